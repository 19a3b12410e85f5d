import { describe, expect, test } from 'vitest';
import { assume, assumptions, type AssumedValues } from './assumptions.ts';
import { estimateCost, formatCost, type CostLine } from './estimate-cost.ts';
import { getMonthlyPrice, prices, type PriceName } from './prices.ts';

function estimate(views: number, changes: Partial<AssumedValues> = {}) {
  const lines = estimateCost(views, assume(changes)).map((line) => [line.name, line] as const);
  return new Map<PriceName, CostLine>(lines);
}

test.each([
  ['firestoreReads', 14, 0],
  ['firestoreReads', 115, 3],
  // 100 GB are free, then $0.12 up to 10 TiB, $0.11 up to 150 TiB.
  ['storageDownload', 10_240, 1216.8],
  ['storageDownload', 20_240, 1216.8 + 1100],
  ['storageDownload', 163_600, 1216.8 + 15_769.6 + 800],
  // 50,000 are free: 50,000 × $0.0055, 212,500 × $0.0046.
  ['activeMembers', 312_500, 275 + 977.5],
] as const)('of %s, %d a month cost $%d', (name, quantity, cost) => {
  expect(getMonthlyPrice(name, quantity)).toBeCloseTo(cost, 1);
});

describe('the cost of a month', () => {
  test('a million views, computed by hand', () => {
    const cost = estimate(1_000_000);
    // 250,000 visits × (11 + 9 look-ups + 0.5 × 60 of records) + 1,000,000 views = 13.5 million documents; 20,000 tips × 3.
    expect(cost.get('firestoreReads')?.quantity).toBeCloseTo(135 + 0.6);
    // 2,000 rides × 8 and the tips.
    expect(cost.get('firestoreWrites')?.quantity).toBeCloseTo(0.16 + 0.2);
    // Without look-ups 11.25 million of 1.5 KB.
    expect(cost.get('firestoreDownload')?.quantity).toBeCloseTo(16.875);
    // 20 s: 6.5 MB in 66 of 100 views, 2.125 MB in 25, else 6.5 MB and four fifths of 568/300 MB a second; a visit
    // 6 × 0.137 MB of pictures.
    expect(cost.get('storageDownload')?.quantity).toBeCloseTo(4290 + 531.25 + 585 + 2726.4 + 205.5, 1);
    // 2,000 rides a month for 12 months, the original and the light ones.
    expect(cost.get('storageSpace')?.quantity).toBeCloseTo(908.8 + 156 + 51);
    // 250,000 sockets of 7 KB; of 1 KB the counters of 1.5 million cards, a million views and 20,000 tips.
    expect(cost.get('databaseDownload')).toMatchObject({ cost: 0 });
    expect(cost.get('databaseDownload')?.quantity).toBeCloseTo(1.75 + 3.75 + 1 + 0.02);
    expect(cost.get('hostingDownload')?.cost).toBeCloseTo((87.5 - 10.8) * 0.15);
    expect(cost.get('activeMembers')?.quantity).toBe(15_625);
  });

  test('without light renditions, every view plays the original', () => {
    const cost = estimate(1_000_000, { lightShare: 0, lightestShare: 0 });
    expect(cost.get('storageDownload')?.quantity).toBeCloseTo(37_866.67 + 205.5, 1);
    expect(cost.get('storageSpace')?.quantity).toBeCloseTo(908.8);
  });

  test('a CDN delivers clips in place of the bucket, App Check is paid by the request', () => {
    const cost = estimate(1_000_000, { cdnShare: 1, appCheckPerVisit: 1 });
    expect(cost.get('storageDownload')?.quantity).toBeCloseTo(205.5);
    expect(cost.get('cdnDownload')?.cost).toBeCloseTo(8132.65 * 0.08, 1);
    expect(cost.get('appCheckRequests')?.cost).toBeCloseTo(240);
  });

  test('nothing costs nothing, except a search server', () => {
    expect(estimateCost(0)).toEqual([{ name: 'searchServer', quantity: 1, cost: 30 }]);
  });
});

test('every price has a source, a date and growing tiers, every assumption an origin', () => {
  for (const { tiers, source, read } of Object.values(prices)) {
    const starts = tiers.map(([from]) => from);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(source).toMatch(/^https:\/\//);
    expect(read).toMatch(/^2026-\d\d-\d\d$/);
  }
  for (const { from } of Object.values(assumptions)) expect(from).not.toBe('');
});

test('prints the sum, every line, every assumption as an option and every source', () => {
  const text = formatCost(1_000_000, assume({ cdnShare: 0.5 }));
  expect(text).toMatch(/1,000,000 views cost about \$897 a month/);
  expect(text).toMatch(/storage download +4,272 GB +\$501 +at \$0\.12, 100 free, \$0\.11 above 10,240/);
  expect(text).toContain('at $1, 10 free');
  expect(text).toContain('--cdnShare 0.5 ');
  for (const { source, read } of Object.values(prices)) {
    expect(text).toContain(source);
    expect(text).toContain(read);
  }
  for (const { about } of Object.values(assumptions)) expect(text).toContain(about);
});
