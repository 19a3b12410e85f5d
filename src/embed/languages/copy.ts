import { localize } from '#src/languages/localize.ts';

/** What the HTML files and embed.css say in English themselves. */
export const copy = localize('embed/languages', {
  play: 'Play',
  speed: 'Speed',
  tryAgain: 'Try again',
  watch: 'Watch rides',
  qualified: 'Made the whistle',
});
