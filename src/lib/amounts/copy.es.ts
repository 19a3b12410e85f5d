import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  moment: 'unos segundos',
  seconds: (seconds: number) => `unos ${seconds} segundos`,
  minutes: (minutes: number) => (minutes === 1 ? 'cerca de un minuto' : `unos ${minutes} minutos`),
} satisfies Translation<typeof english>;
