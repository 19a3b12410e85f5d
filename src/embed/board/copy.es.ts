import type { Board, RankedBy } from '#src/domain/leaderboard.ts';
import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

const boards: Record<Board, string> = { riders: 'Jinetes', animals: 'Animales', contractors: 'Ganaderos' };
const rankings: Record<RankedBy, string> = {
  best: 'mejor resultado',
  average: 'promedio',
  'bucked-off': 'derribes',
  'animal-half': 'puntos de los jueces para el animal',
};

export const copy = {
  title: (board: Board, event: string, season: number, state: string) =>
    [`${boards[board]}: ${event} ${season}`, state].filter(Boolean).join(', '),
  source: (rankedBy: RankedBy) =>
    `Por ${rankings[rankedBy]}, de las montas publicadas aquí, no es la tabla oficial.`,
  see: (productName: string) => `Ver en ${productName}`,
  all: 'Ver toda la tabla',
  tied: (rank: number) => `E${rank}`,
  unnamed: 'Sin nombre',
  loading: 'Cargando',
  empty: 'Todavía no hay nadie en esta tabla.',
  loadError: 'No pudimos cargar la tabla. Revisa tu conexión e intenta de nuevo.',
} satisfies Translation<typeof english>;
