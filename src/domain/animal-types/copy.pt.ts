import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  names: { bull: 'Touro', horse: 'Cavalo', steer: 'Novilho', calf: 'Bezerro' },
  filters: { all: 'Todos', bull: 'Touros', horse: 'Cavalos', steer: 'Novilhos', calf: 'Bezerros' },
} satisfies Translation<typeof english>;
