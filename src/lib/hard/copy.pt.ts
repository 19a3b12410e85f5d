import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Difícil de ver',
  text: 'Alguém pode ter se machucado nesta montaria.',
  watch: 'Assistir',
} satisfies Translation<typeof english>;
