import { FieldValue } from 'firebase-admin/firestore';
import { buildBull, buildHorse } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor, withSharing } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { TagPicker } from './pages/tag-picker.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getAdminFirestore, createTestUser } from '#tests/support/test-users.ts';
import { publishRides } from '#tests/support/rides.ts';
import { expect, test } from './support/test.ts';

test.describe('edit video', () => {
  test('[EDV-01, EDV-02, EDV-03, GRD-02] shows the stored details, saves after confirmation and opens the feed', async ({
    logInAs,
    feed,
    upload,
    page,
  }) => {
    const owner = buildContractor();
    const [bull, horse] = [buildBull(owner), buildHorse(owner, { name: 'Red Mesa', brand: 'R3' })];
    const riders = [buildContestant({ first_name: 'Ty' }), buildContestant({ first_name: 'Jo' })];
    const title = `Elko Fair ${crypto.randomUUID().slice(0, 4)}`;
    const ride = buildVideo(owner, {
      title,
      animal: bull,
      contestants: riders,
      event_type: 1,
    });
    const batch = getAdminFirestore().batch();
    for (const animal of [bull, horse]) batch.set(getAdminFirestore().doc(`animals/${animal.id}`), animal);
    const [user] = await Promise.all([createTestUser(owner), batch.commit(), publishRides(ride)]);
    const fetchStored = async () => (await getAdminFirestore().doc(`videos/${ride.id}`).get()).data();
    const before = await fetchStored();
    await logInAs(user);
    await page.goto('/my-rodeo');
    const options = new VideoOptionsMenu(page);
    const tags = new TagPicker(page);
    await options.chooseItem(feed.card(title), 'Edit');

    await expect(page).toHaveURL(`/edit/video/${ride.id}`);
    await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(page.getByLabel('User')).toBeDisabled();
    await expect(page.getByLabel('Rodeo Event')).toHaveValue(title);
    await expect(page.getByLabel('Location')).toHaveValue(ride.location);
    await expect(page.getByLabel('Event Date')).toHaveValue('2026-07-25');
    await expect(page.getByRole('radio', { name: 'Bull Riding' })).toBeChecked();
    await expect(tags.animalInput).toHaveValue('Cedar Post');
    await expect(tags.contestantInput).toHaveValue('Ty Pruitt and Jo Pruitt');
    await expect(page.getByLabel('Score')).toHaveValue('86.5');
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.getByLabel('Location').fill('Elko, NV');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Are you sure you want to discard?')).toBeVisible();
    await options.clickDialogButton('Stay');
    await expect(page.getByLabel('Location')).toHaveValue('Elko, NV');

    await page.getByLabel('Rodeo Event').fill('');
    await upload.saveButton.click();
    await expect(page.getByText('Rodeo Event is required!')).toBeVisible();
    await page.getByLabel('Rodeo Event').fill(`${title} Finals`);
    await tags.chooseAnimal('Red Mesa');
    await page.getByRole('radio', { name: 'Barrel Racing' }).check();
    await page.getByLabel('Time').fill('14.02');
    await upload.saveButton.click();
    await expect(options.dialog).toContainText('save changes');
    await options.clickDialogButton('Cancel');
    expect(await fetchStored()).toEqual(before);
    await upload.saveButton.click();
    await options.clickDialogButton('Save');

    await expect(page).toHaveURL('/feed');
    await expect(page.getByText('Changes saved.')).toBeVisible();
    expect(await fetchStored()).toEqual({
      ...before,
      title: `${title} Finals`,
      location: 'Elko, NV',
      rodeo_id: `${title.toLowerCase().replaceAll(' ', '-')}-finals_elko-nv_2026`,
      event_type: 5,
      score: null,
      time: 14.02,
      animal_id: horse.id,
      animal_name: 'Red Mesa',
      animal_brand: 'R3',
      edited: true,
      updatedDate: expect.anything(),
    });
  });

  test('[EDV-01] marks the ride in the published clip, and the player shows its clock', async ({
    logInAs,
    upload,
    player,
    page,
  }) => {
    const owner = buildContestant();
    const ride = buildVideo(owner, { event_type: 1 });
    const [user] = await Promise.all([createTestUser(owner), publishRides(ride)]);
    await logInAs(user);
    await page.goto(`/edit/video/${ride.id}`);
    await page.getByRole('button', { name: 'Mark the ride' }).click();
    const forward = page.getByRole('button', { name: 'Forward one frame' });
    const video = page.getByLabel('Your video');
    await upload.rideGateButton.click();
    for (let step = 1; step <= 4; step++) {
      await forward.click();
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.seeking)).toBe(false);
    }
    await upload.rideEndsButton.click();
    await expect(page.getByText('The ride is 0.13 s ± 0.03 s.')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await upload.saveButton.click();
    await new VideoOptionsMenu(page).clickDialogButton('Save');
    await expect(page).toHaveURL('/feed');
    const stored = (await getAdminFirestore().doc(`videos/${ride.id}`).get()).data();
    expect(stored).toMatchObject({ ride_start: 0, ride_end: expect.closeTo(4 / 30, 4), edited: true });
    await player.open(ride.id);
    await expect(player.rideClock).toHaveText('0.1');
    await expect(player.rideTime).toContainText('0.13 s ± 0.03 s');
  });

  test('[EDV-01, GRD-02, GRD-08] is limited to the owner and delegates, and reports a missing video', async ({
    logInAs,
    shell,
    page,
  }) => {
    const { grantor, delegate } = withSharing('shared', buildContestant(), buildContestant());
    const ride = buildVideo(grantor, { title: 'Elko Fair' });
    const [owner, delegateUser] = await Promise.all([
      createTestUser(grantor),
      createTestUser(delegate),
      publishRides(ride),
    ]);
    await logInAs(delegateUser);
    await page.goto(`/edit/video/${ride.id}`);
    await expect(page.getByRole('heading', { name: "You can't edit this ride" })).toBeVisible();
    await expect(page.getByLabel('Location')).toHaveCount(0);

    await getAdminFirestore().doc(`users/${delegateUser.id}`).update({ current_accessed_account: owner.id });
    await page.reload();
    await page.getByLabel('Location').fill('Elko, NV');
    await shell.settings('Switch User').click();
    await expect(page.getByRole('dialog')).toContainText(
      'You have unsaved changes. Switching accounts discards them.',
    );
    await page.keyboard.press('Escape');
    await page.route(/:commit/, (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText("We couldn't save your changes.");
    await expect(page.getByLabel('Location')).toHaveValue('Elko, NV');
    await page.unroute(/:commit/);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/feed');
    const edited = await getAdminFirestore().doc(`videos/${ride.id}`).get();
    expect(edited.data()).toMatchObject({ location: 'Elko, NV', edited: true, created_by: owner.id });

    await page.goto('/edit/video/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Video not found' })).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/feed');
  });

  test('says that a ride of the week cannot be changed', async ({ logInAs, page }) => {
    const rider = buildContestant();
    const ride = buildVideo(rider);
    const [user] = await Promise.all([createTestUser(rider), publishRides(ride)]);
    // Without `created`, it is in no list of other tests.
    await getAdminFirestore()
      .doc(`videos/${ride.id}`)
      .update({ ride_of_the_week: true, created: FieldValue.delete() });
    await logInAs(user);
    await page.goto(`/edit/video/${ride.id}`);
    await expect(page.getByRole('heading', { name: 'This is a ride of the week' })).toBeVisible();
    await expect(page.getByText("You can't edit it while it's featured.")).toBeVisible();
    await expect(page.getByLabel('Location')).toHaveCount(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'See top rides' }).click();
    await expect(page).toHaveURL('/top-rides');
  });
});
