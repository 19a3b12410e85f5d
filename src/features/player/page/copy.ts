import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/player/page', {
  close: 'Close',
  tryAgain: 'Try again',
  /** While the title is loading. */
  dialog: 'Video',
  loading: 'Loading',
  buffering: 'Buffering',
  turnOnSound: 'Turn on sound',
  seconds: (seconds: number) => `${seconds} s`,
  loadError: "We couldn't load the video",
  playbackError: {
    title: "We couldn't play the video",
    text: 'Check your connection and try again.',
  },
  logIn: 'Log in',
  signUp: 'Sign up',
  facts: {
    riders: 'Riders',
    animal: 'Animal',
    rodeo: 'Rodeo',
    where: 'Where',
    edited: 'Edited',
    contractor: 'Contractor',
    postedBy: 'Posted by',
    judges: 'Judges',
    riderHalf: (points: number) => `Rider ${points}`,
    animalHalf: (points: number) => `Animal ${points}`,
    gate: 'Out of the gate',
    turns: { left: 'Left', straight: 'Straight', right: 'Right' },
  },
  swipe: 'Swipe for the next ride',
  upNext: {
    title: 'Up next',
    autoplay: 'Autoplay',
    status: (title: string, seconds: number) => `Up next in ${seconds} seconds: ${title}`,
  },
  end: {
    title: 'The ride has ended',
    next: 'Next ride',
    playNow: 'Play now',
    stay: 'Stay here',
    replay: 'Replay',
    allRides: (name: string) => `See all rides of ${name}`,
    countedRides: (count: number, name: string) => `See all ${count} rides of ${name}`,
    beside: (ride: string, place: string) => `Against ${ride}${place && ` in ${place}`}`,
  },
  films: {
    title: (count: number) => `${count} films of this ride`,
    label: 'Films of this ride',
    compare: 'Compare side by side',
    by: (name: string) => `Posted by ${name}`,
    link: 'Link to another film of this ride…',
    differ: (name: string, result: string) =>
      `The films have different results. The first one counts, posted by ${name}: ${result}.`,
    states: {
      proposed: {
        mine: (name: string) => `You asked ${name} whether your films show one ride.`,
        theirs: (name: string) => `${name} says that your films show one ride.`,
      },
      accepted: {
        mine: (name: string) =>
          name === ''
            ? 'Your films show one ride, which counts once.'
            : `This and the film of ${name} count as one ride.`,
        theirs: (name: string) => `This and the film of ${name} count as one ride.`,
      },
      /** Accepted, and of no effect. */
      apart: {
        mine: (name: string) =>
          name === ''
            ? 'Your films were said to show one ride. They count apart, because event, day, rider or animal differ.'
            : `This and the film of ${name} were said to show one ride. They count apart, because event, day, rider or animal differ.`,
        theirs: (name: string) =>
          `This and the film of ${name} were said to show one ride. They count apart, because event, day, rider or animal differ.`,
      },
      refused: {
        mine: (name: string) => `${name} says that your films show different rides.`,
        theirs: (name: string) => `You told ${name} that your films show different rides.`,
      },
    },
    accept: 'It is this ride',
    refuse: 'Not this ride',
    takeBack: 'Take back',
    failed: (reason: string) => `We couldn't save that. ${reason}`,
    choice: {
      title: 'Is it this ride?',
      text: 'Films of one ride count once, with the result of the first. If the film is not yours, its account is asked.',
      none: 'We found no other film of this rider or animal on this day.',
      loadError: "We couldn't load the films",
      close: 'Close',
    },
  },
  panel: {
    title: 'Details and more rides',
    thisRide: 'This ride',
    close: 'Close details',
    moreFrom: (name: string) => `More from ${name}`,
    loading: 'Loading rides',
    empty: 'No other rides yet.',
  },
});
