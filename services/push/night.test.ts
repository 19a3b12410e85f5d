import { expect, test } from 'vitest';
import { createPushFixture } from '#tests/support/push-fixture.ts';
import { nightMessages, playNight } from '#tests/support/push-night.ts';

const fixture = createPushFixture();

test('[PUSH-02] a night of 400 rides is a message each half hour for each follower, whatever fails', async () => {
  const told = await playNight(fixture, 40);
  expect(told).toEqual(Array(40).fill(nightMessages));
}, 120_000);
