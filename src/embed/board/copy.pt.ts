import type { Board, RankedBy } from '#src/domain/leaderboard.ts';
import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

const boards: Record<Board, string> = { riders: 'Peões', animals: 'Animais', contractors: 'Tropeiros' };
const rankings: Record<RankedBy, string> = {
  best: 'melhor resultado',
  average: 'média das notas',
  qualified: 'porcentagem de paradas',
  'bucked-off': 'quedas',
  'animal-half': 'pontos dos juízes para o animal',
};

/** What a place takes so many of. */
const basis: Record<RankedBy, string> = {
  best: 'montarias com resultado',
  average: 'paradas',
  qualified: 'montarias com resultado',
  'bucked-off': 'montarias com resultado',
  'animal-half': 'montarias com os pontos dos juízes para o animal',
};

export const copy = {
  title: (board: Board, event: string, season: number | undefined, state: string) =>
    [`${boards[board]}: ${event} ${season ?? ''}`.trim(), state].filter(Boolean).join(', '),
  source: (rankedBy: RankedBy, latest: string) =>
    `Por ${rankings[rankedBy]}, das ${latest ? `últimas ${latest} montarias` : 'montarias'} publicadas aqui, não é a classificação oficial.`,
  threshold: (rankedBy: RankedBy, count: number) => `Pelo menos ${count} ${basis[rankedBy]}.`,
  see: (productName: string) => `Ver no ${productName}`,
  all: 'Ver toda a classificação',
  tied: (rank: number) => `E${rank}`,
  unnamed: 'Sem nome',
  loading: 'Carregando',
  empty: 'Ainda não há ninguém nesta classificação.',
  loadError: 'Não conseguimos carregar a classificação. Veja sua conexão e tente de novo.',
} satisfies Translation<typeof english>;
