import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { getRecordedHeadings, recordHeadings } from './support/heading-recorder.ts';
import { expect, test } from './support/e2e-test.ts';

test('[AUTH-05, GRD-05, GRD-11] the account choice does not appear in another tab, and a reload shows only the feed', async ({
  login,
  chooser,
  feed,
  context,
  page,
}) => {
  const { delegate } = await createSharedAccount({
    first_name: 'Bartholomew',
    last_name: 'Vandersteen-Castellanos',
  });
  const otherPage = await context.newPage();
  await otherPage.goto('/login');
  await expect(otherPage.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await login.open();
  await login.logIn(delegate);
  await expect(chooser.accountOptions).toHaveCount(2);
  for (const size of [page.viewportSize()!, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  }
  await expect(otherPage.getByRole('heading', { name: 'Feed', exact: true })).toBeVisible();
  await expect(chooser.heading).toBeVisible();
  await recordHeadings(page);
  await page.reload();
  await expect(feed.cards.first()).toBeVisible();
  await expect.poll(() => getRecordedHeadings(page)).toEqual(['Feed']);
  await expect(page).toHaveURL('/feed');
});
