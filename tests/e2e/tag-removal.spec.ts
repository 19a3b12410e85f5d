import { buildBull } from '#tests/support/factories/animal.ts';
import { buildTagNotification } from '#tests/support/factories/notification.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { AnimalPage } from './pages/animal-page.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { publishRides } from '#tests/support/rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const fetchStored = async (id: string) => (await getAdminFirestore().doc(`videos/${id}`).get()).data();

test.describe('removing tags', () => {
  test('a tagged rider removes the own tag, not the other one', async ({ logInAs, feed, page }) => {
    const owner = buildContractor();
    const [rider, partner] = [buildContestant({ first_name: 'Ty' }), buildContestant({ first_name: 'Jo' })];
    const title = `Elko Fair ${crypto.randomUUID().slice(0, 4)}`;
    const ride = buildVideo(owner, { title, contestants: [rider, partner] });
    const notification = buildTagNotification(rider, owner, ride);
    const notificationDoc = getAdminFirestore().doc(`notifications/${notification.id}`);
    const [user] = await Promise.all([
      createTestUser(rider),
      createTestUser(owner),
      publishRides(ride),
      notificationDoc.set(notification),
    ]);
    const options = new VideoOptionsMenu(page);
    await logInAs(user);
    await page.goto(`/my-rodeo/${owner.id}`);
    const card = feed.card(title);
    await expect(card).toContainText('Ty Pruitt');

    await options.optionsButton(card).click();
    await expect(options.menuItems).toHaveText(['Copy Link', 'Download', 'Embed', 'Remove My Tag', 'Report']);
    await page.keyboard.press('Escape');
    await options.chooseItem(card, 'Remove My Tag');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await options.clickDialogButton('Keep');
    await page.route(/:commit/, (route) => route.abort());
    await options.chooseItem(card, 'Remove My Tag');
    await options.clickDialogButton('Remove');
    await expect(options.dialog.getByRole('alert')).toBeVisible();
    expect(await fetchStored(ride.id)).toMatchObject({ contestants_id: [rider.id, partner.id] });
    await page.unroute(/:commit/);
    await options.clickDialogButton('Try again');

    await expect(page.getByText('Tag removed.')).toBeVisible();
    await expect(card).not.toContainText('Ty Pruitt');
    await expect(card).toContainText('Jo Pruitt');
    expect(await fetchStored(ride.id)).toEqual({
      ...ride,
      created: expect.anything(),
      contestants_id: [partner.id],
      contestants_names: ['Jo Pruitt'],
    });
    expect((await notificationDoc.get()).exists).toBe(false);
    await options.optionsButton(card).click();
    await expect(options.menuItems).toHaveText(['Copy Link', 'Download', 'Embed', 'Report']);
  });

  test("the owner of an animal removes it from another account's video", async ({ logInAs, feed, page }) => {
    const [owner, rider] = [buildContractor(), buildContestant()];
    const bull = buildBull(owner);
    const title = `Reno Rodeo ${crypto.randomUUID().slice(0, 4)}`;
    const ride = buildVideo(rider, { title, animal: bull });
    const [user] = await Promise.all([
      createTestUser(owner),
      createTestUser(rider),
      getAdminFirestore().doc(`animals/${bull.id}`).set(bull),
      publishRides(ride),
    ]);
    const options = new VideoOptionsMenu(page);
    const animalPage = new AnimalPage(page);
    await logInAs(user);
    await animalPage.open(bull.id);
    // The record comes above the video and moves its menu.
    await expect(page.getByRole('heading', { name: 'Record' })).toBeVisible();
    await options.chooseItem(feed.card(title), 'Remove My Animal');
    await options.clickDialogButton('Remove');
    await expect(page.getByText('Animal removed from the ride.')).toBeVisible();
    await expect(feed.card(title)).toHaveCount(0);
    expect(await fetchStored(ride.id)).toMatchObject({
      title,
      animal_id: '',
      animal_name: '',
      animal_brand: '',
      tagged_animal_contractor_id: '',
      contractor_name: '',
      edited: false,
    });
  });
});
