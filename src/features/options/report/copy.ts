import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/options/report', {
  ride: {
    title: 'Report this ride?',
    verifyText: 'Verify your email to report rides.',
    reported: 'Ride reported. Thanks for letting us know.',
  },
  reel: {
    title: 'Report this reel?',
    verifyText: 'Verify your email to report reels.',
    reported: 'Reel reported. Thanks for letting us know.',
  },
  'result list': {
    title: 'Report this result list?',
    verifyText: 'Verify your email to report result lists.',
    reported: 'Result list reported. Thanks for letting us know.',
  },
  text: (title: string) => `We'll review “${title}” and take it down if it breaks our rules.`,
  loginText: "Log in to report it. You'll come right back to it.",
  reason: "What's wrong with it?",
  optional: 'Optional',
  noReason: 'No reason given',
  reasons: {
    'wrong-names': 'Wrong rider or animal',
    privacy: "I don't want to be in it",
    cruelty: 'Cruelty to an animal',
    'not-rodeo': "It isn't rodeo",
    copied: 'Copied without permission',
    other: 'Something else',
  },
  confirm: 'Report',
  pending: 'Reporting …',
  cancel: 'Cancel',
});
