import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  record: {
    title: 'Histórico',
    loading: 'Carregando o histórico',
    loadError: 'Não conseguimos carregar o histórico.',
    reload: 'Recarregar histórico',
    source: 'Dos vídeos publicados aqui, não é um registro oficial.',
    sourceOfLatest: (count: string) =>
      `Dos últimos ${count} vídeos publicados aqui, não é um registro oficial.`,
  },
  figures: {
    outs: 'Saídas',
    runs: 'Passadas',
    rides: 'Montarias',
    withoutResult: (count: string) => `${count} sem resultado`,
    qualified: 'Paradas',
    qualifiedOfFew: (rides: string) => `de ${rides} com resultado`,
    averageScore: 'Média das notas',
    bestScore: 'Melhor nota',
    averageHalf: 'Média dos juízes',
    bestHalf: 'Melhor dos juízes',
    halfOf: (rides: string) => `para o animal, de ${rides}`,
    buckOffTime: 'Derruba aos',
    buckOffsOf: (buckOffs: string) => `em média, de ${buckOffs}`,
    averageTime: 'Tempo médio',
    bestTime: 'Melhor tempo',
    fewRides: (minimum: number) =>
      `As porcentagens aparecem a partir de ${minimum} montarias com resultado; as médias, de ${minimum} paradas.`,
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
      'no-score': 'Sem nota nem tempo',
      unknown: 'Sem resultado',
    },
    count: (count: string, outcome: string) => `${count} ${outcome.toLowerCase()}`,
    noRides: (year: number) => `Não há montarias em ${year}.`,
    withoutDay: (rides: string) => `${rides} sem data.`,
    undated: 'Nenhuma destas montarias tem data.',
  },
  meetings: {
    riders: 'Peões que enfrentou',
    noRiders: 'Nenhum peão está marcado nestas montarias.',
    animals: 'Animais que enfrentou',
    noAnimals: 'Nenhum animal está marcado nestas montarias.',
    best: (figure: string) => `melhor ${figure}`,
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
    rider: (rider: string) => `Todas as montarias de ${rider}`,
    matchup: (rider: string, animal: string) => `${rider} contra ${animal}`,
    profile: 'Ver perfil',
    animal: (animal: string) => `Todas as montarias de ${animal}`,
    noRides: { title: 'Ainda não há montarias', text: 'As montarias marcadas aparecem aqui.' },
    noMeetings: {
      title: 'Ainda não há montarias juntos',
      text: (rider: string, animal: string) => `As montarias de ${rider} em ${animal} aparecem aqui.`,
      textOfLatest: (rider: string, animal: string, count: string) =>
        `${rider} não está nas últimas ${count} montarias de ${animal}. As anteriores não aparecem.`,
    },
  },
  selected: {
    titles: {
      all: 'Todas as montarias',
      qualified: 'Paradas',
      'bucked-off': 'Quedas',
      timed: 'Com tempo',
      'no-score': 'Montarias sem nota nem tempo',
      unknown: 'Montarias sem resultado',
    },
    title: (kind: string, details: string, count: string) =>
      `${details ? `${kind}, ${details}` : kind} (${count})`,
    showAll: 'Ver todos os vídeos',
    empty: { title: 'Nenhuma montaria encontrada', text: 'Podem ter sido excluídas ou editadas.' },
  },
} satisfies Translation<typeof english>;
