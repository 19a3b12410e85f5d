import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  notOfficial: 'No es el resultado oficial. Sale de las montas publicadas aquí.',
  by: (name: string) => `De ${name}`,
  place: 'Lugar',
  tied: 'Empate en el lugar',
  tie: 'E',
  none: '–',
  onRounds: (count: number) => (count === 1 ? 'en 1 ronda' : `en ${count} rondas`),
  withoutScore: 'Sin puntos',
  withoutTime: 'Sin tiempo',
  noRider: 'Sin jinete etiquetado',
  noResult: 'Todavía sin resultado',
  empty: {
    title: 'Todavía no hay resultados',
    text: 'Las montas de esta lista se borraron o no tienen prueba.',
  },
} satisfies Translation<typeof english>;
