import { formatCount } from '#src/lib/format.ts';
import { localize } from '#src/languages/localize.ts';

const countRides = (count: number) => (count === 1 ? '1 ride' : `${formatCount(count)} rides`);

export const copy = localize('features/records', {
  record: {
    title: 'Record',
    loading: 'Loading the record',
    loadError: "We couldn't load the record.",
    reload: 'Reload record',
    source: 'From videos posted here, not an official record.',
    sourceOfLatest: (count: number) =>
      `From the latest ${formatCount(count)} videos posted here, not an official record.`,
  },
  figures: {
    outs: 'Outs',
    runs: 'Runs',
    rides: 'Rides',
    withoutResult: (count: number) => `${formatCount(count)} without a result`,
    qualified: 'Qualified',
    qualifiedOf: (qualified: number, rated: number) => `${formatCount(qualified)} of ${countRides(rated)}`,
    qualifiedOfFew: (rated: number) => `of ${countRides(rated)} with a score`,
    percent: (share: number) => `${Math.round(share * 100)}%`,
    averageScore: 'Average score',
    averageOf: (qualified: number) => `${formatCount(qualified)} qualified`,
    bestScore: 'Best score',
    averageHalf: "Judges' average",
    bestHalf: "Judges' best",
    halfOf: (count: number) => `for the animal, of ${countRides(count)}`,
    buckOffTime: 'Buck-off after',
    buckOffsOf: (count: number) => `on average, of ${formatCount(count)} buck-offs`,
    shortSeconds: (seconds: number) => `${seconds.toFixed(1)} s`,
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
    rides: 'Rides',
    outcomes: { qualified: 'Qualified', 'bucked-off': 'Bucked off', timed: 'Timed', unknown: 'No result' },
    play: (result: string, rodeo: string) => `Play ${result}, ${rodeo}`,
    count: (count: number, outcome: string) => `${formatCount(count)} ${outcome.toLowerCase()}`,
    undated: 'None of these rides has a date.',
  },
  meetings: {
    riders: 'Riders met',
    noRiders: 'No rider is tagged in these rides.',
    animals: 'Animals met',
    noAnimals: 'No animal is tagged in these rides.',
    rides: countRides,
    qualified: (count: number) => `${formatCount(count)} qualified`,
    best: (score: number) => `best ${score}`,
    fastest: (time: number) => `best ${time.toFixed(2)} s`,
    unnamed: 'Unnamed rider',
  },
  pages: {
    allSeasons: 'All seasons',
    loadError: "We couldn't load the rides",
    search: 'Search',
    noRider: {
      title: 'No rides found',
      text: 'They may not have been posted, or the link may be incomplete.',
    },
    noAnimal: {
      title: 'Animal not found',
      text: 'It may have been deleted, or the link may be incomplete.',
    },
    season: (year: number) => `${year} season`,
    rider: (rider: string) => `All rides of ${rider}`,
    matchup: (rider: string, animal: string) => `${rider} vs. ${animal}`,
    profile: 'See profile',
    animal: (animal: string) => `All rides of ${animal}`,
    noRides: { title: 'No rides yet', text: 'Rides they are tagged in show up here.' },
    noMeetings: {
      title: 'No rides together yet',
      text: (rider: string, animal: string) => `Rides of ${rider} on ${animal} show up here.`,
    },
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
});
