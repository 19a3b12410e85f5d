import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: (number: number, count: number) => `Monta ${number} de ${count}`,
  described: (described: number, count: number) => `${described} de ${count} con detalles`,
  progress: 'Montas con detalles',
  previous: 'Monta anterior',
  next: 'Monta siguiente',
  back: 'Volver a la lista',
  play: 'Reproducir la monta',
  pause: 'Pausar la monta',
  video: 'La monta',
  starts: 'En la grabación',
  length: 'Monta',
  seconds: (seconds: string) => `${seconds} s`,
  change: 'Cambiar jinete o animal',
  cancel: 'Cancelar',
  save: 'Guardar',
  saveAndNext: 'Guardar y seguir',
} satisfies Translation<typeof english>;
