import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: (title: string, year: number) => (title.includes(String(year)) ? title : `${title} ${year}`),
  dates: (first: string, last: string) => `De ${first} a ${last}`,
  newestRides: (count: number) => `as ${count} montarias mais novas`,
  note: 'Pelos resultados que as pessoas publicaram com as montarias. Não são resultados oficiais.',
  limit: (count: number) => `Este rodeio tem mais montarias: aqui estão só as ${count} mais novas.`,
  limitForVisitors: (count: number) =>
    `Este rodeio tem mais montarias: entre para ver mais que as ${count} mais novas.`,
  results: (event: string) => `Montarias de ${event}, as melhores primeiro`,
  showAll: (count: number) => `Ver as ${count} montarias`,
  showAllDays: (count: number) => `Ver os ${count} dias`,
  noRider: 'Sem peão marcado',
  unnamed: 'Sem nome',
  noResult: 'Ainda sem resultado',
  resultList: 'Fazer uma lista de resultados',
  loading: 'Carregando montarias',
  loadError: 'Não conseguimos carregar este rodeio',
  empty: {
    title: 'Ainda não há montarias',
    text: 'As montarias deste rodeio aparecem aqui quando forem publicadas.',
    upload: 'Enviar vídeo',
  },
  notFound: {
    title: 'Rodeio não encontrado',
    text: 'O link pode estar errado. Os próximos rodeios estão na agenda.',
    schedule: 'Ver a agenda',
  },
} satisfies Translation<typeof english>;
