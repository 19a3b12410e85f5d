import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  names: { bull: 'Toro', horse: 'Caballo', steer: 'Novillo', calf: 'Becerro' },
  filters: { all: 'Todos', bull: 'Toros', horse: 'Caballos', steer: 'Novillos', calf: 'Becerros' },
} satisfies Translation<typeof english>;
