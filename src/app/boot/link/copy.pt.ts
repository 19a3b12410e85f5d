import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  logIn: 'Entrar',
  signUp: 'Criar conta',
  matchup: (rider, animal) => `${rider} contra ${animal}`,
  headings: { watch: 'Ver montarias', leaderboards: 'Classificação', compare: 'Comparar montarias' },
} satisfies Translation<typeof english>;
