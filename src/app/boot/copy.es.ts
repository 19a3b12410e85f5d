import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  play: 'Reproducir',
  pause: 'Pausar',
  share: 'Compartir',
  copied: 'Enlace copiado',
  rest: 'Cargando lo demás',
} satisfies Translation<typeof english>;
