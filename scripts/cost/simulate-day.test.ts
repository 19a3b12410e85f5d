import { expect, test } from 'vitest';
import { assume } from './assumptions.ts';
import { after, before, countDay, createDay, day, formatDay, simulateDay } from './simulate-day.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const find = (setup: typeof before, service: string) =>
  simulateDay(setup, assume()).find((line) => line.service === service);

test('the day has all its views, and a final with 5,000 a second and more', () => {
  const views = createDay();
  expect(sum(views)).toBeCloseTo(50_000_000, -1);
  expect(Math.max(...views)).toBeGreaterThan(day.finalPerSecond);
  expect(Math.min(...views)).toBeGreaterThan(0);
});

test('one counter loses most of the final, collected views are all counted', () => {
  const views = createDay();
  const direct = countDay(views, before);
  expect(direct.excess).toBeGreaterThan(4000 * 30 * 60);
  expect(direct.overloadedMinutes).toBeGreaterThanOrEqual(30);
  const collected = countDay(views, after);
  expect(collected).toMatchObject({ excess: 0, overloadedMinutes: 0 });
  expect(collected.peakWrites).toBeLessThanOrEqual(6);
});

test('documents are those of pages and of the service, computed by hand', () => {
  // 12.5 million visits × (11 + 9 + 0.5 × 314.5) + 50 million views; 100,000 rides.
  expect(find(before, 'Firestore')?.documents).toBeCloseTo(12_500_000 * 177.25 + 50_000_000);
  expect(find(after, 'Firestore')?.documents).toBeCloseTo(12_500_000 * 24.75 + 50_000_000 + 100_000 * 20);
  expect(find(after, 'Firestore')?.writes).toBe(100_000 * 13);
  // 75 million cards with 2.5 counters at 1 KB, and without the service 50 million views.
  expect(find(before, 'Realtime Database')?.requests).toBe(237_500_000);
  expect(find(after, 'Realtime Database')?.requests).toBe(187_500_000);
});

test('both are printed with a sum', () => {
  const text = formatDay();
  expect(text.match(/together \$[\d,]+/g)).toHaveLength(2);
  expect(text).toContain('view counts');
});
