import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  topRides: {
    title: 'Mejores montas',
    refresh: 'Actualizar las mejores montas',
    leaderboards: 'Tablas',
    empty: {
      title: 'Todavía no hay mejores montas',
      text: 'Cada monta de la semana aparece aquí.',
      goToFeed: 'Ir al inicio',
    },
  },
  watch: {
    title: 'Ver montas',
    text: 'Las mejores montas del momento. Sin cuenta.',
    filter: 'Elegir montas',
    choices: { top: 'Mejores', newest: 'Nuevas' },
    empty: {
      title: 'Todavía no hay montas aquí',
      text: 'Las montas nuevas aparecen aquí.',
      showNewest: 'Ver las montas más nuevas',
    },
  },
  followed: {
    newSince: (day: string) => `Nuevo desde el ${day}`,
    seeFollowing: 'Ver a quién sigues',
    loadError: 'No pudimos cargar a quién sigues',
    nobodyFollowed: {
      title: 'Todavía no sigues a nadie',
      text: 'Sigue a jinetes, ganaderos, animales y rodeos en sus páginas. Sus montas aparecen aquí.',
      search: 'Buscar jinetes y animales',
    },
    empty: {
      title: 'Todavía no hay montas',
      text: 'Las montas nuevas de lo que sigues aparecen aquí.',
    },
  },
  matching: {
    title: 'Videos',
    filter: 'Filtra por título, lugar o animal',
    noMatches: {
      title: 'Nada coincide',
      text: (filterText: string) =>
        `No encontramos “${filterText}” en estas montas. Prueba con otro título, lugar o animal.`,
    },
  },
  saved: {
    privacy: 'Solo tú puedes ver tus montas guardadas.',
    seeFollowing: 'Ver a quién sigues',
    empty: {
      title: 'Todavía no guardas montas',
      text: 'Usa el marcador de una monta para guardarla aquí.',
      goToFeed: 'Ir al inicio',
    },
  },
} satisfies Translation<typeof english>;
