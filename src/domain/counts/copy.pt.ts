import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  nouns: {
    ride: { one: 'montaria', other: 'montarias' },
    out: { one: 'saída', other: 'saídas' },
    run: { one: 'passada', other: 'passadas' },
    view: { one: 'visualização', other: 'visualizações' },
    animal: { one: 'animal', other: 'animais' },
    buckOff: { one: 'queda', other: 'quedas' },
    qualified: { one: 'parada', other: 'paradas' },
  },
  outOf: (count: string, all: string) => `${count} de ${all}`,
} satisfies Translation<typeof english>;
