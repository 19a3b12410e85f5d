import { FieldValue, serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildDelegateNotification,
  buildTagNotification,
} from '#tests/support/factories/build-notification.ts';
import type { StoredVideo } from '#tests/support/factories/build-video.ts';
import { createBearer } from './bearer.ts';
import {
  createFirestoreFixture,
  expectAllowed,
  expectDenied,
  testProjectId,
  type Caller,
} from './firestore-fixture.ts';
import { createContractorVideo, openTicket, publishVideo, sentNow, storeTestAnimals } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

type Json = Readonly<Record<string, unknown>>;

/** A value as the SDK sends it, but numbers of some fields as floating-point numbers. */
function toValue(value: unknown, isDouble = false): Json {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return isDouble || !Number.isInteger(value) ? { doubleValue: value } : { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item) => toValue(item)) } };
  return { mapValue: { fields: toFields(Object.entries(value as Json), []) } };
}

const toFields = (entries: readonly [string, unknown][], doubles: readonly string[]) =>
  Object.fromEntries(entries.map(([name, value]) => [name, toValue(value, doubles.includes(name))]));

const root = `projects/${testProjectId}/databases/(default)/documents`;

/** Sets or, with `isUpdate`, changes fields; those in `doubles` as the SDK cannot. Sentinels become the server's time. */
function write(path: string, data: object, doubles: readonly string[], isUpdate = false): Json {
  const entries = Object.entries(data);
  const times = entries.filter(([, value]) => value instanceof FieldValue).map(([fieldPath]) => fieldPath);
  const plain = entries.filter(([name]) => !times.includes(name));
  return {
    update: { name: `${root}/${path}`, fields: toFields(plain, doubles) },
    ...(isUpdate && { updateMask: { fieldPaths: plain.map(([name]) => name) } }),
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

async function commit(caller: Caller, ...writes: readonly Json[]): Promise<number> {
  const response = await fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: createBearer(caller) },
    body: JSON.stringify({ writes }),
  });
  return response.status;
}

describe('attack: an account type becomes a floating-point number', () => {
  beforeEach(() =>
    Promise.all([
      fixture.storeDocument('users/owner', fixture.people.owner),
      fixture.storeDocument('users/rider', fixture.people.rider),
    ]),
  );
  const bio = 'New words';
  const changeType = (caller: Caller, user: string, fields: object, doubles = ['account_type']) =>
    commit(caller, write(`users/${user}`, fields, doubles, true));

  test('beside a change of the profile', async () => {
    expect(await changeType('delegate', 'owner', { bio, account_type: 1 })).toBe(403);
    expect(await changeType('delegate', 'owner', { bio, account_type: 1 }, [])).toBe(200);
    expect(await changeType('rider', 'rider', { bio, account_type: 2 })).toBe(403);
  });

  test('as the new type', async () => {
    expect(await changeType('rider', 'rider', { account_type: 3 })).toBe(403);
    expect(await changeType('rider', 'rider', { account_type: 3 }, [])).toBe(200);
  });

  test('without any other change', async () => {
    expect(await changeType('delegate', 'owner', { account_type: 1 })).toBe(403);
  });
});

describe('attack: the id of an animal becomes a number', () => {
  test('of an animal that is called so', async () => {
    const { people } = fixture;
    const { bull } = await storeTestAnimals(fixture);
    await fixture.storeDocument('animals/7', { ...bull, id: '7', animalID: '7' });
    const video = createContractorVideo(people, { bull, horse: bull }, 'owner');
    await fixture.storeDocument(`videos/${video.id}`, { ...video, created: new Date(0) });
    const tag = (animal_id: unknown) =>
      fixture
        .as('owner')
        .update(`videos/${video.id}`, { animal_id, edited: true, updatedDate: serverTimestamp() });
    await expectDenied(tag(7));
    await expectAllowed(tag('7'));
    const create = (animal_id: unknown) =>
      publishVideo(
        fixture,
        'owner',
        createContractorVideo(people, { bull, horse: bull }, 'owner', { animal_id }),
      );
    await expectDenied(create(7));
    await expectAllowed(create('7'));
  });
});

describe('attack: a type of a notification becomes a floating-point number', () => {
  const animals = useFixture(() => storeTestAnimals(fixture));

  const tag = (video: Pick<StoredVideo, 'id' | 'video_id' | 'title'>) =>
    buildTagNotification(fixture.people.rider, fixture.people.owner, video);
  const posted = (video: Pick<StoredVideo, 'id' | 'video_id' | 'title'>) =>
    buildDelegateNotification('posted', fixture.people.owner, fixture.people.delegate, video);

  test.each([
    ['owner', 'of a tag', tag],
    ['delegate', 'of a delegate', posted],
  ] as const)('%s publishes with the notification %s', async (caller, _, build) => {
    // The id has the type as rules write it.
    async function publish(formatType: (type: number) => string, doubles: readonly string[]) {
      const video = createContractorVideo(fixture.people, animals, caller);
      await openTicket(fixture, video.id, 'owner', caller);
      const notification = build(video);
      const id = `${video.id}_${formatType(notification.alert_type)}_${notification.notified_user_id}`;
      const fields = { ...notification, id, ...sentNow() };
      return commit(
        caller,
        write(`uploads/${video.id}`, { published: serverTimestamp(), expires: null }, [], true),
        write(`videos/${video.id}`, video, []),
        write(`notifications/${id}`, fields, doubles),
      );
    }
    expect(await publish(String, [])).toBe(200);
    expect(await publish((type) => `${type}.0`, ['alert_type'])).toBe(403);
  });
});
