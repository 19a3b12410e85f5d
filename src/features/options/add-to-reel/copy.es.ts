import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Agregar a un reel',
  newReel: 'Nuevo reel',
  empty: 'Pon tus mejores montas en orden y compártelas con un solo enlace.',
  label: 'Tus reels',
  list: 'tus reels',
  hasRide: 'Ya está aquí',
  full: (max: number) => `Lleno con ${max} montas`,
  adding: 'Agregando …',
  added: (title: string) => `Agregada a “${title}”.`,
  view: 'Ver',
  failed: 'No pudimos agregar la monta',
  close: 'Cerrar',
} satisfies Translation<typeof english>;
