import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/feed', {
  feed: {
    title: 'Feed',
    refresh: 'Refresh the feed',
    filter: 'Filter the feed',
    choices: { all: 'All', following: 'Following', favorites: 'My favorites' },
    empty: {
      title: 'No rides yet',
      text: 'New rides show up here.',
      textForFavorites: 'New rides in your favorite events show up here.',
      textForEvent: 'New rides in this event show up here.',
      showAll: 'Show all rides',
    },
  },
  /** For screen readers. */
  list: 'Videos',
  /** As in "Loading the videos". */
  videos: 'videos',
  /** After the number. */
  views: (count: number) => (count === 1 ? 'view' : 'views'),
});
