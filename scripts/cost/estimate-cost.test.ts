import { describe, expect, test } from 'vitest';
import { assumptions, prices, type PriceName } from './prices-and-assumptions.ts';
import { estimateCost, formatCost, type CostLine } from './estimate-cost.ts';

const estimate = (views: number) => {
  const lines = estimateCost(views).map((line) => [line.name, line] as const);
  return Object.fromEntries(lines) as Record<PriceName, CostLine>;
};

describe('the cost of a month', () => {
  test('a million views, computed by hand', () => {
    const cost = estimate(1_000_000);
    // 250,000 visits × (11 + 6 photos) + 1,000,000 views = 5.25 million documents, 1.5 million free.
    expect(cost.firestoreReads.quantity).toBeCloseTo(52.5);
    expect(cost.firestoreReads.cost).toBeCloseTo(37.5 * 0.03);
    // A clip has 20 s × 568/300 MB = 37.87 MB; a visit 6 × 0.137 MB of pictures.
    expect(cost.storageDownload.quantity).toBeCloseTo(37_866.67 + 205.5, 1);
    expect(cost.storageDownload.cost).toBeCloseTo((38_072.17 - 100) * 0.12, 1);
    // 2,000 rides a month for 12 months.
    expect(cost.storageSpace.quantity).toBeCloseTo(908.8);
    // 2.5 GB for visits and 1 GB for views are within the free 10 GB.
    expect(cost.databaseDownload).toMatchObject({ cost: 0 });
    expect(cost.databaseDownload.quantity).toBeCloseTo(3.5);
    expect(cost.hostingDownload.cost).toBeCloseTo((87.5 - 10.8) * 0.15);
    expect(cost.activeMembers).toMatchObject({ quantity: 31_250, cost: 0 });
  });

  test('nothing costs nothing, except a search server', () => {
    const lines = estimateCost(0);
    expect(lines.filter(({ cost }) => cost > 0)).toEqual([{ name: 'searchServer', quantity: 1, cost: 30 }]);
  });

  test('ten times the views cost more than ten times as much: the free quota stays', () => {
    expect(estimate(10_000_000).storageDownload.cost).toBeGreaterThan(
      estimate(1_000_000).storageDownload.cost * 10,
    );
    expect(estimate(10_000_000).activeMembers.cost).toBeCloseTo(262_500 * 0.0055);
  });
});

test('every price has a source and a date, every assumption an origin', () => {
  for (const { amount, source, read } of Object.values(prices)) {
    expect(amount).toBeGreaterThan(0);
    expect(source).toMatch(/^https:\/\//);
    expect(read).toMatch(/^2026-\d\d-\d\d$/);
  }
  for (const { from } of Object.values(assumptions)) expect(from).not.toBe('');
});

test('prints the sum, every line, every assumption and every source', () => {
  const text = formatCost(1_000_000);
  expect(text).toMatch(/1,000,000 views cost about \$4,6\d\d a month/);
  expect(text).toMatch(/storage download +38,072 GB +\$4,557/);
  expect(text).toContain('at $0.0055 (not verified), 50,000 free');
  for (const { source, read } of Object.values(prices)) {
    expect(text).toContain(source);
    expect(text).toContain(read);
  }
  for (const { about } of Object.values(assumptions)) expect(text).toContain(about);
});
