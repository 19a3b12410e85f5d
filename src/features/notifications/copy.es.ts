import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Avisos',
  deleteAll: 'Borrar todo',
  unread: 'Sin leer',
  listName: 'avisos',
  ownAccount: {
    note: (selected: string) => `Abre las listas de tu propia cuenta, no las de ${selected}.`,
    switchTo: (own: string) => `Cambiar a ${own}`,
  },
  loading: 'Cargando avisos',
  loadError: 'No pudimos cargar tus avisos',
  empty: {
    title: 'Nada nuevo',
    text: 'Las etiquetas, invitaciones y solicitudes aparecen aquí.',
  },
  deleteDialog: {
    title: '¿Borrar todos los avisos?',
    text: 'Se borrarán todos los avisos de esta cuenta. No se puede deshacer.',
    confirm: 'Borrar',
    cancel: 'Conservar',
  },
  deleteFailed: (reason: string) => `No pudimos borrar todos los avisos. ${reason}`,
} satisfies Translation<typeof english>;
