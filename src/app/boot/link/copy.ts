import { localize } from '#src/languages/localize.ts';

/** What app.html says of a page that is opened from a link, in the words of the app; show-link.ts has those of all languages. */
export const copy = localize('app/boot/link', {
  logIn: 'Log in',
  signUp: 'Sign up',
  matchup: (rider: string, animal: string) => `${rider} vs. ${animal}`,
  headings: { watch: 'Watch rides', leaderboards: 'Leaderboards', compare: 'Compare rides' },
});
