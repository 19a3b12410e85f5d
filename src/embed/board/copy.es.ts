import type { Board, RankedBy } from '#src/domain/leaderboard.ts';
import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

const boards: Record<Board, string> = { riders: 'Jinetes', animals: 'Animales', contractors: 'Ganaderos' };
const rankings: Record<RankedBy, string> = {
  best: 'mejor resultado',
  average: 'promedio de puntos',
  qualified: 'porcentaje de montas calificadas',
  'bucked-off': 'derribes',
  'animal-half': 'puntos de los jueces para el animal',
};

/** What a place takes so many of. */
const basis: Record<RankedBy, string> = {
  best: 'montas con resultado',
  average: 'montas calificadas',
  qualified: 'montas con resultado',
  'bucked-off': 'montas con resultado',
  'animal-half': 'montas con los puntos de los jueces para el animal',
};

export const copy = {
  title: (board: Board, event: string, season: number | undefined, state: string) =>
    [`${boards[board]}: ${event} ${season ?? ''}`.trim(), state].filter(Boolean).join(', '),
  source: (rankedBy: RankedBy, latest: string) =>
    `Por ${rankings[rankedBy]}, de las ${latest ? `últimas ${latest} montas` : 'montas'} publicadas aquí, no es la tabla oficial.`,
  threshold: (rankedBy: RankedBy, count: number) => `Al menos ${count} ${basis[rankedBy]}.`,
  see: (productName: string) => `Ver en ${productName}`,
  all: 'Ver toda la tabla',
  tied: (rank: number) => `E${rank}`,
  unnamed: 'Sin nombre',
  loading: 'Cargando',
  empty: 'Todavía no hay nadie en esta tabla.',
  loadError: 'No pudimos cargar la tabla. Revisa tu conexión e intenta de nuevo.',
} satisfies Translation<typeof english>;
