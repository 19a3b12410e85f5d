import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Difícil de ver',
  text: 'Es posible que alguien se haya lastimado en esta monta.',
  watch: 'Ver',
} satisfies Translation<typeof english>;
