import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { createTestUser } from '#tests/support/test-users.ts';
import { click, expectPath, expectRole } from '#tests/support/user-actions.ts';

test('[PLY-12, WTCH-01] visitors watch top rides, the newest and those of an event', async () => {
  const rider = buildContestant();
  const created = new Date(Date.now() + 60_000);
  const suffix = rider.id.slice(0, 8);
  const top = buildVideo(rider, {
    title: `Watched ${suffix}`,
    ride_of_the_week: true,
    event_type: 3,
    created,
  });
  const newest = buildVideo(rider, { title: `Just In ${suffix}`, event_type: 4, created });
  await createTestUser(rider);
  await renderApp('/watch', { data: { [`videos/${top.id}`]: top, [`videos/${newest.id}`]: newest } });
  await expectRole('heading', 'Watch rides');
  const card = within(await screen.findByRole('article', { name: top.title }));
  expect(screen.queryByRole('article', { name: newest.title })).toBeNull();
  const [name] = card.getAllByRole('link', { name: top.contestants_names[0] ?? top.user_name });
  expect(name?.getAttribute('href')).toBe(`/seasons/${rider.id}`);
  // Closing a ride leads back here, not to the login.
  await click('link', new RegExp(`^Play ${top.title}`));
  await expectPath(`/watch?play=${top.id}`);
  await click('button', 'Close');
  await expectPath('/watch');
  await expectRole('heading', 'Watch rides');
  await click('radio', 'Newest');
  await expectRole('article', newest.title);
  await click('radio', 'Saddle Bronc');
  await expectRole('article', top.title);
  expect(screen.queryByRole('article', { name: newest.title })).toBeNull();
});
