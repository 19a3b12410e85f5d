import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/search', {
  notSetUp: {
    // Quoted from the specification.
    heading: "Search isn't set up yet",
    text: 'Names and words are found only among the rides, people and animals that lists have loaded. Everything else works.',
  },
  back: 'Back',
  /** In the field while it is empty. */
  field: 'Brand, name, contractor or rider',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  categories: 'Categories',
  /** Words that the search knows stand below the box as chips. */
  words: {
    label: 'What we understood',
    asFilter: (name: string) => `${name}: tap to search it as text`,
    asText: (typed: string) => `“${typed}” as text: tap to filter by it`,
    remove: (name: string) => `Remove ${name}`,
    alsoAsText: (name: string) => `Left out by these filters: ${name}.`,
    searchAsText: 'Search as text',
    searchOnly: (text: string) => `Search only “${text}”`,
  },
  suggestions: {
    label: 'Suggestions',
    kinds: {
      event: 'Event',
      'animal-type': 'Animal type',
      place: 'Place',
      year: 'Year',
      'buck-off': 'Result',
      figure: 'Score or time',
      rodeo: 'Rodeo',
    },
    found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
  error: {
    title: "Search isn't answering",
    text: 'Check your connection and try again.',
  },
  recent: { title: 'Recent searches', clear: 'Clear' },
  status: {
    loading: 'Loading…',
    searching: (text: string) => `Searching for “${text}”…`,
    people: (count: string, isOne: boolean) => `${count} ${isOne ? 'person' : 'people'}`,
    animals: (count: string, isOne: boolean) => `${count} ${isOne ? 'animal' : 'animals'}`,
    videos: (count: string, isOne: boolean) => `${count} ${isOne ? 'video' : 'videos'}`,
    reels: (count: string, isOne: boolean) => `${count} ${isOne ? 'reel' : 'reels'}`,
  },
  people: {
    title: 'People',
    error: "We couldn't search people.",
    idle: 'Type a name or a place to find people.',
  },
  animals: { title: 'Animals', error: "We couldn't search animals." },
  videos: { title: 'Videos', error: "We couldn't search videos." },
  reels: {
    title: 'Reels',
    error: "We couldn't search reels.",
    by: (owner: string) => `By ${owner}`,
  },
  /** After a count, for screen readers. */
  found: 'found',
  truncated: (shown: number, total: string) => `Showing ${shown} of ${total}. Type more to narrow it down.`,
  empty: {
    title: 'No results yet',
    text: "Animals and rides show up here once they're published.",
    browse: 'Browse categories',
  },
  noMatches: {
    title: 'No matches',
    text: (text: string) =>
      `We couldn't find “${text}”. Check the spelling, or try part of a name, a brand or a place.`,
    textInCategory: (text: string, category: string) =>
      `We couldn't find “${text}” in ${category}. Check the spelling, or try part of a name, a brand or a place.`,
    browse: 'Browse categories',
    searchEverything: 'Search everything',
  },
});
