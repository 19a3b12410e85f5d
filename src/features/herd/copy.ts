import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/herd', {
  title: 'Herd sheet',
  layout: 'Layout',
  layouts: { list: 'List', cards: 'Pen cards' },
  print: 'Print',
  loading: 'Loading your herd',
  loadError: "We couldn't load your herd",
  empty: {
    title: 'No animals yet',
    text: 'Add your animals, then print them here.',
    add: 'Add Animal',
  },
  printedOn: (date: string) => `Printed ${date}`,
  outs: 'Outs',
  runs: 'Runs',
  qualified: 'Qualified',
  bestScore: 'Best score',
  bestTime: 'Best time',
  none: '–',
  qrOf: (name: string) => `QR code of ${name}'s page`,
  scan: 'Scan for rides',
  source: (productName: string) => `From videos posted on ${productName}, not an official record.`,
  sourceOfLatest: (productName: string, count: string) =>
    `From the latest ${count} videos of this herd on ${productName}, not an official record.`,
});
