import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  play: 'Reproduzir',
  pause: 'Pausar',
  share: 'Compartilhar',
  copied: 'Link copiado',
  rest: 'Carregando o resto',
} satisfies Translation<typeof english>;
