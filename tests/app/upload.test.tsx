import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildContestant } from '#tests/support/factories/user.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { createTestUser } from '#tests/support/test-users.ts';
import {
  chooseFile,
  fetchPublishedVideos,
  fillDetails,
  publishRide,
  trimClip,
} from '#tests/support/uploads.ts';
import { click, expectText, fill } from '#tests/support/user.ts';

vi.mock('#src/media/probe-video.ts', () => import('#tests/support/fake-media.ts'));
vi.mock('#src/media/trim-session.ts', () => import('#tests/support/fake-media.ts'));

test('try', async () => {
  const user = await createTestUser(buildContestant());
  await renderApp('/upload', { as: user });
  await trimClip();
  await fillDetails();
  await publishRide();
  await expectText('Ride published.');
  expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
});
