import { arrayUnion, limit, orderBy, serverTimestamp, where } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxReelRides, type Reel } from '#src/domain/reel.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { commitPaced } from './publishing.ts';
import {
  expectAccess,
  expectAllowed,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type Caller,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

type ReelOverrides = Partial<Record<keyof Reel, unknown>>;
type OwnerId = 'owner' | 'rider' | 'fan' | 'deletedOwner';

const listRides = (count: number) => Array.from({ length: count }, (_, index) => `ride-${index}`);

/** A reel as the app creates it, with the server's time. */
function buildNewReel(ownerId: OwnerId, changes: ReelOverrides = {}) {
  const reel = buildReel(fixture.people[ownerId], [{ id: 'ride' }, { id: 'Older_ride-2' }]);
  return { ...reel, created: serverTimestamp(), ...(changes as object) };
}

const addReel = (caller: Caller, data: object, id = (data as Reel).id) =>
  commitPaced(fixture, caller, 'reel', `reels/${id}`, data);

/** Title and rides that neither a new nor a changed reel can have. */
const invalidValues: readonly (readonly [string, ReelOverrides])[] = [
  ['no title', { title: ' ' }],
  ['a title that shows nothing', { title: '\u200d' }],
  ['a title of two lines', { title: 'Best\nof' }],
  ['a title too long', { title: 'x'.repeat(81) }],
  ['a non-text title', { title: 7 }],
  ['no rides', { videos: [] }],
  ['too many rides', { videos: listRides(maxReelRides + 1) }],
  ['a ride twice', { videos: ['ride', 'other', 'ride'] }],
  ['rides that are no list', { videos: 'ride' }],
  ['rides as a map', { videos: { 0: 'ride' } }],
  ['a ride that is a number', { videos: ['ride', 1] }],
  ['two ids in one text', { videos: ['ride,other'] }],
  ['an empty id', { videos: ['ride', ''] }],
  ['an id with a slash', { videos: ['videos/ride'] }],
  ['a long id', { videos: ['x'.repeat(129)] }],
];

describe('creating reels', () => {
  test.each(['owner', 'rider'] as const)('allows the %s with all fields', async (ownerId) => {
    await expectAllowed(addReel(ownerId, buildNewReel(ownerId)));
  });

  test('allows the longest title and as many rides as there can be', async () => {
    const longest = { title: 'x'.repeat(80), videos: listRides(maxReelRides) };
    await expectAllowed(addReel('delegate', buildNewReel('owner', longest)));
  });

  test('denies fans, others, and deleted accounts', async () => {
    await expectDenied(addReel('fan', buildNewReel('fan')));
    await expectDenied(addReel('otherRider', buildNewReel('owner')));
    await expectDenied(addReel('deletedOwner', buildNewReel('deletedOwner')));
    await expectDenied(addReel('delegate', buildNewReel('deletedOwner')));
    await expectDenied(addReel('anonymous', buildNewReel('owner')));
  });

  const fields = ['id', 'user_id', 'user_name', 'title', 'videos', 'created', 'updatedDate'];

  test('the list of fields is complete', () => {
    expect(Object.keys(buildReel(fixture.people.owner, [])).toSorted()).toEqual(fields.toSorted());
  });

  test.each(fields)('denies a reel without %s', async (field) => {
    const data = buildNewReel('owner');
    await expectDenied(addReel('owner', omitField(data, field), data.id));
  });

  test.each<readonly [string, ReelOverrides]>([
    ...invalidValues,
    ['another id', { id: crypto.randomUUID() }],
    ["another owner's name", { user_name: 'Somebody' }],
    ['a client time', { created: new Date(Date.now() - 60_000) }],
    ['a time of a change', { updatedDate: serverTimestamp() }],
  ])('denies a reel with %s', async (_case, changes) => {
    const { id } = buildNewReel('owner');
    await expectDenied(addReel('owner', buildNewReel('owner', { id, ...changes }), id));
  });

  test('denies an additional field', async () => {
    await expectDenied(addReel('owner', { ...buildNewReel('owner'), clip: 'x' }));
  });

  test('requires a UUID and the entry of the pace', async () => {
    await expectDenied(addReel('owner', buildNewReel('owner', { id: 'best' })));
    const reel = buildNewReel('owner');
    await fixture.removeDocument('rate_limits/owner_reel');
    await expectDenied(fixture.as('owner').set(`reels/${reel.id}`, reel));
  });
});

describe('changing reels', () => {
  let stored: Reel;
  beforeEach(async () => {
    stored = buildReel(fixture.people.owner, [{ id: 'ride' }]);
    await fixture.storeDocument(`reels/${stored.id}`, stored);
  });
  const edit = (caller: Caller, changes: object) =>
    fixture.as(caller).update(`reels/${stored.id}`, { updatedDate: serverTimestamp(), ...changes });

  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['formerDelegate', 'deny'],
    ['selfGranted', 'deny'],
    ['rider', 'deny'],
    ['admin', 'deny'],
    ['anonymous', 'deny'],
  ] as const)('%s changes title and rides: %s', async (caller, verdict) => {
    await expectAccess(verdict, edit(caller, { title: 'The season', videos: ['other', 'ride'] }));
  });

  test.each(invalidValues)('denies %s', async (_case, changes) => {
    await expectDenied(edit('owner', changes));
  });

  test.each([
    ['id', 'x'],
    ['user_id', 'rider'],
    ['user_name', 'Somebody'],
    ['created', serverTimestamp()],
    ['updatedDate', new Date(Date.now() - 60_000)],
    ['clip', 'x'],
  ])('denies changing %s to %o', async (field, value) => {
    await expectDenied(edit('owner', { [field]: value }));
  });
});

describe('adding a ride to a reel', () => {
  const add = async (caller: Caller, count: number) => {
    const stored = buildReel(
      fixture.people.owner,
      listRides(count).map((id) => ({ id })),
    );
    await fixture.storeDocument(`reels/${stored.id}`, stored);
    const changes = { videos: arrayUnion('one-more'), updatedDate: serverTimestamp() };
    return fixture.as(caller).update(`reels/${stored.id}`, changes);
  };

  test('is allowed until it is full', async () => {
    await expectAllowed(add('delegate', maxReelRides - 1));
    await expectDenied(add('owner', maxReelRides));
    await expectDenied(add('rider', 1));
  });
});

describe('deleting reels', () => {
  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['admin', 'allow'],
    ['deletedAdmin', 'deny'],
    ['formerDelegate', 'deny'],
    ['deletedDelegate', 'deny'],
    ['unverifiedDelegate', 'deny'],
    ['rider', 'deny'],
    ['anonymous', 'deny'],
  ] as const)('%s: %s', async (caller, verdict) => {
    const { id } = buildReel(fixture.people.owner, []);
    await fixture.storeDocument(`reels/${id}`, buildReel(fixture.people.owner, [{ id: 'ride' }], { id }));
    await expectAccess(verdict, fixture.as(caller).delete(`reels/${id}`));
  });
});

describe('reading reels', () => {
  test.each(['anonymous', 'otherRider'] as const)(
    '%s reads one, and a page of an account',
    async (caller) => {
      const reel = buildReel(fixture.people.owner, [{ id: 'ride' }]);
      await fixture.storeDocument(`reels/${reel.id}`, reel);
      await expectAllowed(fixture.as(caller).get(`reels/${reel.id}`));
      const ofOwner = [where('user_id', '==', 'owner'), orderBy('created', 'desc')];
      await expectAllowed(fixture.as(caller).list('reels', ...ofOwner, limit(20)));
      await expectDenied(fixture.as(caller).list('reels', ...ofOwner, limit(21)));
    },
  );
});
