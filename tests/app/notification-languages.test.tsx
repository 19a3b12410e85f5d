import { afterAll, expect, test, vi } from 'vitest';
import { buildHatNotification } from '#tests/support/factories/build-notification.ts';
import { buildContestant, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';

afterAll(() => {
  globalThis.language = undefined;
});

test('notifications are stored in English, and read in the language of the page', async () => {
  vi.resetModules();
  await import('#src/languages/pt.ts');
  const { renderApp } = await import('#tests/support/render-app.tsx');
  const { createTestUser } = await import('#tests/support/test-users.ts');
  const { expectRole, expectText } = await import('#tests/support/user-actions.ts');
  const [owner, fan] = [buildContestant(), buildFan({ first_name: 'Jo', last_name: 'Tate' })];
  const ride = buildVideo(owner, { title: 'Elko' });
  const told = { ...buildHatNotification(owner, fan, ride), timestamp: new Date() };
  const answer = {
    ...{ ...told, id: `${ride.id}_11`, alert_type: 11, actor_id: '', video_id: '' },
    message_string: 'We corrected the names.',
  };
  const data = { [`notifications/${told.id}`]: told, [`notifications/${answer.id}`]: answer };
  await renderApp('/notifications', { as: await createTestUser(owner), data });
  await expectText('Jo Tate tirou o chapéu para seu vídeo Elko.');
  expect((await expectRole('link', 'Jo Tate')).getAttribute('href')).toBe(`/my-rodeo/${fan.id}`);
  await expectText('We corrected the names.');
});
