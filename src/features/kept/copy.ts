import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/kept', {
  title: 'Kept on this device',
  text: 'These rides play without a connection, until you log out.',
  empty: {
    title: 'Nothing kept yet',
    text: 'Open a reel or My Draw and choose “Keep on this device”. Its rides then play without a connection.',
    watch: 'Watch rides',
  },
  play: 'Play',
  close: 'Back to the list',
  remove: 'Remove',
  /** Follows the two for screen readers. */
  what: (title: string) => title,
  removed: 'Removed from this device.',
  link: (count: number) =>
    count === 1 ? '1 ride is kept on this device' : `${count} rides are kept on this device`,
  kinds: { reel: 'Reel', animal: 'Animal' },
  keep: {
    open: 'Keep on this device',
    title: 'Keep on this device?',
    working: 'Keeping the rides',
    keptTitle: 'Kept on this device',
    failedTitle: "We couldn't keep the rides",
    text: (rides: string, size: string) =>
      `${rides}, about ${size}. They play without a connection, until you log out.`,
    /** Before the text. */
    first: (max: number) => `The first ${max} of them are kept.`,
    kept: (rides: string, size: string) =>
      `${rides}, ${size}. They play without a connection, until you log out.`,
    noSpace: 'There is not enough space on this device. Remove something and try again.',
    confirm: 'Keep',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    see: 'See what is kept',
    done: 'Done',
  },
});
