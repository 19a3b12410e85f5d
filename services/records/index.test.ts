import { expect, test } from 'vitest';
import { createRecordsFixture } from '#tests/support/records-fixture.ts';
import { claimSeason } from './board-claims.ts';
import { keepBoards } from './index.ts';

const fixture = createRecordsFixture();
// oxlint-disable-next-line no-underscore-dangle -- what is deployed, as firebase-tools reads it
const { scheduleTrigger, timeoutSeconds, maxInstances } = keepBoards.__endpoint;

test('[LEAD-03] boards are computed every minute, by one instance', () => {
  expect(scheduleTrigger?.schedule).toBe('every 1 minutes');
  expect(maxInstances).toBe(1);
});

test('[LEAD-03] a season is claimed for longer than its computation may run', async () => {
  const claim = await claimSeason(fixture.firestore, { kind: 'of-season', eventId: 1, year: 2025 });
  const until = (await claim!.state.get()).get('until') as number;
  expect((until - Date.now()) / 1000).toBeGreaterThan(Number(timeoutSeconds));
});
