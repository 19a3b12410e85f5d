import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  nouns: {
    ride: { one: 'monta', other: 'montas' },
    out: { one: 'salida', other: 'salidas' },
    run: { one: 'pasada', other: 'pasadas' },
    view: { one: 'vista', other: 'vistas' },
    animal: { one: 'animal', other: 'animales' },
    buckOff: { one: 'derribe', other: 'derribes' },
    qualified: { one: 'calificada', other: 'calificadas' },
  },
  outOf: (count: string, all: string) => `${count} de ${all}`,
} satisfies Translation<typeof english>;
