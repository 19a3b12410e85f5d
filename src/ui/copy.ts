import { localize } from '#src/languages/localize.ts';

export const copy = localize('ui', {
  loading: 'Loading',
  tryAgain: 'Try again',
  back: 'Back',
  close: 'Close',
  clear: 'Clear',
  optional: 'Optional',
  choosePhoto: 'Choose photo',
  /** Read before the brand itself. */
  brand: 'Brand',
  verified: 'Verified',
  // Quoted from the specification.
  accountChoice: 'User Account',
  zoom: {
    label: 'Zoom',
    in: 'Zoom in',
    out: 'Zoom out',
    whole: 'Show the whole picture',
    scale: (scale: string) => `${scale}x`,
  },
  season: { label: 'Season', all: 'All seasons' },
  loginRequired: { signUp: 'Sign up', logIn: 'Log in', verify: 'Verify email', cancel: 'Cancel' },
  showAll: (count: string) => `Show all ${count}`,
  infiniteList: {
    loading: (name: string) => `Loading the ${name}`,
    loadError: (name: string) => `We couldn't load the ${name}`,
    nextPageError: (name: string) => `We couldn't load the rest of the ${name}.`,
  },
  videoCard: {
    play: (title: string, eventName: string) => `Play ${title}, ${eventName}`,
    rideOfTheWeek: 'Ride of the week',
    hardToWatch: 'Hard to watch',
    length: 'Length',
    animal: 'Animal',
    where: 'Where',
  },
  languageChange: {
    title: 'Change the language?',
    text: 'The page loads again, and what you typed is lost.',
    confirm: 'Change',
    cancel: 'Keep typing',
  },
  takesLong: 'This is taking longer than usual.',
  person: { and: (_next: string) => 'and ', unnamed: 'Unnamed' },
  transport: {
    play: 'Play',
    pause: 'Pause',
    replay: 'Replay',
    frameBack: 'Back one frame',
    frameForward: 'Forward one frame',
  },
  videoNotFound: {
    // Quoted from the specification.
    title: 'Video not found',
    text: "This video doesn't exist or was taken down.",
    confirm: 'OK',
    others: 'Watch rides',
  },
});
