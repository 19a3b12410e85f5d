import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  everything: 'Buscar',
  contractors: 'Tropeiros',
  contestants: 'Competidores',
} satisfies Translation<typeof english>;
