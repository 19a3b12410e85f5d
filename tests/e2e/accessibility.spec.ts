import { createUnverifiedUser } from './support/emails.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { buildContestant } from '#tests/support/factories/user.ts';
import { createTestUser } from './support/test-users.ts';
import { expect, test } from './support/test.ts';

test('visitor pages have no accessibility violations @phone', async ({ login, page }) => {
  await login.open();
  await expect(login.heading).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Forget Password' }).click();
  await page.getByRole('button', { name: 'Recover' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  for (const path of ['/reset-password/some-code', '/logout', '/no/such/gate']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  }
  await page.goto('/action?mode=verifyEmail&oobCode=used');
  await expect(page.getByText('This link is not right')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the signup steps have no accessibility violations @phone', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Next' });
  await page.goto('/signup');
  await expect(next).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await next.click();
  await page.getByLabel('I am a contestant').check();
  await next.click();
  await expect(page.getByText('First name is required')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByLabel('First name').fill('Cody');
  await page.getByLabel('Last name').fill('Latham');
  await page.getByLabel('Email').fill('somebody-new@example.com');
  await page.getByLabel('Password', { exact: true }).fill('rodeo123');
  await page.getByLabel('Confirm password').fill('rodeo123');
  await page.getByLabel('Bull Riding').check();
  await next.click();
  await expect(page.getByLabel('Sponsors')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await next.click();
  await expect(page.getByLabel('Profile photo')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the verification page has no accessibility violations @phone', async ({ login, page }) => {
  await login.open();
  await login.logIn({ email: await createUnverifiedUser(), password: 'rodeo123' });
  await expect(page.getByRole('button', { name: 'Resend Verfication Mail' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the menu and its dialogs have no accessibility violations @phone', async ({ logInAs, shell, page }) => {
  await logInAs(await createTestUser(buildContestant()));
  await shell.openMenu();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  for (const [entry, dialog] of [
    ['Change Account Type', 'Change Account Type'],
    ['Switch User', 'User Account'],
    ['Logout', 'Logout'],
  ] as const) {
    await shell.settings(entry).click();
    await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeHidden();
  }
});

test('the signed-in pages have no accessibility violations @phone', async ({ logInAs, feed, page }) => {
  await logInAs('contestant');
  await expect(feed.cards.first()).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  for (const path of ['/my-rodeo', '/upload', '/notifications']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  }
});

test('news and schedule have no accessibility violations @phone', async ({
  logInAs,
  news,
  schedule,
  page,
}) => {
  await logInAs('fan');
  await news.open();
  await expect(news.stories.first()).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await schedule.open();
  await expect(schedule.rodeos.first()).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the search has no accessibility violations @phone', async ({ logInAs, search, page }) => {
  await logInAs('fan');
  await search.open();
  await expect(search.tiles).toHaveCount(12);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await search.open('contractors');
  for (const section of ['People', 'Animals', 'Videos'] as const)
    await expect(search.results(section).first()).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the player has no accessibility violations @phone', async ({ logInAs, feed, player, page }) => {
  await logInAs('fan');
  await feed.cards.first().getByRole('link').first().click();
  await expect(player.title).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
