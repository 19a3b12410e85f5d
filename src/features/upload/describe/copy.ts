import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/upload/describe', {
  /** Of all that are described. */
  title: (number: number, count: number) => `Ride ${number} of ${count}`,
  described: (described: number, count: number) => `${described} of ${count} described`,
  progress: 'Described rides',
  previous: 'Previous ride',
  next: 'Next ride',
  back: 'Back to the list',
  play: 'Play the ride',
  pause: 'Pause the ride',
  video: 'The ride',
  starts: 'In the recording',
  length: 'Ride',
  seconds: (seconds: string) => `${seconds} s`,
  change: 'Change rider or animal',
  cancel: 'Cancel',
  save: 'Save',
  saveAndNext: 'Save and next',
});
