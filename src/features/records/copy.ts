import { formatCount } from '#src/lib/format.ts';

const countRides = (count: number) => (count === 1 ? '1 ride' : `${formatCount(count)} rides`);

export const copy = {
  record: {
    title: 'Record',
    loading: 'Loading the record',
    loadError: "We couldn't load the record.",
    reload: 'Reload record',
    source: 'From videos posted here, not an official record.',
    sourceOfLatest: (count: number) =>
      `From the latest ${formatCount(count)} videos posted here, not an official record.`,
    season: 'Season',
    allSeasons: 'All seasons',
  },
  figures: {
    outs: 'Outs',
    runs: 'Runs',
    withoutResult: (count: number) => `${formatCount(count)} without a result`,
    qualified: 'Qualified',
    qualifiedOf: (qualified: number, rated: number) => `${formatCount(qualified)} of ${countRides(rated)}`,
    qualifiedOfFew: (rated: number) => `of ${countRides(rated)} with a score`,
    percent: (share: number) => `${Math.round(share * 100)}%`,
    averageScore: 'Average score',
    averageOf: (qualified: number) => `${formatCount(qualified)} qualified`,
    bestScore: 'Best score',
    averageTime: 'Average time',
    bestTime: 'Best time',
    runsOf: (event: string, count: number) =>
      `${event}, ${count === 1 ? '1 run' : `${formatCount(count)} runs`}`,
    seconds: (time: number) => `${time.toFixed(2)} s`,
    fewRides: (minimum: number) => `Percentages and averages show once ${minimum} rides have a result.`,
  },
  season: {
    ofYear: (year: number) => `${year} by month`,
    byYear: 'By season',
    period: 'When',
    results: 'Results',
    outs: 'Outs',
    outcomes: { qualified: 'Qualified', 'bucked-off': 'Bucked off', timed: 'Timed', unknown: 'No result' },
    count: (count: number, outcome: string) => `${formatCount(count)} ${outcome.toLowerCase()}`,
    undated: 'None of these rides has a date.',
  },
  riders: {
    title: 'Riders met',
    none: 'No rider is tagged in these rides.',
    outs: (count: number) => (count === 1 ? '1 out' : `${formatCount(count)} outs`),
    qualified: (count: number) => `${formatCount(count)} qualified`,
    best: (score: number) => `best ${score}`,
    fastest: (time: number) => `best ${time.toFixed(2)} s`,
    unnamed: 'Unnamed rider',
    showAll: (count: number) => `Show all ${formatCount(count)} riders`,
  },
  selected: {
    titles: {
      all: 'All rides',
      qualified: 'Qualified rides',
      'bucked-off': 'Buck-offs',
      timed: 'Timed rides',
      unknown: 'Rides without a result',
    },
    title: (kind: string, details: string, count: number) =>
      `${details ? `${kind}, ${details}` : kind} (${formatCount(count)})`,
    showAll: 'Show all videos',
    empty: { title: 'No matching rides', text: 'They may have been deleted or edited since.' },
  },
};
