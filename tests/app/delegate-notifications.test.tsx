import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { leaveApp } from '#tests/support/reset-app.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { listRemainingData, publishRides } from '#tests/support/rides.ts';
import { fetchStoredProfile, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectPath, expectText, fill } from '#tests/support/user.ts';

const findCard = (title: string) =>
  waitFor(() => {
    const card = screen.getAllByRole('article').find((article) => within(article).queryByText(title));
    if (!card) throw new Error(`There is no card of ${title}`);
    return card;
  });

test('an account learns what its delegate edits and deletes', async () => {
  const { delegate, grantor } = await createSharedAccount({ first_name: 'Jo', last_name: 'Tate' });
  const profile = (await fetchStoredProfile(grantor.id))!;
  const suffix = crypto.randomUUID().slice(0, 4);
  const bull = buildBull(profile);
  const edited = buildVideo(profile, { title: `Elko Fair ${suffix}`, animal: bull });
  const deleted = buildVideo(profile, { title: `Reno Rodeo ${suffix}`, animal: bull });
  await publishRides(edited, deleted);
  await getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: grantor.id });
  await renderApp(`/edit/video/${edited.id}`, { as: delegate, data: { [`animals/${bull.id}`]: bull } });
  await fill('Location', 'Elko, NV');
  await click('button', 'Save');
  await click('button', 'Save', within(await screen.findByRole('dialog', { name: /save/i })));
  await expectText('Changes saved.');

  follow('/my-rodeo');
  const card = within(await findCard(deleted.title));
  await click('button', /^Options for/, card);
  await click('menuitem', 'Delete', card);
  await click('button', 'Delete', within(await screen.findByRole('dialog', { name: /delete/i })));
  await waitFor(() => expect(screen.queryByText(deleted.title)).toBeNull());
  expect(await listRemainingData(deleted.id)).toEqual([]);

  await leaveApp();
  await renderApp('/notifications', { as: grantor });
  const row = await expectText(`Jo Tate deleted your video ${deleted.title}.`);
  expect(row.closest('a')).toBeNull();
  await click('link', new RegExp(`Jo Tate edited your video ${edited.title}\\.`));
  await expectPath(`/notifications?play=${edited.id}`);
});
