import { formatCount } from '#src/lib/format.ts';
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
  animals: (count: number) => (count === 1 ? '1 animal' : `${formatCount(count)} animals`),
  outs: 'Outs',
  runs: 'Runs',
  qualified: 'Qualified',
  qualifiedOf: (qualified: number, rated: number) => `${formatCount(qualified)} of ${formatCount(rated)}`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  bestScore: 'Best score',
  bestTime: 'Best time',
  seconds: (time: number) => `${time.toFixed(2)} s`,
  none: '–',
  qrOf: (name: string) => `QR code of ${name}'s page`,
  scan: 'Scan for rides',
  source: (productName: string) => `From videos posted on ${productName}, not an official record.`,
  sourceOfLatest: (productName: string, count: number) =>
    `From the latest ${formatCount(count)} videos of this herd on ${productName}, not an official record.`,
  limit: (count: number) => `Only the first ${count} animals are on this sheet.`,
});
