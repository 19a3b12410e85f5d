import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { planErasure } from '#scripts/admin/erase-account.ts';
import { readSharedDocuments } from '#scripts/admin/find-traces.ts';
import { createContractorWithData } from '#tests/support/contractor-data.ts';
import { buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { watchDocuments } from '#tests/support/watch-browser.ts';
import { logIn, at, click, expectNoRole, expectRole, expectText, fill } from '#tests/support/user-actions.ts';
import { follow, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { failRequests, interceptRequests } from '#tests/support/requests.ts';
import { findMentions } from '#tests/support/find-mentions.ts';
import { expectNotIndexed } from '#tests/support/searchable-data.ts';
import {
  createTestUser,
  fetchStoredProfile,
  getAdminApp,
  getAdminBucket,
  getAdminDatabase,
  getAdminFirestore,
} from '#tests/support/test-users.ts';

const documentExists = async (path: string) => (await getAdminFirestore().doc(path).get()).exists;
const fileExists = async (path: string) => (await getAdminBucket().file(path).exists())[0];

async function openDialog() {
  await click('button', 'Delete account', within(await expectRole('region', 'Delete account')));
  return within(await screen.findByRole('dialog'));
}

async function confirmDeletion(dialog: Awaited<ReturnType<typeof openDialog>>, password: string) {
  await fill('Current password', password, dialog);
  await click('checkbox', /^Delete my account/, dialog);
  await click('button', 'Delete', dialog);
}

describe('delete account', () => {
  test('requires password and consent, and can be canceled', async () => {
    const user = await createTestUser();
    await renderApp('/profile/account', { as: user });
    const dialog = await openDialog();
    await click('button', 'Delete', dialog);
    await expectText('Current Password is required', dialog);
    await expectText('Check the box to delete your account', dialog);
    await confirmDeletion(dialog, 'not-this-one');
    await expectText('Wrong password. Try again.', dialog);
    await click('button', 'Keep', dialog);
    await expectNoRole('dialog', /./);
    expect(await documentExists(`users/${user.id}`)).toBe(true);
  });

  test('[PED-07] continues after failures and deletes all data', async () => {
    const { user, animal, ride, reel, filePaths, notifications, savedId } = await createContractorWithData(2);
    const friend = buildContestant({ account_access: { [user.id]: true } });
    await createTestUser(friend);
    await getAdminFirestore()
      .doc(`users/${user.id}`)
      .update({ [`user_access.${friend.id}`]: true });
    const otherVideo = buildVideo(friend, { animal, contestants: [] });
    const unpublished = crypto.randomUUID();
    const ticket = { id: unpublished, owner: user.id, uploader: user.id, created: new Date() };
    const young = buildHorse(friend);
    const pedigree = buildPedigree(young, { sire: animal, dam: 'Calico Rose' });
    await storeDocuments({
      [`pedigrees/${animal.id}`]: buildPedigree(animal, { sire: 'Whiskey Bend' }),
      // Of an animal that an older client has deleted.
      'pedigrees/gone': buildPedigree({ id: 'gone', contractor: user.id }, { sire: 'Whiskey Bend' }),
      [`pedigrees/${young.id}`]: pedigree,
      [`videos/${otherVideo.id}`]: otherVideo,
      [`uploads/${unpublished}`]: { ...ticket, published: null, deleter: null, deleting: null },
    });
    await getAdminBucket()
      .file(`videos/${unpublished}.mov`)
      .save('a clip', { contentType: 'video/mp4', resumable: false, validation: false });
    await renderApp('/profile/account', { as: user });
    const dialog = await openDialog();

    // Not a lost connection, after which the SDK tries again for a while.
    const refusal = interceptRequests(
      ({ url }) => decodeURIComponent(new URL(url).pathname).endsWith(`${ride.id}.png`),
      () => new Response('{}', { status: 403 }),
    );
    await confirmDeletion(dialog, user.password);
    await expectText(/Some of your videos are deleted\..*Try again to continue\./, dialog);
    expect(await documentExists(`videos/${ride.id}`)).toBe(true);
    expect(await documentExists(`users/${user.id}`)).toBe(true);
    refusal.stop();

    const failure = failRequests(/accounts:delete/);
    await click('button', 'Try again', dialog);
    await expectText('Everything except your login is deleted', dialog);
    failure.stop();
    const { expectLandingPage } = watchDocuments();
    await click('button', 'Try again', dialog);
    await expectLandingPage();
    // The landing page says that the account was deleted.
    expect(at()).toBe('/#account-deleted');

    const [count, tips] = [`hats/${savedId}`, `hatsBy/${user.id}`];
    expect((await getAdminDatabase().ref(count).get()).val()).toBe(2);
    expect((await getAdminDatabase().ref(tips).get()).val()).toBeNull();
    const documentPaths = [
      ...[`users/${user.id}`, `animals/${animal.id}`, `videos/${ride.id}`, `reels/${reel.id}`],
      ...[`saved_videos/${user.id}`, `follows/${user.id}`, `pedigrees/${animal.id}`, 'pedigrees/gone'],
      ...notifications.map(({ id }) => `notifications/${id}`),
    ];
    const remaining = await Promise.all([
      ...documentPaths.map(async (path) => (await documentExists(path)) && path),
      ...[...filePaths, `videos/${unpublished}.mov`].map(async (path) => (await fileExists(path)) && path),
    ]);
    expect(remaining.filter(Boolean)).toEqual([]);
    const kept = await getAdminFirestore().doc(`videos/${otherVideo.id}`).get();
    expect(kept.data()).toMatchObject({ user_id: friend.id, animal_id: '', contractor_name: '' });
    const keptPedigree = await getAdminFirestore().doc(`pedigrees/${young.id}`).get();
    expect(keptPedigree.data()).toMatchObject({ sire_id: '', sire_name: '', dam_name: 'Calico Rose' });
    expect((await fetchStoredProfile(friend.id))?.account_access).toEqual({});
    // What is left is for operators.
    const app = getAdminApp();
    const plan = await planErasure(app, user.id, await readSharedDocuments(app, [user.id]));
    await plan.apply();
    expect(await findMentions(app, getAdminDatabase(), [user.id, user.email])).toEqual([]);
    await expectNotIndexed(user.id);

    follow('/login');
    await logIn(user);
    await expectText('Wrong email or password.');
  });
});
