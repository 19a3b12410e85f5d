import { expect, test } from 'vitest';
import { formatRelativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:20Z', '40 seconds ago'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-19T12:00:00Z', '2 days ago'],
  ['2026-11-13T12:00:00Z', '1 week ago'],
  ['2026-07-13T12:00:00Z', '4 months ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
  ['2026-11-21T12:00:00Z', 'just now'],
  // The clock of this device may be behind the server's.
  ['2026-11-21T12:00:03Z', 'just now'],
])('[NOTE-01] %s was %s', (then, words) => {
  expect(formatRelativeTime(new Date(then), now)).toBe(words);
});
