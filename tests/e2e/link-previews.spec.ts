import type { APIResponse } from '@playwright/test';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

const getOgTitle = async (response: APIResponse) =>
  /<meta property="og:title" content="([^"]*)"/.exec(await response.text())?.[1];

test('[PREV-01] messengers, which run no script, get the preview of a shared ride; people get the ride', async ({
  page,
  request,
}) => {
  const rider = buildContestant({ first_name: 'Darius', last_name: 'Boone' });
  const ride = buildVideo(rider, { title: 'Pendleton Round-Up', event_type: 1, score: 86.5 });
  await createTestUser(rider);
  await publishRides(ride);
  const path = `/video/${ride.video_id}`;

  const response = await request.get(path, { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } });
  expect(response.status()).toBe(200);
  expect(await getOgTitle(response)).toBe('Darius Boone · 86.5 · Pendleton Round-Up');

  await page.goto(path);
  await expect(page.getByRole('heading', { name: ride.title })).toBeVisible();
});

test('[PREV-01] what does not exist has status 404, and the other pages have the preview of the site', async ({
  request,
}) => {
  for (const path of ['/video/missing', '/no/such/gate', '/assets/missing.js'])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const path of ['/', '/login', '/my-rodeo/abc', '/privacy-policy', '/embed/abc']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await getOgTitle(response), path).toContain('Rodeo Reel');
  }
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  expect(await (await request.get(sitemap)).text()).toContain('<sitemapindex');
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toMatch(/^image\//);
});
