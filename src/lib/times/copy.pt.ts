import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  day: 'D [de] MMMM [de] YYYY',
  monthAndDay: 'D [de] MMMM',
  noDay: 'Sem data',
  months: [
    ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto'],
    ...['setembro', 'outubro', 'novembro', 'dezembro'],
  ],
  weekdays: [
    ...['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'],
  ],
  now: 'agora mesmo',
  ago: (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat('pt-BR').format(-count, unit),
} satisfies Translation<typeof english>;
