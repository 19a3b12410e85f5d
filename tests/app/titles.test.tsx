import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { createTestUser } from '#tests/support/test-users.ts';
import { click, expectRole } from '#tests/support/user-actions.ts';

const expectTitle = (title: string) => vi.waitFor(() => expect(document.title).toBe(title), 10_000);

test('each page names its tab, and the player is named after the ride', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta property="og:site_name" content="Rodeo Reel" />');
  const rider = buildContestant({ first_name: 'Darius', last_name: 'Boone' });
  const ride = buildVideo(rider, { title: 'Pendleton Round-Up', event_type: 1, score: 86.5 });
  const member = await createTestUser(rider);
  await renderApp('/schedules', { as: member, data: { [`videos/${ride.id}`]: ride } });
  await expectTitle('Schedule · Rodeo Reel');
  follow(`/my-rodeo/${rider.id}`);
  await expectTitle('Darius Boone · Rodeo Reel');
  follow(`/my-rodeo/${rider.id}?play=${ride.id}`);
  await expectTitle('Darius Boone · 86.5 · Pendleton Round-Up · Rodeo Reel');
  await click('button', 'Close');
  await expectTitle('Darius Boone · Rodeo Reel');
  document.querySelector('meta[property="og:site_name"]')?.remove();
});

test('after a navigation the heading has the focus, so that screen readers say it', async () => {
  await renderApp('/login');
  await expectRole('heading', 'Welcome back');
  follow('/no/such/gate');
  const heading = await screen.findByRole('heading', { name: 'Page not found' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading), 10_000);
});
