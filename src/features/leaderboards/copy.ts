import type { Board, RankedBy } from '#src/domain/leaderboard.ts';
import { localize } from '#src/languages/localize.ts';

const boards: Record<Board, string> = { riders: 'Riders', animals: 'Animals', contractors: 'Contractors' };
const ranked: Record<Board, string> = { riders: 'Rider', animals: 'Animal', contractors: 'Contractor' };
const rankings: Record<RankedBy, string> = {
  best: 'Best',
  average: 'Average',
  qualified: 'Qualified',
  'bucked-off': 'Bucked off',
  'animal-half': 'Judges',
};

export const copy = localize('features/leaderboards', {
  title: 'Leaderboards',
  tabs: 'Leaderboards of',
  boards,
  ranked,
  rankings,
  rankedBy: 'Rank by',
  event: 'Event',
  season: 'Season',
  state: 'State',
  allStates: 'All states',
  source: 'From rides posted here, not official standings.',
  sourceOfLatest: (count: string, year: number) =>
    `From the latest ${count} rides of ${year} posted here, not official standings.`,
  threshold: (count: number) => `At least ${count} rides with a result.`,
  averageThreshold: (count: number) => `At least ${count} qualified rides.`,
  halfThreshold: (count: number) => `At least ${count} rides with the judges' points for the animal.`,
  rank: 'Rank',
  tied: 'Tied for',
  /** Before a place that several share. */
  tie: 'T',
  rides: 'Rides',
  outs: 'Outs',
  bestAt: (rodeo: string) => `Best at ${rodeo}`,
  unnamed: 'Unnamed',
  play: (name: string) => `Play the best ride of ${name}`,
  first: {
    label: 'First place',
    tied: 'Tied for first place',
    title: 'Ride of the season',
    run: 'Run of the season',
    animal: 'Animal',
    where: 'Where',
  },
  /** Without enough rides, and for a year that is not known yet. */
  noFigure: '–',
  firstPlaces: (count: number) => `These are the first ${count} places.`,
  leftTied: (count: number) =>
    count === 1 ? 'One more shares the last of them.' : `${count} more share the last of them.`,
  more: 'Show more',
  noRides: (year: number) => `No rides in ${year}`,
  loading: 'Loading the leaderboard',
  loadError: "We couldn't load the leaderboard",
  empty: {
    title: 'Nobody is on this board yet',
    text: 'It fills up as rides with a result are posted.',
    reset: 'Show all states',
  },
});
