import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  notOfficial: 'Não é o resultado oficial. Sai das montarias publicadas aqui.',
  by: (name: string) => `De ${name}`,
  place: 'Lugar',
  tied: 'Empate no lugar',
  tie: 'E',
  none: '–',
  onRounds: (count: number) => (count === 1 ? 'em 1 round' : `em ${count} rounds`),
  withoutScore: 'Sem nota',
  withoutTime: 'Sem tempo',
  noRider: 'Peão não marcado',
  noResult: 'Ainda sem resultado',
  empty: {
    title: 'Ainda não há resultados',
    text: 'As montarias desta lista foram apagadas ou não têm prova.',
  },
} satisfies Translation<typeof english>;
