import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Classificação',
  tabs: 'Classificação de',
  boards: { riders: 'Peões', animals: 'Animais', contractors: 'Tropeiros' },
  ranked: { riders: 'Peão', animals: 'Animal', contractors: 'Tropeiro' },
  rankings: { best: 'Melhor', average: 'Média', 'bucked-off': 'Quedas', 'animal-half': 'Juízes' },
  rankedBy: 'Ordenar por',
  event: 'Prova',
  season: 'Temporada',
  state: 'Estado',
  allStates: 'Todos',
  source: 'Das montarias publicadas aqui, não é a classificação oficial.',
  sourceOfLatest: (count: string) =>
    `Das últimas ${count} montarias publicadas aqui, não é a classificação oficial.`,
  threshold: (count: number) => `Pelo menos ${count} montarias com resultado.`,
  halfThreshold: (count: number) => `Pelo menos ${count} montarias com os pontos dos juízes para o animal.`,
  rank: 'Lugar',
  tied: 'Empatado no lugar',
  tie: 'E',
  rides: 'Montarias',
  outs: 'Saídas',
  bestAt: (rodeo: string) => `A melhor em ${rodeo}`,
  unnamed: 'Sem nome',
  play: (name: string) => `Ver a melhor montaria de ${name}`,
  first: {
    label: 'Primeiro lugar',
    title: 'Montaria da temporada',
    run: 'Passada da temporada',
    animal: 'Animal',
    where: 'Lugar',
  },
  more: 'Ver mais',
  loading: 'Carregando a classificação',
  loadError: 'Não conseguimos carregar a classificação',
  empty: {
    title: 'Ainda não há ninguém nesta classificação',
    text: 'Ela se enche quando montarias com resultado são publicadas.',
    reset: 'Ver todos os estados',
  },
} satisfies Translation<typeof english>;
