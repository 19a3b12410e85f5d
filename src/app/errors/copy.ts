import { localize } from '#src/languages/localize.ts';

export const copy = localize('app/errors', {
  logOut: 'Log out',
  notFound: {
    title: 'Page not found',
    text: 'The link may be broken, or the page may have moved.',
    goToFeed: 'Go to the feed',
    goToLanding: 'Go to the home page',
  },
  sessionUnrestored: { title: "We couldn't check your login" },
  sessionError: { title: "We couldn't load your profile" },
  sessionClosed: {
    title: 'This account has been closed',
    text: "Log out to use another account. If you didn't close it, contact us.",
    contact: 'Contact us',
  },
});
