import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  play: 'Reproduzir',
  speed: 'Velocidade',
  tryAgain: 'Tentar de novo',
  watch: 'Ver montarias',
  qualified: 'Parou nos oito',
} satisfies Translation<typeof english>;
