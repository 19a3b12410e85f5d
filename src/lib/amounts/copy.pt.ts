import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  moment: 'alguns segundos',
  seconds: (seconds: number) => `uns ${seconds} segundos`,
  minutes: (minutes: number) => (minutes === 1 ? 'cerca de um minuto' : `uns ${minutes} minutos`),
} satisfies Translation<typeof english>;
