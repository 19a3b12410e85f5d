import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { getExpiry } from '#src/domain/expiry.ts';
import { getWaitMs, isDayUsedUp } from '#src/domain/rate-limit.ts';
import { buildHorse } from '#tests/support/factories/build-animal.ts';
import {
  createFirestoreFixture,
  expectAccess,
  expectAllowed,
  expectDenied,
  omitField,
} from './firestore-fixture.ts';
import { buildFirstEntry, buildStoredTicket } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const hoursAgo = (hours: number) => secondsAgo(hours * 3600);

/** The kinds that exist in firestore.rules, with their limits. */
const paces = [
  ['upload', 5, 100],
  ['animal', 2, 200],
  ['report', 3, 50],
  ['invite', 5, 50],
  ['reel', 2, 100],
] as const;

const storeEntry = (kind: string, fields: object, userId = 'rider') =>
  fixture.storeDocument(`rate_limits/${userId}_${kind}`, {
    ...buildFirstEntry(userId, kind, 'before'),
    ...fields,
  });
const moveEntry = (kind: string, fields: object) =>
  fixture.as('rider').update(`rate_limits/rider_${kind}`, {
    ...{ subject: 'now', last: serverTimestamp(), expires: getExpiry('rate_limits', Date.now()) },
    ...fields,
  });

describe.each(paces)('the entry of %s', (kind, seconds, perDay) => {
  beforeEach(() => fixture.removeDocument(`rate_limits/rider_${kind}`));

  test('has the same limits in the app', () => {
    const lastAction = { last: new Date(0), count: 1 };
    expect(getWaitMs(kind, lastAction, 0)).toBe(seconds * 1000);
    expect(getWaitMs(kind, lastAction, seconds * 1000)).toBe(0);
    expect(isDayUsedUp(kind, { last: null, count: perDay - 1 })).toBe(false);
    expect(isDayUsedUp(kind, { last: null, count: perDay })).toBe(true);
  });

  test('starts a day with the first action', async () => {
    await expectAllowed(
      fixture.as('rider').set(`rate_limits/rider_${kind}`, buildFirstEntry('rider', kind, 'first')),
    );
  });

  test(`moves after ${seconds} seconds at the earliest`, async () => {
    const day = hoursAgo(1);
    await storeEntry(kind, { day, last: secondsAgo(seconds - 1.5), count: 7 });
    await expectDenied(moveEntry(kind, { count: 8 }));
    await storeEntry(kind, { day, last: secondsAgo(seconds), count: 7 });
    await expectAllowed(moveEntry(kind, { count: 8 }));
  });

  test(`counts at most ${perDay} a day`, async () => {
    await storeEntry(kind, { day: hoursAgo(20), last: hoursAgo(1), count: perDay - 1 });
    await expectAllowed(moveEntry(kind, { count: perDay }));
    await storeEntry(kind, { day: hoursAgo(20), last: hoursAgo(1), count: perDay });
    await expectDenied(moveEntry(kind, { count: perDay + 1 }));
    await expectDenied(moveEntry(kind, { count: 1, day: serverTimestamp() }));
  });

  test('starts another day after 24 hours', async () => {
    await storeEntry(kind, { day: hoursAgo(23.9), last: hoursAgo(1), count: 5 });
    await expectDenied(moveEntry(kind, { count: 1, day: serverTimestamp() }));
    await storeEntry(kind, { day: hoursAgo(24), last: hoursAgo(1), count: 5 });
    await expectAllowed(moveEntry(kind, { count: 1, day: serverTimestamp() }));
    await storeEntry(kind, { day: hoursAgo(24), last: hoursAgo(1), count: 5 });
    await expectDenied(moveEntry(kind, { count: 0, day: serverTimestamp() }));
  });

  test.each<[string, object]>([
    ['the same count', { count: 5 }],
    ['a lower count', { count: 1 }],
    ['an earlier day', { count: 6, day: hoursAgo(48) }],
    ['a later day', { count: 6, day: serverTimestamp() }],
    ['a client time', { count: 6, last: new Date(Date.now() - 60_000) }],
    ['an earlier time', { count: 6, last: hoursAgo(10) }],
    ['another user', { count: 6, user_id: 'owner' }],
    ['another kind', { count: 6, kind: 'other' }],
    ['a long subject', { count: 6, subject: 'x'.repeat(201) }],
    ['an additional field', { count: 6, extra: true }],
  ])('cannot be moved with %s', async (_case, fields) => {
    await storeEntry(kind, { day: hoursAgo(2), last: hoursAgo(1), count: 5 });
    await expectDenied(moveEntry(kind, fields));
    await expectAllowed(moveEntry(kind, { count: 6 }));
  });

  test.each(['user_id', 'kind', 'subject', 'last', 'day', 'count'])(
    'cannot be created without %s',
    async (field) => {
      const entry = omitField(buildFirstEntry('rider', kind, 'x'), field);
      await expectDenied(fixture.as('rider').set(`rate_limits/rider_${kind}`, entry));
    },
  );

  test.each<[string, object]>([
    ['a higher count', { count: 2 }],
    ['a negative count', { count: -100 }],
    ['an earlier day', { day: hoursAgo(48) }],
    ['a client time', { last: new Date(Date.now() - 60_000) }],
  ])('cannot be created with %s', async (_case, fields) => {
    await expectDenied(
      fixture
        .as('rider')
        .set(`rate_limits/rider_${kind}`, { ...buildFirstEntry('rider', kind, 'x'), ...fields }),
    );
  });

  test('cannot be deleted or taken from another document', async () => {
    await storeEntry(kind, { count: 5 });
    await expectDenied(fixture.as('rider').delete(`rate_limits/rider_${kind}`));
    await expectDenied(fixture.as('rider').set('rate_limits/other', buildFirstEntry('rider', kind, 'x')));
  });
});

describe('entries', () => {
  test.each([
    ['rider', 'allow'],
    ['owner', 'deny'],
    ['admin', 'deny'],
    ['anonymous', 'deny'],
  ] as const)('of rider are read by %s: %s', async (caller, verdict) => {
    await storeEntry('upload', {});
    await expectAccess(verdict, fixture.as(caller).get('rate_limits/rider_upload'));
    await fixture.removeDocument('rate_limits/rider_upload');
    await expectAccess(verdict, fixture.as(caller).get('rate_limits/rider_upload'));
  });

  test.each([
    ['owner', 'deny'],
    ['unverifiedDelegate', 'deny'],
    ['deletedDelegate', 'deny'],
    ['withoutProfile', 'deny'],
  ] as const)('are written for themselves by members only: %s', async (caller, verdict) => {
    const [userId, kind] = caller === 'owner' ? ['rider', 'upload'] : [caller, 'upload'];
    await fixture.removeDocument(`rate_limits/${userId}_upload`);
    const entry = buildFirstEntry(userId, kind, 'x');
    await expectAccess(verdict, fixture.as(caller).set(`rate_limits/${userId}_${kind}`, entry));
    if (caller !== 'owner') await expectDenied(fixture.as(caller).get(`rate_limits/${caller}_${kind}`));
  });

  test('exist for known kinds only', async () => {
    await expectDenied(
      fixture.as('rider').set('rate_limits/rider_other', buildFirstEntry('rider', 'other', 'x')),
    );
  });
});

describe('an action without its entry', () => {
  const actions = [
    [
      'upload',
      'uploads',
      (id: string) => ({ ...buildStoredTicket(id, 'rider'), created: serverTimestamp() }),
    ],
    [
      'animal',
      'animals',
      (id: string) => ({ ...buildHorse(fixture.people.rider, { id }), createTime: serverTimestamp() }),
    ],
  ] as const;

  test.each(actions)('is denied: %s', async (kind, collectionName, build) => {
    const rider = fixture.as('rider');
    await fixture.removeDocument(`rate_limits/rider_${kind}`);
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const create = (id: string) => rider.set(`${collectionName}/${id}`, build(id));
    await expectDenied(create(first));
    // Before the action, an entry does not count for it.
    await expectAllowed(
      fixture.as('rider').set(`rate_limits/rider_${kind}`, buildFirstEntry('rider', kind, first)),
    );
    // The server's time has milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 2));
    await expectDenied(create(first));
    // One entry is for one action.
    await fixture.removeDocument(`rate_limits/rider_${kind}`);
    const commit = rider.commit(
      ['set', `rate_limits/rider_${kind}`, buildFirstEntry('rider', kind, first)],
      ['set', `${collectionName}/${first}`, build(first)],
      ['set', `${collectionName}/${second}`, build(second)],
    );
    await expectDenied(commit);
    expect((await fixture.as('rider').get(`rate_limits/rider_${kind}`)).exists()).toBe(false);
  });
});
