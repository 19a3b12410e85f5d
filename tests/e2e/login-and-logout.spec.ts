import type { Route } from '@playwright/test';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { expect, test } from './support/e2e-test.ts';

test('[AUTH-08, AUTH-10] logging out on a phone also ends the sessions of other tabs, and one that is being restored', async ({
  openFeedAs,
  shell,
  login,
  context,
  page,
}) => {
  await openFeedAs('fan');
  await page.setViewportSize({ width: 390, height: 844 });
  await shell.goTo('Top Rides');
  await expect(page).toHaveURL('/top-rides');
  const [otherPage, restoringPage] = await Promise.all([context.newPage(), context.newPage()]);
  await otherPage.goto('/my-rodeo');
  await expect(otherPage.getByRole('heading', { level: 1 })).toBeVisible();
  const held = createDeferred<Route>();
  await restoringPage.route('**/accounts:lookup*', held.resolve, { times: 1 });
  await restoringPage.goto('/feed');
  const request = await held.promise;

  await shell.logOut();
  await expect(login.heading).toBeVisible();
  await expect(otherPage.getByRole('heading', { name: 'All views are free' })).toBeVisible();
  await expect(otherPage).toHaveURL('/');
  await expect(page).toHaveURL('/login');
  await request.continue();
  await expect(restoringPage).toHaveURL('/login');
  await expect(restoringPage.getByRole('button', { name: 'Logout' })).toBeHidden();
  await page.goto('/feed');
  await expect(login.heading).toBeVisible();
});

test('paths that look like those of another site stay on this one', async ({ page, baseURL }) => {
  const requestedHosts: string[] = [];
  page.on('request', (request) => requestedHosts.push(new URL(request.url()).hostname));
  for (const path of [
    '//evil.example/x',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%2F%2Fevil.example/',
  ]) {
    await page.goto(`${baseURL ?? ''}${path}`);
    expect(new URL(page.url()).origin, path).toBe(baseURL);
  }
  expect(requestedHosts.filter((host) => host.includes('evil'))).toEqual([]);
});
