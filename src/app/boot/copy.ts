import { localize } from '#src/languages/localize.ts';

/** What ride.html says before the texts of its language are there; start-ride.ts has those of all languages. */
export const copy = localize('app/boot', {
  play: 'Play',
  pause: 'Pause',
  share: 'Share',
  copied: 'Link copied',
  rest: 'Loading the rest',
});
