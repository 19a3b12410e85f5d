import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/options/add-to-reel', {
  title: 'Add to a reel',
  newReel: 'New reel',
  empty: 'Put your best rides in a row and share them with one link.',
  label: 'Your reels',
  /** In sentences of the list. */
  list: 'your reels',
  hasRide: 'Already in it',
  full: (max: number) => `Full with ${max} rides`,
  adding: 'Adding …',
  added: (title: string) => `Added to “${title}”.`,
  view: 'View',
  failed: "We couldn't add the ride",
  close: 'Close',
});
