import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  play: 'Reproducir',
  pause: 'Pausar',
  share: 'Compartir',
  copied: 'Enlace copiado',
  rest: 'Cargando lo demás',
  logIn: 'Entrar',
  signUp: 'Crear cuenta',
  headings: { watch: 'Ver montas', leaderboards: 'Tablas', compare: 'Comparar montas' },
} satisfies Translation<typeof english>;
