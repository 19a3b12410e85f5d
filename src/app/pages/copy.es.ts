import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  myRodeo: {
    season: 'Temporada y duelos',
    tabsLabel: 'Mostrar',
    tabs: { videos: 'Videos', animals: 'Animales', reels: 'Reels', saved: 'Guardados' },
    savedElsewhere: 'Tus montas guardadas se quedan en tu propia cuenta.',
    seeSaved: 'Ver tus montas guardadas',
    filterVideos: 'Filtra por título, lugar o animal',
    filterAnimals: 'Filtra por nombre o fierro',
    noAnimals: {
      title: 'Todavía no hay animales',
      textForOwner: 'Agrega un animal para darle su página con todas sus montas.',
      text: 'Sus animales aparecen aquí.',
      add: 'Agregar animal',
    },
    noRides: {
      title: 'Todavía no hay montas',
      textForOwner: 'Elige un video, recórtalo y publícalo.',
      text: 'Sus montas aparecen aquí.',
    },
  },
  animal: {
    edit: 'Editar',
    noRides: {
      title: 'Todavía no hay montas',
      textForOwner: 'Elige un video, recórtalo y publícalo.',
      text: 'Las montas de este animal aparecen aquí.',
    },
  },
  newAnimal: {
    title: 'Agregar animal',
    actingFor: (ownerName: string) => `Estás agregando un animal para ${ownerName}.`,
    loadError: 'No pudimos cargar la cuenta',
    unavailable: 'Esta cuenta ya no está disponible.',
  },
  portal: {
    logOutFailed: 'No pudimos cerrar tu sesión. Intenta de nuevo.',
  },
} satisfies Translation<typeof english>;
