import { formatDuration } from '#src/lib/format.ts';
import { localize } from '#src/languages/localize.ts';

/** With tenths, for example −0:01.5. */
function formatCommonTime(seconds: number): string {
  const tenths = Math.round(Math.abs(seconds) * 10);
  const sign = seconds < 0 && tenths > 0 ? '−' : '';
  return `${sign}${formatDuration(Math.floor(tenths / 10))}.${tenths % 10}`;
}

export const copy = localize('features/compare', {
  title: 'Compare rides',
  against: (ride: string, other: string) =>
    `${ride.charAt(0).toUpperCase()}${ride.slice(1)} against ${other}`,
  loading: 'Loading the rides',
  loadError: "We couldn't load the rides",
  notFound: {
    title: 'Ride not found',
    text: 'One of these rides may have been deleted. Choose another one.',
  },
  choose: {
    title: 'Choose two rides',
    text: 'Open an animal, a season or a matchup, and choose two of its rides to compare.',
    search: 'Search',
  },
  sameRide: {
    title: 'Choose two different rides',
    text: 'This link names the same ride twice.',
  },
  view: {
    label: 'View',
    choices: { side: 'Side by side', overlay: 'Overlay' },
    opacity: 'Second ride',
    percent: (share: number) => `${Math.round(share)}%`,
  },
  controls: {
    label: 'Playback of both rides',
    position: 'Time from the gate',
    gate: 'Gate',
    time: formatCommonTime,
    timeOf: (time: number, end: number) => `${formatCommonTime(time)} of ${formatCommonTime(end)}`,
  },
  clip: {
    failed: "This clip can't be played.",
    tryAgain: 'Try again',
    mute: 'Mute',
    unmute: 'Turn on sound',
    separator: ' · ',
  },
  caption: { animal: 'Animal', score: 'Score', time: 'Time', where: 'Where', when: 'When' },
  match: {
    gate: 'Matched on the gate',
    hand: 'Matched by hand',
    start: 'The gate is not marked. Matched on the start of the clip.',
    here: 'Match this frame',
    undo: 'Undo',
  },
  other: {
    open: 'Choose another ride',
    groups: {
      onAnimal: (riders: string, animal: string) => `${riders} on ${animal}`,
      inEvent: (riders: string, _animal: string, event: string) => `${riders} · ${event}`,
      ofOthers: (_riders: string, animal: string) => `Others on ${animal}`,
    },
    noGate: 'The gate is not marked',
    loading: 'Loading rides',
    loadError: "We couldn't load the rides",
    none: 'There is no other ride of this rider or animal yet.',
    close: 'Close',
  },
  picker: {
    open: 'Compare',
    title: 'Choose two rides',
    rides: 'Rides',
    filter: 'Filter the rides',
    noMatch: 'No ride matches.',
    chosen: (count: number) => `${count} of 2 chosen`,
    compare: 'Compare',
    cancel: 'Cancel',
  },
});
