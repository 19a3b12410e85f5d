import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  unreadablePixels:
    'La protección de tu navegador contra el rastreo no nos deja leer imágenes. Permítelo en este sitio o usa otro navegador.',
} satisfies Translation<typeof english>;
