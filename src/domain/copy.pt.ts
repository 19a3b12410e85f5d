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
  results: {
    words: {
      qualified: 'Parou',
      'bucked-off': 'Queda',
      're-ride': 'Re-ride',
      'missed-out': 'Não marcou',
      disqualified: 'DQ',
      'turned-out': 'Não montou',
      time: 'Tempo',
      'no-time': 'Sem tempo',
    },
    spoken: {
      qualified: 'parou',
      'bucked-off': 'caiu',
      're-ride': 're-ride',
      'missed-out': 'não marcou na saída',
      disqualified: 'desclassificação',
      'turned-out': 'não montou',
      time: 'tempo',
      'no-time': 'sem tempo',
    },
    off: 'Queda',
    units: { score: 'Nota', time: 'Tempo' },
    noScore: 'Sem nota',
    seconds: (seconds: string) => `${seconds} s`,
  },
  headline: {
    and: (_next: string) => ' e ',
    by: 'de',
    on: 'em',
    with: 'com',
  },
  beside: {
    yours: {
      score: (figure: string) => `sua nota ${figure}`,
      time: (figure: string) => `seu tempo de ${figure}`,
      buckOff: 'sua queda',
      ride: 'sua montaria',
    },
    theirs: {
      score: (figure: string) => `a nota ${figure}`,
      time: (figure: string) => `o tempo de ${figure}`,
      buckOff: 'a queda',
      ride: 'a montaria',
    },
  },
} satisfies Translation<typeof english>;
