import { arrayUnion, limit, orderBy, serverTimestamp, where } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildTakeDownNotification } from '#src/domain/moderation.ts';
import type { NewNotification } from '#src/domain/notification.ts';
import { maxListedRides, maxReelRides, type Reel } from '#src/domain/reel.ts';
import { buildReelNotification } from '#tests/support/factories/build-notification.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import {
  buildFirstEntry,
  buildReelNotices,
  buildStoredTicket,
  commitPaced,
  deleteReel,
  sentNow,
} from './publishing.ts';
import {
  expectAccess,
  expectAllowed,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type Caller,
  type Write,
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

/** With the notice that a delegate has to add. */
const addReel = (caller: Caller, data: object, id = (data as Reel).id) => {
  const reel = { ...(data as Reel), id, created_by: caller };
  const made = 'created_by' in data ? { ...data, created_by: caller } : data;
  return commitPaced(
    ...([fixture, caller, 'reel', `reels/${id}`, made] as const),
    buildReelNotices(fixture, caller, 'posted', reel),
  );
};

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
  ['an id that Firestore reserves', { videos: ['__ride__'] }],
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

  const fields = [
    ...[
      'id',
      'user_id',
      'user_name',
      'created_by',
      'title',
      'videos',
      'is_result_list',
      'created',
      'updatedDate',
    ],
  ];

  test('the list of fields is complete', () => {
    expect(Object.keys(buildReel(fixture.people.owner, [])).toSorted()).toEqual(fields.toSorted());
  });

  const required = fields.filter((field) => field !== 'is_result_list');
  test.each(required)('denies a reel without %s', async (field) => {
    const data = buildNewReel('owner');
    await expectDenied(addReel('owner', omitField(data, field), data.id));
  });

  test.each<readonly [string, ReelOverrides]>([
    ...invalidValues,
    ['another id', { id: crypto.randomUUID() }],
    ["another owner's name", { user_name: 'Somebody' }],
    ...(['true', 1, null, []] as const).map(
      (value) => [`${JSON.stringify(value)} for a result list`, { is_result_list: value }] as const,
    ),
    ['a client time', { created: new Date(Date.now() - 60_000) }],
    ['a time of a change', { updatedDate: serverTimestamp() }],
  ])('denies a reel with %s', async (_case, changes) => {
    const { id } = buildNewReel('owner');
    await expectDenied(addReel('owner', buildNewReel('owner', { id, ...changes }), id));
  });

  test('takes reels of earlier clients, which say nothing of result lists', async () => {
    await expectAllowed(addReel('owner', omitField(buildNewReel('owner'), 'is_result_list')));
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
    fixture
      .as(caller)
      .commit(
        ['update', `reels/${stored.id}`, { updatedDate: serverTimestamp(), ...changes }],
        ...buildReelNotices(fixture, caller, 'edited', stored),
      );

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
    ['is_result_list', true],
    ['created', serverTimestamp()],
    ['updatedDate', new Date(Date.now() - 60_000)],
    ['clip', 'x'],
  ])('denies changing %s to %o', async (field, value) => {
    await expectDenied(edit('owner', { [field]: value }));
  });
});

describe('[RES-05] a result list', () => {
  const list = { is_result_list: true };
  const store = async (changes: Partial<Reel> = {}) => {
    const stored = buildReel(fixture.people.owner, [{ id: 'ride' }], { ...list, ...changes });
    await fixture.storeDocument(`reels/${stored.id}`, stored);
    return stored;
  };
  const change = (caller: Caller, stored: Reel, changes: object) =>
    fixture
      .as(caller)
      .commit(
        ['update', `reels/${stored.id}`, { updatedDate: serverTimestamp(), ...changes }],
        ...buildReelNotices(fixture, caller, 'edited', stored),
      );

  test('is of an account as a reel is, and has as many rides as a long night', async () => {
    const full = { ...list, videos: listRides(maxListedRides) };
    for (const [caller, ownerId] of [
      ['owner', 'owner'],
      ['rider', 'rider'],
      ['delegate', 'owner'],
    ] as const)
      await expectAllowed(addReel(caller, buildNewReel(ownerId, full)));
    for (const caller of ['otherRider', 'formerDelegate', 'selfGranted', 'unverifiedDelegate'] as const)
      await expectDenied(addReel(caller, buildNewReel('owner', list)));
    await expectDenied(addReel('anonymous', buildNewReel('owner', list)));
    await expectDenied(addReel('fan', buildNewReel('fan', list)));
    await expectDenied(
      addReel('owner', buildNewReel('owner', { ...list, videos: listRides(maxListedRides + 1) })),
    );
  });

  test('is changed by its account, whom a delegate tells, and by nobody else', async () => {
    const stored = await store();
    const full = { videos: listRides(maxListedRides) };
    for (const caller of ['owner', 'delegate'] as const) await expectAllowed(change(caller, stored, full));
    for (const caller of ['rider', 'formerDelegate', 'selfGranted', 'admin', 'anonymous'] as const)
      await expectDenied(change(caller, stored, full));
    const silent: Write = ['update', `reels/${stored.id}`, { title: 'Won', updatedDate: serverTimestamp() }];
    await expectDenied(fixture.as('delegate').commit(silent));
    await expectDenied(change('owner', stored, { videos: listRides(maxListedRides + 1) }));
  });

  test('stays one, and a reel stays a reel', async () => {
    for (const caller of ['owner', 'delegate', 'admin'] as const) {
      await expectDenied(change(caller, await store(), { is_result_list: false }));
      await expectDenied(change(caller, await store({ is_result_list: false }), list));
    }
    const former = omitField(await store(), 'is_result_list') as Reel;
    await fixture.storeDocument(`reels/${former.id}`, former);
    await expectDenied(change('owner', former, list));
    await expectDenied(change('owner', former, { videos: listRides(maxReelRides + 1) }));
    await expectAllowed(change('owner', former, { videos: listRides(maxReelRides) }));
  });

  test('is taken down by administrators for good, who tell its account', async () => {
    const stored = await store();
    const notice = buildTakeDownNotification(stored, 'reelTakenDown');
    const told: Write = ['set', `notifications/${notice.id}`, { ...notice, ...sentNow() }];
    await expectDenied(deleteReel(fixture, 'rider', stored));
    await expectAllowed(deleteReel(fixture, 'admin', stored, [told]));
    await expectDenied(addReel('owner', buildNewReel('owner', { ...list, id: stored.id }), stored.id));
  });

  test.each([true, false])(
    '[RES-11] is called so by notices, and a reel is not: %s',
    async (is_result_list) => {
      const { owner, delegate } = fixture.people;
      const toWrite = (notice: NewNotification): Write => [
        'set',
        `notifications/${notice.id}`,
        { ...notice, ...sentNow() },
      ];
      const notices = (action: 'posted' | 'edited' | 'deleted', reel: Reel): Write[] => {
        const former = buildReelNotification(action, owner, delegate, reel);
        const message_string = former.message_string.replace('reel', 'result list');
        return [toWrite({ ...former, message_string })];
      };
      const expectIt = is_result_list ? expectAllowed : expectDenied;
      const built = buildReel(owner, [{ id: 'ride' }], { is_result_list, created_by: 'delegate' });
      const made = { ...built, created: serverTimestamp() };
      await expectIt(
        commitPaced(fixture, 'delegate', 'reel', `reels/${made.id}`, made, notices('posted', built)),
      );
      const stored = await store({ is_result_list });
      const changes = { title: 'Won', updatedDate: serverTimestamp() };
      await expectIt(
        fixture
          .as('delegate')
          .commit(['update', `reels/${stored.id}`, changes], ...notices('edited', stored)),
      );
      const removed = await store({ is_result_list });
      await expectIt(deleteReel(fixture, 'delegate', removed, notices('deleted', removed)));
      const other = await store({ is_result_list });
      const told = buildTakeDownNotification({ ...other, is_result_list: true }, 'reelTakenDown');
      await expectIt(deleteReel(fixture, 'admin', other, [toWrite(told)]));
    },
  );

  test("is everybody's to read", async () => {
    const { id } = await store();
    for (const caller of ['anonymous', 'otherRider'] as const)
      await expectAllowed(fixture.as(caller).get(`reels/${id}`));
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
    const notices = buildReelNotices(fixture, caller, 'edited', stored);
    return fixture.as(caller).commit(['update', `reels/${stored.id}`, changes], ...notices);
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
    const reel = buildReel(fixture.people.owner, [{ id: 'ride' }]);
    await fixture.storeDocument(`reels/${reel.id}`, reel);
    await expectAccess(verdict, deleteReel(fixture, caller, reel));
  });
});

describe('the id of a deleted reel', () => {
  let reel: Reel;
  beforeEach(async () => {
    reel = buildReel(fixture.people.owner, [{ id: 'ride' }]);
    await fixture.storeDocument(`reels/${reel.id}`, reel);
  });
  const makeAgain = (caller: 'owner' | 'rider') =>
    addReel(caller, buildNewReel(caller, { id: reel.id }), reel.id);

  test.each(['owner', 'delegate', 'admin'] as const)('is never used again after %s', async (deleter) => {
    await expectDenied(makeAgain('rider'));
    await expectAllowed(deleteReel(fixture, deleter, reel));
    await expectDenied(makeAgain('owner'));
    await expectDenied(makeAgain('rider'));
  });

  test('gets a tombstone in the batch that deletes the reel, and in no other', async () => {
    const tombstone: Write = ['set', `deleted_reels/${reel.id}`, { id: reel.id, deleted: serverTimestamp() }];
    const deletion: Write = ['delete', `reels/${reel.id}`];
    await expectDenied(fixture.as('owner').commit(deletion));
    await expectDenied(fixture.as('admin').commit(deletion));
    await expectDenied(fixture.as('owner').commit(tombstone));
    await expectAllowed(fixture.as('owner').commit(deletion, tombstone));
    for (const caller of ['owner', 'admin'] as const)
      await expectDenied(fixture.as(caller).delete(`deleted_reels/${reel.id}`));
  });

  test('is no video, and that of a video no reel, so that both can be reported', async () => {
    const { id } = buildNewReel('owner');
    await fixture.storeDocument(`uploads/${id}`, buildStoredTicket(id, 'owner'));
    await expectDenied(addReel('owner', buildNewReel('owner', { id })));
    const ticket = { ...buildStoredTicket(reel.id, 'owner'), created: serverTimestamp() };
    await expectDenied(commitPaced(fixture, 'owner', 'upload', `uploads/${reel.id}`, ticket));
  });

  test('is no video of the same batch', async () => {
    const made = { ...buildNewReel('owner'), created_by: 'owner' };
    const ticket = { ...buildStoredTicket(made.id, 'owner'), created: serverTimestamp() };
    const commit = (ticketId: string) =>
      commitPaced(fixture, 'owner', 'reel', `reels/${made.id}`, made, [
        ['set', `uploads/${ticketId}`, { ...ticket, id: ticketId }],
        ['set', 'rate_limits/owner_upload', buildFirstEntry('owner', 'upload', ticketId)],
      ]);
    await fixture.removeDocument('rate_limits/owner_upload');
    await expectDenied(commit(made.id));
    await expectAllowed(commit(crypto.randomUUID()));
  });
});

describe("a delegate's work on a reel", () => {
  const actions = ['posted', 'edited', 'deleted'] as const;
  type Action = (typeof actions)[number];
  let reel: Reel;
  beforeEach(async () => {
    reel = buildReel(fixture.people.owner, [{ id: 'ride' }], { created_by: 'delegate' });
  });

  async function act(caller: Caller, action: Action, notices: readonly Write[]) {
    const path = `reels/${reel.id}`;
    if (action === 'posted') {
      const made = { ...reel, created_by: caller, created: serverTimestamp() };
      return commitPaced(fixture, caller, 'reel', path, made, notices);
    }
    await fixture.storeDocument(path, reel);
    if (action === 'deleted') return deleteReel(fixture, caller, reel, [...notices]);
    const changes = { title: 'Our riders cannot ride', updatedDate: serverTimestamp() };
    return fixture.as(caller).commit(['update', path, changes], ...notices);
  }
  const buildNotice = (action: Action, changes: object = {}): Write[] =>
    buildReelNotices(fixture, 'delegate', action, reel).map(([operation, path, data]) => {
      const changed = { ...(data as { id: string }), ...changes };
      return [operation, path && `notifications/${changed.id}`, changed] as Write;
    });

  test.each(actions)('[ACC-05] notifies the account, as which it is %s', async (action) => {
    await expectDenied(act('delegate', action, []));
    await expectAllowed(act('delegate', action, buildNotice(action)));
  });

  test.each(actions)('needs no notice of the owner: %s', async (action) => {
    await expectAllowed(act('owner', action, []));
  });

  test.each(actions)('notifies with a fixed text, and of this action: %s', async (action) => {
    for (const changes of [
      { message_string: 'Win a saddle.' },
      { actor_id: 'owner' },
      { video_id: reel.id },
      { alert_type: 13 },
      { timestamp: new Date(Date.now() - 60_000) },
    ])
      await expectDenied(act('delegate', action, buildNotice(action, changes)));
    for (const other of actions)
      if (other !== action) await expectDenied(act('delegate', action, buildNotice(other)));
  });

  test('tells nobody else, and nothing without the act', async () => {
    await fixture.storeDocument(`reels/${reel.id}`, reel);
    for (const action of actions) await expectDenied(fixture.as('delegate').commit(...buildNotice(action)));
    const toFan = { notified_user_id: 'fan', id: `${reel.id}_15_fan` };
    await expectDenied(
      act('delegate', 'edited', [...buildNotice('edited'), ...buildNotice('edited', toFan)]),
    );
  });

  test('cannot take its notice back, in the same batch or later', async () => {
    const notice = `notifications/${reel.id}_16_owner`;
    await expectDenied(act('delegate', 'deleted', [...buildNotice('deleted'), ['delete', notice]]));
    await expectAllowed(act('delegate', 'deleted', buildNotice('deleted')));
    await expectDenied(fixture.as('delegate').delete(notice));
    await expectAllowed(fixture.as('owner').delete(notice));
  });

  test('is no longer possible for a former delegate', async () => {
    for (const action of actions)
      await expectDenied(
        act('formerDelegate', action, buildReelNotices(fixture, 'formerDelegate', action, reel)),
      );
  });

  test('names who did it', async () => {
    const made = { ...reel, created_by: 'owner', created: serverTimestamp() };
    await expectDenied(
      commitPaced(fixture, 'delegate', 'reel', `reels/${reel.id}`, made, buildNotice('posted')),
    );
  });
});

test('a notice of an earlier take-down does not keep a reel from being taken down', async () => {
  const reel = buildReel(fixture.people.owner, [{ id: 'ride' }]);
  await fixture.storeDocument(`reels/${reel.id}`, reel);
  const notice = buildTakeDownNotification(reel, 'reelTakenDown');
  const path = `notifications/${notice.id}`;
  await fixture.storeDocument(path, { ...notice, timestamp: new Date(0), expires: new Date() });
  const takeDown: Write[] = [['set', path, { ...notice, ...sentNow() }]];
  await expectDenied(fixture.as('admin').commit(...takeDown));
  await expectDenied(deleteReel(fixture, 'owner', reel, takeDown));
  await expectAllowed(deleteReel(fixture, 'admin', reel, takeDown));
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
