import { localize } from '#src/languages/localize.ts';

/** What result lists say in the app, and in frames of other sites. */
export const copy = localize('domain/results', {
  notOfficial: 'Not the official result. From the rides posted here.',
  by: (name: string) => `By ${name}`,
  place: 'Place',
  tied: 'Tied for place',
  /** Before a place that several share. */
  tie: 'T',
  /** Instead of a place, and of an average. */
  none: '–',
  /** Of how many rounds an average is, where others have more. */
  onRounds: (count: number) => (count === 1 ? 'on 1 round' : `on ${count} rounds`),
  withoutScore: 'Without a score',
  withoutTime: 'Without a time',
  noRider: 'Rider not tagged',
  noResult: 'No result yet',
  empty: { title: 'No results yet', text: 'The rides of this list were deleted, or have no event.' },
});
