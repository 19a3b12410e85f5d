import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/draw', {
  title: 'My draw',
  loading: 'Loading your draw',
  loadError: {
    title: "We couldn't load your draw",
    text: 'Allow this site to store data in your browser and try again.',
  },
  failed: "We couldn't save your draw. Allow this site to store data in your browser and try again.",
  privacy: 'Only you can see it. It stays on this device.',
  button: 'I drew this one',
  event: {
    label: 'Next event',
    none: 'No event yet',
    add: 'Add the event',
    change: 'Change the event',
    days: (days: number) =>
      days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : days > 0 ? `In ${days} days` : 'This event is over.',
  },
  search: {
    title: 'Which animal did you draw?',
    label: 'Animal',
    hint: 'Find it by brand or name.',
    placeholder: 'Search by name or brand',
    clear: 'Clear animal',
    none: 'Type a brand or a name',
    down: 'Search is unavailable right now. Type the start of a brand.',
    failed: "We couldn't load the animals.",
    change: 'Change draw',
    keep: 'Keep draw',
  },
  animal: {
    label: 'Your animal',
    figures: {
      outs: 'Outs',
      qualified: 'Rode to 8 s',
      buckedOff: 'Bucked off',
      averageScore: 'Average score',
    },
    watch: (count: number) => (count === 1 ? 'Watch the ride' : `Watch all ${count} rides`),
    source: (count: string, hasMore: boolean) =>
      hasMore ? `From the last ${count} rides posted here.` : 'From rides posted here.',
    met: (name: string, result: string, date: string) => `You rode ${name} on ${date}: ${result}.`,
    metWithoutResult: (name: string, date: string) => `You rode ${name} on ${date}.`,
    noRides: {
      title: 'No rides yet',
      text: (name: string) => `Nobody has posted a ride of ${name}. The first one shows up here.`,
    },
    ridesError: "We couldn't load the rides",
  },
  gate: {
    titles: {
      left: 'Turns left out of the gate',
      straight: 'Goes straight out of the gate',
      right: 'Turns right out of the gate',
      mixed: 'Goes either way out of the gate',
    },
    usual: (count: number, total: number) => `${count} of ${total} times`,
    mixed: (total: number) => `${total} rides, none of the ways most often`,
    sides: { left: 'Left', straight: 'Straight', right: 'Right' },
    source: 'As the rider sees it. Noted by the people who posted the rides.',
  },
  scores: {
    title: 'Scores when ridden',
    text: (count: number, lowest: number, highest: number) =>
      count === 1 ? `1 ride, ${lowest}` : `${count} rides, ${lowest} to ${highest}`,
    legend: 'Each block is one ride.',
    column: (from: number, to: number, count: number) => `${count} of ${from} to ${to}`,
  },
  buckOffs: {
    title: 'When riders come off',
    text: (count: number, median: string) =>
      count === 1 ? `1 buck-off, after ${median} s` : `${count} buck-offs, half of them before ${median} s`,
    half: (seconds: string) => `Half ${seconds} s`,
    list: (seconds: string) => `Seconds: ${seconds}`,
    legend: 'Each dot is one buck-off, timed from the gate.',
    end: '8 s',
  },
  outs: {
    title: 'Last outs',
    all: 'All rides',
    noRider: 'Rider not named',
    noResult: 'No result',
  },
});
