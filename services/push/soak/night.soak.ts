import { expect, test } from 'vitest';
import { createPushFixture } from '#tests/support/push-fixture.ts';
import { nightMessages, playNight } from '#tests/support/push-night.ts';

const fixture = createPushFixture();

test('a night of 400 rides with 2,000 followers is a message each half hour for each', async () => {
  const told = await playNight(fixture, 2000);
  expect(told).toEqual(Array(2000).fill(nightMessages));
}, 3_000_000);
