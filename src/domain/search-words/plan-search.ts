import type { SearchCategory } from '../search.ts';
import { asksOfAnimals, asksOfPeople, asksOfRides } from './search-criteria.ts';
import type { UnderstoodText } from './understand-text.ts';

/** What a text of the search box searches. */
export interface SearchPlan {
  readonly searches: Readonly<Record<'people' | 'animals' | 'videos' | 'reels', boolean>>;
  /** Of people, animals and videos: what is not understood. */
  readonly text: string;
}

/**
 * What is searched: by what remains of the text, or by what is asked. People have no events, so under an event they are
 * searched by text only. Reels belong to no category and have titles only, so they are searched by the whole text.
 */
export function planSearch(
  { kind }: SearchCategory,
  text: string,
  { rest, criteria }: UnderstoodText,
): SearchPlan {
  const hasText = rest !== '';
  return {
    searches: {
      people: hasText || kind === 'people' || asksOfPeople(criteria),
      animals: hasText || kind !== 'all' || asksOfAnimals(criteria),
      videos: hasText || kind !== 'all' || asksOfRides(criteria),
      reels: text !== '' && kind === 'all',
    },
    text: rest,
  };
}
