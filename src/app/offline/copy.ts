import { localize } from '#src/languages/localize.ts';

export const copy = localize('app/offline', {
  title: "You're offline",
  text: 'This is what was loaded last. Rides play once you have a connection again.',
  textWithKept:
    'This is what was loaded last. Rides kept on this device play now, others once you have a connection again.',
  feed: 'Feed',
  schedule: 'Schedule',
});
