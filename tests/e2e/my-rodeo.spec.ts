import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { MyRodeoPage } from './pages/my-rodeo.page.ts';
import { ProfileForm } from './pages/profile-form.page.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { followLink } from './support/follow-link.ts';
import { expect, test } from './support/e2e-test.ts';

test('[MYR-01, MYR-04, MYR-06, ERR-01] a contestant adds a link, follows a rider and saves a ride, with the keyboard and on a small phone', async ({
  logInAs,
  shell,
  feed,
  page,
}) => {
  const rider = buildContestant({ first_name: 'Josephine', last_name: 'Vandersloot' });
  const ride = buildVideo(rider, { title: `Saved ${rider.id.slice(0, 4)}` });
  const [member] = await Promise.all([
    createTestUser(buildContestant()),
    createTestUser(rider),
    publishRides(ride),
  ]);
  const myRodeo = new MyRodeoPage(page);
  const profileForm = new ProfileForm(page);
  await logInAs(member);
  await page.goto('/my-rodeo');
  await expect(page.getByRole('heading', { name: 'No rides yet' })).toBeVisible();
  await expect
    .poll(async () => (await myRodeo.getPictureUrls()).join())
    .toMatch(/cover-arena.*avatar-contestant/);
  expect((await page.locator('main > div').boundingBox())?.width).toBeLessThanOrEqual(900);
  await myRodeo.addButton.click();
  await expect(myRodeo.addMenuItems).toHaveText(['Upload Video', 'Add Animal', 'Add Social Media Link']);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(myRodeo.addButton).toBeFocused();

  await myRodeo.chooseAddMenuItem('Add Social Media Link');
  await expect(profileForm.heading).toBeVisible();
  await expect(profileForm.linkInput('Facebook')).toBeFocused();
  await expect(profileForm.linkInput('Facebook')).toBeInViewport();
  await page.keyboard.type('facebook.com/dallaspruitt');
  await profileForm.saveButton.click();
  await expect(page.getByText('Your information was updated successfully.')).toBeVisible();
  await page.goBack();
  await expect(myRodeo.socialLinks).toHaveAttribute('href', 'https://facebook.com/dallaspruitt');

  await followLink(page, `/my-rodeo/${rider.id}`);
  const follow = page.getByRole('button', { name: 'Follow Josephine Vandersloot' });
  // A key does not wait, as a click does, until the app knows whom the member follows.
  await expect(follow).toBeEnabled();
  await follow.press('Enter');
  const followed = page.getByRole('button', { name: 'Following Josephine Vandersloot' });
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  const bookmark = feed.saveButton(ride.title);
  await bookmark.press('Enter');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(bookmark).toBeFocused();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await shell.goTo('My Rodeo');
  await myRodeo.openTab('Saved');
  await expect(myRodeo.itemTitles).toHaveText([ride.title]);
  await page.setViewportSize({ width: 320, height: 568 });
  const parts = [
    feed.card(ride.title),
    page.getByRole('link', { name: `Play ${ride.title}` }),
    feed.saveButton(ride.title),
  ];
  // What arrives above the card moves it.
  await expect(async () => {
    const [card, picture, button] = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(card!.width).toBe(320);
    expect(button).toMatchObject({ width: 44, height: 44 });
    expect(button!.x + button!.width).toBeLessThanOrEqual(card!.x + card!.width);
    expect(button!.y + button!.height).toBeLessThan(picture!.y + picture!.height / 2);
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'See who you follow' }).click();
  await followed.click();
  await expect(follow).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goBack();
  await myRodeo.chooseAddMenuItem('Upload Video');
  await expect(page).toHaveURL('/upload');
});
