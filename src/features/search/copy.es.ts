import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  notSetUp: {
    title: 'Buscar',
    heading: 'La búsqueda todavía no está lista',
    text: 'Lo demás funciona sin ella.',
  },
  back: 'Atrás',
  field: 'Fierro, nombre, ganadero o jinete',
  cancel: 'Cancelar',
  tryAgain: 'Intentar de nuevo',
  categories: 'Categorías',
  recent: { title: 'Búsquedas recientes', clear: 'Borrar' },
  status: {
    loading: 'Cargando…',
    searching: (text: string) => `Buscando “${text}”…`,
    people: (count: string, isOne: boolean) => `${count} ${isOne ? 'persona' : 'personas'}`,
    animals: (count: string, isOne: boolean) => `${count} ${isOne ? 'animal' : 'animales'}`,
    videos: (count: string, isOne: boolean) => `${count} ${isOne ? 'video' : 'videos'}`,
    reels: (count: string, isOne: boolean) => `${count} ${isOne ? 'reel' : 'reels'}`,
  },
  people: {
    title: 'Personas',
    error: 'No pudimos buscar personas.',
    idle: 'Escribe un nombre o un lugar para encontrar personas.',
  },
  animals: { title: 'Animales', error: 'No pudimos buscar animales.' },
  videos: { title: 'Videos', error: 'No pudimos buscar videos.' },
  reels: {
    title: 'Reels',
    error: 'No pudimos buscar reels.',
    by: (owner: string) => `De ${owner}`,
  },
  found: 'en los resultados',
  truncated: (shown: number, total: string) => `Se ven ${shown} de ${total}. Escribe más para afinar.`,
  empty: {
    title: 'Todavía no hay resultados',
    text: 'Los animales y las montas aparecen aquí cuando se publican.',
    browse: 'Ver categorías',
  },
  noMatches: {
    title: 'Nada coincide',
    text: (text: string) =>
      `No encontramos “${text}”. Revisa cómo se escribe o prueba con parte de un nombre, un fierro o un lugar.`,
    textInCategory: (text: string, category: string) =>
      `No encontramos “${text}” en ${category}. Revisa cómo se escribe o prueba con parte de un nombre, un fierro o un lugar.`,
    browse: 'Ver categorías',
    searchEverything: 'Buscar en todo',
  },
} satisfies Translation<typeof english>;
