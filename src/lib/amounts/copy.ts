import { localize } from '#src/languages/localize.ts';

export const copy = localize('lib/amounts', {
  moment: 'a few seconds',
  seconds: (seconds: number) => `about ${seconds} seconds`,
  minutes: (minutes: number) => (minutes === 1 ? 'about a minute' : `about ${minutes} minutes`),
});
