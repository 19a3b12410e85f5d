import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { leaveApp } from '#tests/support/reset-app.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { listRemainingData, publishRides } from '#tests/support/publish-rides.ts';
import { fetchStoredProfile, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectPath, expectText, fill, expectAlert } from '#tests/support/user-actions.ts';

/** Creates a ride of an account for which its delegate acts. */
async function createRideOfAccount() {
  const { delegate, grantor } = await createSharedAccount({ first_name: 'Jo', last_name: 'Tate' });
  const profile = (await fetchStoredProfile(grantor.id))!;
  const bull = buildBull(profile);
  const ride = buildVideo(profile, { title: `Elko Fair ${grantor.id.slice(0, 4)}`, animal: bull });
  await Promise.all([
    publishRides(ride),
    getAdminFirestore().doc(`animals/${bull.id}`).set(bull),
    getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: grantor.id }),
  ]);
  return { delegate, grantor, ride };
}

describe('an account learns what its delegate', () => {
  test('edits', async () => {
    const { delegate, grantor, ride } = await createRideOfAccount();
    await renderApp(`/edit/video/${ride.id}`, { as: delegate });
    await fill('Location', 'Elko, NV');
    await click('button', 'Save');
    await click('button', 'Save', within(await screen.findByRole('dialog', { name: /save/i })));
    await expectAlert('success', 'Changes saved.');

    await leaveApp();
    await renderApp('/notifications', { as: grantor });
    await click('link', new RegExp(`Jo Tate edited your video ${ride.title}\\.`));
    await expectPath(`/notifications?play=${ride.id}`);
  });

  test('deletes', async () => {
    const { delegate, grantor, ride } = await createRideOfAccount();
    await renderApp('/my-rodeo', { as: delegate });
    const card = within(await screen.findByRole('article'));
    await expectText(ride.title, card);
    await click('button', /^Options for/, card);
    await click('menuitem', 'Delete', card);
    await click('button', 'Delete', within(await screen.findByRole('dialog', { name: /delete/i })));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(await listRemainingData(ride.id)).toEqual([]);

    await leaveApp();
    await renderApp('/notifications', { as: grantor });
    const text = await expectText(`Jo Tate deleted your video ${ride.title}.`);
    expect(text.closest('a')).toBeNull();
  });
});
