import { localize } from '#src/languages/localize.ts';

/** Every page waits for this code, so that the shell's other texts are apart. */
export const copy = localize('app/frame', {
  skipToContent: 'Skip to content',
  loading: 'Loading',
  tryAgain: 'Try again',
  pageError: {
    title: 'Bucked off',
    text: 'Something went wrong on this page. Your saved work is safe.',
    loadError: "We couldn't load this page",
    reload: 'Reload page',
    outdated: "There's a new version. Reload the page to go on.",
  },
});
