import { expect, test } from 'vitest';
import { buildPlaySearch } from './paths.ts';

test('a ride opens over a page without what was seen of another one', () => {
  const seen = '?tab=rides&play=old&t=3&end=5&speed=0.25&zoom=200-500-500&draw=1-2-3-4';
  expect(buildPlaySearch(seen, 'new')).toBe('tab=rides&play=new');
  expect(buildPlaySearch(seen)).toBe('tab=rides');
});
