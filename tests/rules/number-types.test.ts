import { beforeEach, describe, expect, test } from 'vitest';
import { getExpiry } from '#src/domain/expiry.ts';
import { buildDelegateNotification } from '#tests/support/factories/build-notification.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createBearer } from './bearer.ts';
import { createFirestoreFixture, testProjectId } from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

const documents = `projects/${testProjectId}/databases/(default)/documents`;

/** Commits as the SDK cannot: with numbers whose type is chosen. */
async function commit(caller: 'delegate' | 'rider', writes: object[]): Promise<number> {
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

test('attack: one edit notifies twice, by a type that is a floating-point number', async () => {
  const { owner, delegate } = fixture.people;
  const video = buildVideo(owner);
  await fixture.storeDocument(`videos/${video.id}`, video);
  const edit = buildUpdate(
    `videos/${video.id}`,
    { notes: { stringValue: 'Second run' }, edited: { booleanValue: true } },
    'updatedDate',
  );
  const buildNotice = (type: string, alert_type: object) => {
    const notice = buildDelegateNotification('edited', owner, delegate, video);
    const id = `${video.id}_${type}_owner`;
    const texts = { ...notice, id } as unknown as Record<string, unknown>;
    const fields = ['id', 'notified_user_id', 'message_string', 'video_id', 'actor_id'].map(
      (name) => [name, { stringValue: texts[name] }] as const,
    );
    const expires = { timestampValue: getExpiry('notifications').toISOString() };
    return buildUpdate(
      `notifications/${id}`,
      { ...Object.fromEntries(fields), alert_type, expires },
      'timestamp',
    );
  };
  const notice = buildNotice('8', { integerValue: '8' });
  for (const type of ['8.0', '8'])
    expect(await commit('delegate', [edit, notice, buildNotice(type, { doubleValue: 8 })])).toBe(403);
  expect(await commit('delegate', [edit, notice])).toBe(200);
});
