import { buildBull } from '#tests/support/factories/animal.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.ts';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { listRemainingData, publishRides } from '#tests/support/rides.ts';
import { fetchStoredProfile, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

test('an account learns what its delegate edits and deletes', async ({ logInAs, feed, page, shell }) => {
  const { delegate, grantor } = await createSharedAccount({ first_name: 'Jo', last_name: 'Tate' });
  const profile = (await fetchStoredProfile(grantor.id))!;
  const suffix = crypto.randomUUID().slice(0, 4);
  const bull = buildBull(profile);
  const [edited, deleted] = [
    buildVideo(profile, { title: `Elko Fair ${suffix}`, animal: bull }),
    buildVideo(profile, { title: `Reno Rodeo ${suffix}`, animal: bull }),
  ];
  await Promise.all([
    getAdminFirestore().doc(`animals/${bull.id}`).set(bull),
    publishRides(edited, deleted),
    getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: grantor.id }),
  ]);
  const options = new VideoOptionsMenu(page);
  await logInAs(delegate);
  await page.goto(`/edit/video/${edited.id}`);
  await page.getByLabel('Location').fill('Elko, NV');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();

  await page.goto('/my-rodeo');
  await options.chooseItem(feed.card(deleted.title), 'Delete');
  await options.clickDialogButton('Delete');
  await expect(feed.card(deleted.title)).toHaveCount(0);
  expect(await listRemainingData(deleted.id)).toEqual([]);

  await shell.logOut();
  await logInAs(grantor);
  await page.goto('/notifications');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: `Jo Tate edited your video ${edited.title}.` })).toHaveCount(1);
  await expect(rows.filter({ hasText: `Jo Tate deleted your video ${deleted.title}.` })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'deleted' }).getByRole('link')).toHaveCount(0);
  await rows.filter({ hasText: 'edited' }).getByRole('link').click();
  await expect(page.getByRole('dialog', { name: edited.title })).toBeVisible();
});
