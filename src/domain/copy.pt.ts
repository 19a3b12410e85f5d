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
  unnamed: 'Sem nome',
  riders: { score: 'Peão', time: 'Competidor(a)' },
  headline: {
    and: (_next: string) => ' e ',
    buckedOff: 'caiu',
    by: 'de',
    on: 'em',
    with: 'com',
  },
} satisfies Translation<typeof english>;
