import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

const formatCount = (count: number) => count.toLocaleString('pt-BR');
const formatTime = (time: number) => time.toFixed(2).replace('.', ',');
const countRides = (count: number) => (count === 1 ? '1 montaria' : `${formatCount(count)} montarias`);
const countQualified = (count: number) => (count === 1 ? '1 parada' : `${formatCount(count)} paradas`);

export const copy = {
  record: {
    title: 'Histórico',
    loading: 'Carregando o histórico',
    loadError: 'Não conseguimos carregar o histórico.',
    reload: 'Recarregar histórico',
    source: 'Dos vídeos publicados aqui, não é um registro oficial.',
    sourceOfLatest: (count: number) =>
      `Dos últimos ${formatCount(count)} vídeos publicados aqui, não é um registro oficial.`,
  },
  figures: {
    outs: 'Saídas',
    runs: 'Passadas',
    rides: 'Montarias',
    withoutResult: (count: number) => `${formatCount(count)} sem resultado`,
    qualified: 'Paradas',
    qualifiedOf: (qualified: number, rated: number) => `${formatCount(qualified)} de ${countRides(rated)}`,
    qualifiedOfFew: (rated: number) => `de ${countRides(rated)} com nota`,
    percent: (share: number) => `${Math.round(share * 100)}%`,
    averageScore: 'Média das notas',
    averageOf: countQualified,
    bestScore: 'Melhor nota',
    averageHalf: 'Média dos juízes',
    bestHalf: 'Melhor dos juízes',
    halfOf: (count: number) => `para o animal, de ${countRides(count)}`,
    buckOffTime: 'Derruba aos',
    buckOffsOf: (count: number) => `em média, de ${count === 1 ? '1 queda' : `${formatCount(count)} quedas`}`,
    shortSeconds: (seconds: number) => `${seconds.toFixed(1).replace('.', ',')} s`,
    averageTime: 'Tempo médio',
    bestTime: 'Melhor tempo',
    runsOf: (event: string, count: number) =>
      `${event}, ${count === 1 ? '1 passada' : `${formatCount(count)} passadas`}`,
    seconds: (time: number) => `${formatTime(time)} s`,
    fewRides: (minimum: number) =>
      `Porcentagens e médias aparecem quando ${minimum} montarias tiverem resultado.`,
  },
  season: {
    ofYear: (year: number) => `${year} por mês`,
    byYear: 'Por temporada',
    period: 'Quando',
    results: 'Resultados',
    rides: 'Montarias',
    outcomes: {
      qualified: 'Paradas',
      'bucked-off': 'Quedas',
      timed: 'Com tempo',
      unknown: 'Sem resultado',
    },
    play: (result: string, rodeo: string) => `Ver ${result}, ${rodeo}`,
    count: (count: number, outcome: string) => `${formatCount(count)} ${outcome.toLowerCase()}`,
    undated: 'Nenhuma destas montarias tem data.',
  },
  meetings: {
    riders: 'Peões que enfrentou',
    noRiders: 'Nenhum peão está marcado nestas montarias.',
    animals: 'Animais que enfrentou',
    noAnimals: 'Nenhum animal está marcado nestas montarias.',
    rides: countRides,
    qualified: countQualified,
    best: (score: number) => `melhor ${score.toLocaleString('pt-BR')}`,
    fastest: (time: number) => `melhor ${formatTime(time)} s`,
    unnamed: 'Peão sem nome',
  },
  pages: {
    allSeasons: 'Todas as temporadas',
    loadError: 'Não conseguimos carregar as montarias',
    search: 'Buscar',
    noRider: {
      title: 'Nenhuma montaria encontrada',
      text: 'Podem não ter sido publicadas, ou o link está incompleto.',
    },
    noAnimal: {
      title: 'Animal não encontrado',
      text: 'Pode ter sido excluído, ou o link está incompleto.',
    },
    season: (year: number) => `Temporada ${year}`,
    rider: (rider: string) => `Todas as montarias de ${rider}`,
    matchup: (rider: string, animal: string) => `${rider} contra ${animal}`,
    profile: 'Ver perfil',
    animal: (animal: string) => `Todas as montarias de ${animal}`,
    noRides: { title: 'Ainda não há montarias', text: 'As montarias marcadas aparecem aqui.' },
    noMeetings: {
      title: 'Ainda não há montarias juntos',
      text: (rider: string, animal: string) => `As montarias de ${rider} em ${animal} aparecem aqui.`,
    },
  },
  selected: {
    titles: {
      all: 'Todas as montarias',
      qualified: 'Paradas',
      'bucked-off': 'Quedas',
      timed: 'Com tempo',
      unknown: 'Montarias sem resultado',
    },
    title: (kind: string, details: string, count: number) =>
      `${details ? `${kind}, ${details}` : kind} (${formatCount(count)})`,
    showAll: 'Ver todos os vídeos',
    empty: { title: 'Nenhuma montaria encontrada', text: 'Podem ter sido excluídas ou editadas.' },
  },
} satisfies Translation<typeof english>;
