import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  day: 'D [de] MMMM [de] YYYY',
  monthAndDay: 'D [de] MMMM',
  noDay: 'Sin fecha',
  months: [
    ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'],
    ...['septiembre', 'octubre', 'noviembre', 'diciembre'],
  ],
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  now: 'ahora mismo',
  ago: (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat('es-MX').format(-count, unit),
} satisfies Translation<typeof english>;
