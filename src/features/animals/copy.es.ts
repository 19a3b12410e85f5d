import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  page: {
    loading: 'Cargando el animal',
    loadError: 'No pudimos cargar el animal',
    notFound: {
      title: 'No encontramos el animal',
      text: 'Puede que lo hayan borrado o que el enlace esté incompleto.',
      search: 'Buscar animales',
    },
    type: 'Tipo',
    events: 'Pruebas',
    rides: 'Montas',
    unknownCount: '–',
    contestant: 'Competidor',
    contractor: 'Ganadero',
  },
  contractorLinks: { herdSheet: 'Imprimir hoja de ganado', insights: 'Ver estadísticas' },
  list: {
    loading: 'Cargando animales',
    loadError: 'No pudimos cargar los animales',
    filter: 'Tipo de animal',
    limit: (count: number) => `Solo aparecen los primeros ${count} animales.`,
    noneOfType: {
      title: 'Todavía no hay de este tipo',
      text: 'Elige otro tipo para ver más animales.',
    },
    noMatch: {
      title: 'Ningún animal coincide',
      text: (searchText: string) =>
        `Ningún nombre ni fierro coincide con “${searchText}”. Prueba con otras palabras.`,
    },
  },
  form: {
    editTitle: 'Editar animal',
    about: 'Datos (obligatorio)',
    createError: 'No pudimos crear el animal',
    name: 'Nombre',
    brand: 'Fierro',
    type: 'Tipo',
    events: 'Pruebas',
    imageSection: 'Foto del animal (opcional)',
    image: 'Foto del animal',
    saveFailed: 'No pudimos guardar el animal',
    imageFailed: 'Guardamos el animal, pero no pudimos subir su foto',
  },
  notYours: {
    title: 'No puedes editar este animal',
    text: (owner: string) => `Es de ${owner}. Para editarlo, cambia a esa cuenta.`,
    unknownOwner: 'otra cuenta',
    open: (name: string) => `Ir a ${name}`,
  },
  deletion: {
    title: 'Borrar este animal',
    text: 'También se borran su página y su foto. Solo puedes borrar un animal sin videos.',
    open: 'Borrar animal',
    question: (name: string) => `¿Borrar a ${name}?`,
    warning: 'No se puede deshacer.',
    confirm: 'Borrar',
    cancel: 'Conservar',
    done: 'Animal borrado.',
    failed: 'No pudimos borrar el animal',
    hasVideos: 'Primero borra los videos de este animal; luego podrás quitar el animal.',
  },
} satisfies Translation<typeof english>;
