import { readFileSync } from 'node:fs';
import { serverTimestamp } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { accessFields, type AccessField, type AccessStep } from '#src/domain/access-steps.ts';
import { daysKept, getExpiry, serviceDaysKept, type ExpiringCollection } from '#src/domain/expiry.ts';
import { maxAccessEntries } from '#src/domain/list-limits.ts';
import { buildDelegateNotification } from '#tests/support/factories/build-notification.ts';
import { attemptStep, attemptStoredStep, storeStepPrecondition } from './access-step-attempts.ts';
import {
  createFirestoreFixture,
  expectAllowed,
  expectDenied,
  readRules,
  type Caller,
} from './firestore-fixture.ts';
import {
  buildFirstEntry,
  buildStoredTicket,
  commitPaced,
  commitPublication,
  createContestantVideo,
  createContractorVideo,
  openTicket,
  publishVideo,
  sentNow,
  storeTestAnimals,
} from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

/** Writes a new document of each collection, with other fields. */
const attempts: Record<ExpiringCollection, (fields: Record<string, unknown>) => Promise<void>> = {
  notifications: async (fields) => {
    const { people } = fixture;
    const video = createContractorVideo(people, await storeTestAnimals(fixture), 'delegate');
    const notification = buildDelegateNotification('posted', people.owner, people.delegate, video);
    await openTicket(fixture, video.id, 'owner', 'delegate');
    const sent = { ...notification, ...sentNow(), ...fields };
    return commitPublication(fixture, 'delegate', video, video.id, [sent]);
  },
  pending_access: (fields) => attemptStoredStep(fixture, 'invite', { pendingOverrides: fields }),
  rate_limits: async (fields) => {
    await fixture.removeDocument('rate_limits/rider_report');
    const entry = { ...buildFirstEntry('rider', 'report', 'x'), ...fields };
    return fixture.as('rider').set('rate_limits/rider_report', entry);
  },
  uploads: async (fields) => {
    const id = crypto.randomUUID();
    const ticket = { ...buildStoredTicket(id, 'rider'), created: serverTimestamp(), ...fields };
    return commitPaced(fixture, 'rider', 'upload', `uploads/${id}`, ticket);
  },
};

describe.each(Object.keys(attempts) as ExpiringCollection[])('a new document of %s', (collection) => {
  const days = daysKept[collection];

  test.each([
    ['today', () => new Date()],
    ['more than a month too early', () => inDays(days - 31)],
    ['more than a month too late', () => inDays(days + 31)],
    ['never', () => null],
    ['at a text', () => '2030-01-01'],
    ['at a number', () => Date.now() + days * 86_400_000],
    ["at the server's time", () => serverTimestamp()],
  ])('cannot expire %s', async (_case, getTime) => {
    await expectDenied(attempts[collection]({ expires: getTime() }));
  });

  test('expires by the clock of a device that may be weeks off', async () => {
    for (const time of [getExpiry(collection, Date.now()), inDays(days - 29), inDays(days + 29)])
      await expectAllowed(attempts[collection]({ expires: time }));
  });
});

describe('the ticket of a published video', () => {
  const publish = async (ticket: object, closing: object) => {
    const video = createContestantVideo(fixture.people);
    await fixture.storeDocument(`uploads/${video.id}`, {
      ...buildStoredTicket(video.id, 'rider'),
      ...ticket,
    });
    return fixture
      .as('rider')
      .commit(
        ['update', `uploads/${video.id}`, { published: serverTimestamp(), ...closing }],
        ['set', `videos/${video.id}`, video],
      );
  };

  test('stays, so that its id is not used again', async () => {
    await expectDenied(publish({}, {}));
    await expectDenied(publish({}, { expires: getExpiry('uploads', Date.now()) }));
    await expectAllowed(publish({}, { expires: null }));
  });

  test('stays too if it was opened before tickets expired', async () => {
    await expectDenied(publish({ expires: null }, { expires: getExpiry('uploads', Date.now()) }));
    await expectAllowed(publish({ expires: null }, {}));
  });

  test('cannot be made to expire later', async () => {
    const video = createContestantVideo(fixture.people);
    await publishVideo(fixture, 'rider', video);
    await expectDenied(
      fixture.as('rider').update(`uploads/${video.id}`, { expires: getExpiry('uploads', Date.now()) }),
    );
  });
});

describe('a map of a profile', () => {
  const fillers = Array.from({ length: 500 }, (_, index) => [`other-${index}`, true] as const);

  const stepWith = async (step: AccessStep, holder: Caller, field: AccessField, count: number) => {
    const sides = await storeStepPrecondition(fixture, step);
    const user = sides.own.id === holder ? sides.own : sides.other;
    const map = Object.fromEntries([...Object.entries(user[field]), ...fillers].slice(0, count));
    await fixture.storeDocument(`users/${holder}`, { ...user, [field]: map });
    return attemptStep(fixture, { step, ...sides });
  };

  test.each([
    ['sent_invites', 'rider', 'invite'],
    ['received_invites', 'otherRider', 'invite'],
    ['sent_requests', 'otherRider', 'request'],
    ['received_requests', 'rider', 'request'],
    ['account_access', 'otherRider', 'accept invite'],
    ['user_access', 'rider', 'accept invite'],
    ['account_access', 'otherRider', 'accept request'],
    ['user_access', 'rider', 'accept request'],
  ] as const)('has at most 500 %s, of %s after "%s"', async (field, holder, step) => {
    await expectDenied(stepWith(step, holder, field, maxAccessEntries));
    await expectAllowed(stepWith(step, holder, field, maxAccessEntries - 1));
  });

  test('that is too long can be emptied', async () => {
    const sides = await storeStepPrecondition(fixture, 'deny invite');
    const received_invites = { ...sides.own.received_invites, ...Object.fromEntries(fillers) };
    await fixture.storeDocument(`users/${sides.own.id}`, { ...sides.own, received_invites });
    await expectAllowed(attemptStep(fixture, { step: 'deny invite', ...sides }));
  });
});

describe('firestore.indexes.json', () => {
  interface Override {
    collectionGroup: string;
    fieldPath: string;
    ttl?: boolean;
    indexes: unknown[];
  }
  const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
    fieldOverrides: Override[];
  };

  test('has a policy for each collection whose documents expire, and no index on the time', () => {
    const policies = fieldOverrides.filter(({ ttl }) => ttl);
    expect(policies).toEqual(
      Object.keys({ ...daysKept, ...serviceDaysKept }).map((collectionGroup) => ({
        ...{ collectionGroup, fieldPath: 'expires' },
        ...{ ttl: true, indexes: [] },
      })),
    );
    const [, ...expiring] = readRules('firestore.rules')
      .split('isExpiry(')
      .map((text) => /^\w+\.expires, '(\w+)'/.exec(text)?.[1]);
    expect(new Set(expiring.filter(Boolean))).toEqual(new Set(Object.keys(daysKept)));
  });

  test('does not index the maps of a profile, whose keys others add', () => {
    const exempt = fieldOverrides.filter(
      ({ collectionGroup, indexes }) => collectionGroup === 'users' && indexes.length === 0,
    );
    expect(exempt.map(({ fieldPath }) => fieldPath)).toEqual(accessFields);
  });
});
