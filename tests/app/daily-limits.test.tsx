import { describe, test } from 'vitest';
import { buildContestant } from '#tests/support/factories/user.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectRole, expectText, fill } from '#tests/support/user.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function storeMark(userId: string, kind: string, fields: { count: number; day: Date }) {
  const mark = { user_id: userId, kind, subject: 'earlier', last: minutesAgo(1), ...fields };
  await getAdminFirestore().doc(`rate_limits/${userId}_${kind}`).set(mark);
}

describe('a used-up daily limit', () => {
  test('of animals is said', async () => {
    const user = await createTestUser(buildContestant());
    await storeMark(user.id, 'animal', { count: 200, day: minutesAgo(60) });
    await renderApp('/animals/new', { as: user });
    await fill('Name', 'One Too Many');
    await click('button', 'Save');
    await expectText("You've reached today's limit for new animals. Try again tomorrow.");
    await storeMark(user.id, 'animal', { count: 7, day: minutesAgo(60) });
    await click('button', 'Save');
    await expectRole('heading', 'One Too Many');
  });
});
