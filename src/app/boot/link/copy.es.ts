import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  logIn: 'Entrar',
  signUp: 'Crear cuenta',
  matchup: (rider, animal) => `${rider} contra ${animal}`,
  headings: { watch: 'Ver montas', leaderboards: 'Tablas', compare: 'Comparar montas' },
} satisfies Translation<typeof english>;
