import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  feed: {
    title: 'Inicio',
    refresh: 'Actualizar el inicio',
    filter: 'Filtrar el inicio',
    choices: { all: 'Todo', following: 'Siguiendo', favorites: 'Mis favoritas' },
    empty: {
      title: 'Todavía no hay montas',
      text: 'Las montas nuevas aparecen aquí.',
      textForFavorites: 'Las montas nuevas de tus pruebas favoritas aparecen aquí.',
      textForEvent: 'Las montas nuevas de esta prueba aparecen aquí.',
      showAll: 'Ver todas las montas',
    },
  },
  list: 'Videos',
  videos: 'videos',
  views: (count: number) => (count === 1 ? 'vista' : 'vistas'),
} satisfies Translation<typeof english>;
