import { beforeEach, describe, expect, test } from 'vitest';
import { getExpiry } from '#src/domain/expiry.ts';
import { buildTagNotification } from '#tests/support/factories/build-notification.ts';
import { createBearer } from './bearer.ts';
import { createFirestoreFixture, testProjectId } from './firestore-fixture.ts';
import { createContractorVideo, openTicket, storeTestAnimals } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

const documents = `projects/${testProjectId}/databases/(default)/documents`;

/** Commits as the SDK cannot: with numbers whose type is chosen. */
async function commit(caller: 'owner' | 'delegate' | 'rider', writes: object[]): Promise<number> {
  const url = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${documents}:commit`;
  const headers = { authorization: createBearer(caller) };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ writes }) })).status;
}

const buildUpdate = (path: string, fields: Record<string, object>, timeField?: string) => ({
  update: { name: `${documents}/${path}`, fields },
  ...{ updateMask: { fieldPaths: Object.keys(fields) } },
  ...(timeField !== undefined && {
    updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }],
  }),
});

const update = (caller: 'delegate' | 'rider', path: string, fields: Record<string, object>) =>
  commit(caller, [buildUpdate(path, fields)]);

describe('attack: an account type becomes a floating-point number', () => {
  beforeEach(() =>
    Promise.all([
      fixture.storeDocument('users/owner', fixture.people.owner),
      fixture.storeDocument('users/rider', fixture.people.rider),
    ]),
  );
  const bio = { stringValue: 'New words' };

  test('beside a change of the profile', async () => {
    expect(await update('delegate', 'users/owner', { bio, account_type: { doubleValue: 1 } })).toBe(403);
    expect(await update('delegate', 'users/owner', { bio, account_type: { integerValue: '1' } })).toBe(200);
    expect(await update('rider', 'users/rider', { bio, account_type: { doubleValue: 2 } })).toBe(403);
  });

  test('as the new type', async () => {
    expect(await update('rider', 'users/rider', { account_type: { doubleValue: 3 } })).toBe(403);
    expect(await update('rider', 'users/rider', { account_type: { integerValue: '3' } })).toBe(200);
  });

  test('without any other change', async () => {
    expect(await update('delegate', 'users/owner', { account_type: { doubleValue: 1 } })).toBe(403);
  });
});

/** A value as REST has it. */
function encode(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return Array.isArray(value) ? { arrayValue: { values: value.map(encode) } } : { nullValue: null };
}

const encodeFields = (fields: object): Record<string, object> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

test('attack: one tag notifies twice, by a type that is a floating-point number', async () => {
  const { people } = fixture;
  const { created: _created, ...video } = createContractorVideo(people, await storeTestAnimals(fixture));
  await openTicket(fixture, video.id, 'owner');
  const publication = [
    buildUpdate(`uploads/${video.id}`, encodeFields({ expires: null }), 'published'),
    buildUpdate(`videos/${video.id}`, encodeFields(video), 'created'),
  ];
  const buildNotice = (type: string, alert_type: object) => {
    const { timestamp: _timestamp, ...notice } = buildTagNotification(people.rider, people.owner, video);
    const id = `${video.id}_${type}_rider`;
    const fields = encodeFields({ ...notice, id, expires: getExpiry('notifications') });
    return buildUpdate(`notifications/${id}`, { ...fields, alert_type }, 'timestamp');
  };
  const notice = buildNotice('1', { integerValue: '1' });
  for (const type of ['1.0', '1'])
    expect(await commit('owner', [...publication, notice, buildNotice(type, { doubleValue: 1 })])).toBe(403);
  expect(await commit('owner', [...publication, notice])).toBe(200);
});
