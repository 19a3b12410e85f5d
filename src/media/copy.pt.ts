import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  unreadablePixels:
    'A proteção do seu navegador contra rastreamento não nos deixa ler imagens. Permita neste site ou use outro navegador.',
} satisfies Translation<typeof english>;
