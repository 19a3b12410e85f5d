import { bull, horse } from '#tests/support/factories/animal.ts';
import { contestant, contractor, withSharing } from '#tests/support/factories/user.ts';
import { video } from '#tests/support/factories/video.ts';
import { VideoOptions } from './pages/video-options.ts';
import { violations } from './support/axe.ts';
import { documents, member } from './support/people.ts';
import { publish } from './support/rides.ts';
import { expect, test } from './support/test.ts';

test.describe('editing a video', () => {
  test('[EDV-01, EDV-02, EDV-03, GRD-02] begins with its details, saves once confirmed, and goes to the feed @phone', async ({
    logInAs,
    feed,
    upload,
    page,
  }) => {
    const owner = contractor();
    const [stock, other] = [bull(owner), horse(owner, { name: 'Red Mesa', brand: 'R3' })];
    const riders = [contestant({ first_name: 'Ty' }), contestant({ first_name: 'Jo' })];
    const title = `Elko Fair ${crypto.randomUUID().slice(0, 4)}`;
    const ride = video(owner, {
      title,
      animal: stock,
      contestants: riders,
      event_type: 1,
    });
    const batch = documents().batch();
    for (const animal of [stock, other]) batch.set(documents().doc(`animals/${animal.id}`), animal);
    const [person] = await Promise.all([member(owner), batch.commit(), publish(ride)]);
    const stored = async () => (await documents().doc(`videos/${ride.id}`).get()).data();
    const before = await stored();
    await logInAs(person);
    await page.goto('/my-rodeo');
    const options = new VideoOptions(page);
    await options.choose(feed.card(title), 'Edit');

    await expect(page).toHaveURL(`/edit/video/${ride.id}`);
    await expect(page.getByRole('progressbar', { name: 'Upload steps' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(page.getByLabel('User')).toBeDisabled();
    await expect(page.getByLabel('Rodeo Event')).toHaveValue(title);
    await expect(page.getByLabel('Location')).toHaveValue(ride.location);
    await expect(page.getByLabel('Event Date')).toHaveValue('2026-07-25');
    await expect(page.getByRole('radio', { name: 'Bull Riding' })).toBeChecked();
    await expect(page.getByLabel('Animal')).toHaveValue(stock.id);
    await expect(page.getByLabel('Contestant')).toHaveValue(riders[0]?.id ?? '');
    await expect(page.getByLabel('Score')).toHaveValue('86.5');
    expect(await violations(page)).toEqual([]);

    await page.getByLabel('Location').fill('Elko, NV');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Are you sure you want to discard?')).toBeVisible();
    await options.answer('Stay');
    await expect(page.getByLabel('Location')).toHaveValue('Elko, NV');

    await page.getByLabel('Rodeo Event').fill('');
    await upload.save.click();
    await expect(page.getByText('Rodeo Event is required!')).toBeVisible();
    await page.getByLabel('Rodeo Event').fill(`${title} Finals`);
    await page.getByLabel('Animal').selectOption({ label: 'R3 · Red Mesa' });
    await page.getByRole('radiogroup').getByText('Barrel Racing', { exact: true }).click();
    await page.getByLabel('Time').fill('14.02');
    await upload.save.click();
    await expect(options.dialog).toContainText('save changes');
    await options.answer('Cancel');
    expect(await stored()).toEqual(before);
    await upload.save.click();
    await options.answer('Save');

    await expect(page).toHaveURL('/feed');
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    expect(await stored()).toEqual({
      ...before,
      title: `${title} Finals`,
      location: 'Elko, NV',
      event_type: 5,
      score: null,
      time: 14.02,
      animal_id: other.id,
      animal_name: 'Red Mesa',
      animal_brand: 'R3',
      edited: true,
      updatedDate: expect.anything(),
    });
  });

  test('[EDV-01, GRD-02, GRD-08] is for those who act for its account, and tells of a video that is not there', async ({
    logInAs,
    shell,
    page,
  }) => {
    const { grantor, delegate } = withSharing('shared', contestant(), contestant());
    const ride = video(grantor, { title: 'Elko Fair' });
    const [owner, helper] = await Promise.all([member(grantor), member(delegate), publish(ride)]);
    await logInAs(helper);
    await page.goto(`/edit/video/${ride.id}`);
    await expect(page.getByRole('heading', { name: 'Not your ride' })).toBeVisible();
    await expect(page.getByLabel('Location')).toHaveCount(0);

    await documents().doc(`users/${helper.id}`).update({ current_accessed_account: owner.id });
    await page.reload();
    await page.getByLabel('Location').fill('Elko, NV');
    await shell.settings('Switch User').click();
    await expect(page.getByRole('dialog')).toContainText(
      'What you have changed on this page is not saved yet.',
    );
    await page.keyboard.press('Escape');
    await page.route(/:commit/, (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Your changes were not saved.');
    await expect(page.getByLabel('Location')).toHaveValue('Elko, NV');
    await page.unroute(/:commit/);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/feed');
    const edited = await documents().doc(`videos/${ride.id}`).get();
    expect(edited.data()).toMatchObject({ location: 'Elko, NV', edited: true, created_by: owner.id });

    await page.goto('/edit/video/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Video not found' })).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/feed');
  });
});
