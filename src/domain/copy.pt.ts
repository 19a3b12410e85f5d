import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  events: [
    'Montaria em touros',
    'Bareback',
    'Sela americana',
    'Laço em dupla',
    'Três tambores',
    'Bulldog',
    'Laço de bezerro',
    'Breakaway',
    'Seis balizas',
    'Amarração de cabrito',
  ],
  accountTypes: { contractor: 'Tropeiro', contestant: 'Competidor', fan: 'Fã', staff: 'Equipe' },
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
  unnamed: 'Sem nome',
  headline: {
    and: ' e ',
    buckedOff: 'caiu',
    by: 'de',
    on: 'em',
    with: 'com',
  },
} satisfies Translation<typeof english>;
