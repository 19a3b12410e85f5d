import type { Board, RankedBy } from '#src/domain/leaderboard.ts';
import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

const boards: Record<Board, string> = { riders: 'Peões', animals: 'Animais', contractors: 'Tropeiros' };
const rankings: Record<RankedBy, string> = {
  best: 'melhor resultado',
  average: 'média',
  'bucked-off': 'quedas',
  'animal-half': 'pontos dos juízes para o animal',
};

export const copy = {
  title: (board: Board, event: string, season: number, state: string) =>
    [`${boards[board]}: ${event} ${season}`, state].filter(Boolean).join(', '),
  source: (rankedBy: RankedBy) =>
    `Por ${rankings[rankedBy]}, das montarias publicadas aqui, não é a classificação oficial.`,
  see: (productName: string) => `Ver no ${productName}`,
  all: 'Ver toda a classificação',
  tied: (rank: number) => `E${rank}`,
  unnamed: 'Sem nome',
  loading: 'Carregando',
  empty: 'Ainda não há ninguém nesta classificação.',
  loadError: 'Não conseguimos carregar a classificação. Veja sua conexão e tente de novo.',
} satisfies Translation<typeof english>;
