import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { sampleRide } from '#tests/support/sample-upload.ts';
import { fetchPublishedVideos, fillDetails, publish, trimClip } from '#tests/support/uploads.ts';
import { click, expectPath, expectRole, expectText, fill } from '#tests/support/user-actions.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function storeEntry(userId: string, kind: string, fields: { count: number; day: Date }) {
  const entry = { user_id: userId, kind, subject: 'earlier', last: minutesAgo(1), ...fields };
  await getAdminFirestore().doc(`rate_limits/${userId}_${kind}`).set(entry);
}

describe('a used-up daily limit', () => {
  test('of uploads is said, keeps the draft, and ends with the day', async () => {
    const user = await createTestUser(buildContestant());
    await storeEntry(user.id, 'upload', { count: 100, day: minutesAgo(60) });
    await renderApp('/upload', { as: user });
    await trimClip();
    await fillDetails();
    await publish();
    await expectText("You've reached today's upload limit. Try again tomorrow.");
    expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe(sampleRide.location);
    const tickets = await getAdminFirestore().collection('uploads').where('uploader', '==', user.id).get();
    expect(tickets.size).toBe(0);

    await storeEntry(user.id, 'upload', { count: 100, day: minutesAgo(24 * 60 + 1) });
    await publish();
    await expectPath('/my-rodeo');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
    const entry = await getAdminFirestore().doc(`rate_limits/${user.id}_upload`).get();
    expect(entry.get('count')).toBe(1);
  });

  test('of animals is said', async () => {
    const user = await createTestUser(buildContestant());
    await storeEntry(user.id, 'animal', { count: 200, day: minutesAgo(60) });
    await renderApp('/animals/new', { as: user });
    await fill('Name', 'One Too Many');
    await click('button', 'Save');
    await expectText("You've reached today's limit for new animals. Try again tomorrow.");
    await storeEntry(user.id, 'animal', { count: 7, day: minutesAgo(60) });
    await click('button', 'Save');
    await expectRole('heading', 'One Too Many');
  });
});
