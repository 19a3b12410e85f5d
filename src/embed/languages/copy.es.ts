import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  play: 'Reproducir',
  speed: 'Velocidad',
  tryAgain: 'Intentar de nuevo',
  watch: 'Ver montas',
  qualified: 'Llegó a los ocho',
} satisfies Translation<typeof english>;
