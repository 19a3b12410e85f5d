import { expect, test } from 'vitest';
import { isShare } from './shared-videos-route.ts';

const share: Parameters<typeof isShare>[0] = {
  ...{ method: 'POST', url: `${location.origin}/upload`, destination: 'document', referrer: '' },
};

test('what a device shares, and a page of the app, is taken', () => {
  expect(isShare(share)).toBe(true);
  expect(isShare({ ...share, referrer: `${location.origin}/feed` })).toBe(true);
});

test.each<[string, Partial<typeof share>]>([
  ['a form of another site', { referrer: 'https://attacker.example/' }],
  ['a frame', { destination: 'iframe' }],
  ['a request of a script', { destination: '' }],
  ['a visit', { method: 'GET' }],
  ['another page', { url: `${location.origin}/upload/x` }],
  ['another site', { url: 'https://attacker.example/upload' }],
])('%s is not', (_case, changes) => {
  expect(isShare({ ...share, ...changes })).toBe(false);
});
