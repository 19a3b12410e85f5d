import { fireEvent, screen } from '@testing-library/react';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor, withSharing } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { openSetting } from '#tests/support/menu.ts';
import { follow, reload, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import { chooseTag, expectTag } from '#tests/support/choose-tags.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { dialog, expectField } from '#tests/support/uploads.ts';
import {
  click,
  expectNoRole,
  expectNoText,
  expectPath,
  expectRole,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';

const fetchStored = async (id: string) => (await getAdminFirestore().doc(`videos/${id}`).get()).data();

async function save() {
  await click('button', 'Save');
  await click('button', 'Save', await dialog());
}

describe('edit video', () => {
  test('[EDV-01, EDV-02, EDV-03, GRD-02] shows the stored details, saves after confirmation and opens the feed', async () => {
    const owner = buildContractor();
    const [bull, horse] = [buildBull(owner), buildHorse(owner, { name: 'Red Mesa', brand: 'R3' })];
    const riders = [buildContestant({ first_name: 'Ty' }), buildContestant({ first_name: 'Jo' })];
    const title = `Elko Fair ${crypto.randomUUID().slice(0, 4)}`;
    const ride = buildVideo(owner, { title, animal: bull, contestants: riders, event_type: 1 });
    const user = await createTestUser(owner);
    await storeDocuments({
      [`animals/${bull.id}`]: bull,
      [`animals/${horse.id}`]: horse,
      [`videos/${ride.id}`]: ride,
    });
    const before = await fetchStored(ride.id);
    await renderApp('/my-rodeo', { as: user });
    await click('button', `Options for ${title}`);
    await click('menuitem', 'Edit');

    await expectPath(`/edit/video/${ride.id}`);
    const progress = await expectRole('progressbar', 'Upload progress');
    expect(progress.getAttribute('aria-valuenow')).toBe('100');
    expect(screen.getByLabelText('User')).toMatchObject({ disabled: true });
    await expectField('Rodeo Event', title);
    await expectField('Location', ride.location);
    await expectField('Event Date', '2026-07-25');
    expect(screen.getByRole('radio', { name: 'Bull Riding' })).toMatchObject({ checked: true });
    await expectTag('Animal', 'Cedar Post');
    await expectTag('Contestant', 'Ty Pruitt and Jo Pruitt');
    await expectField('Score', '86.5');

    await fill('Location', 'Elko, NV');
    await click('button', 'Discard');
    await expectText('Are you sure you want to discard?');
    await click('button', 'Stay', await dialog());
    await expectField('Location', 'Elko, NV');

    await fill('Rodeo Event', '');
    await click('button', 'Save');
    await expectText('Rodeo Event is required!');
    await fill('Rodeo Event', `${title} Finals`);
    await chooseTag('Animal', 'Red Mesa');
    await click('radio', 'Barrel Racing');
    await fill('Time in seconds', '14.02');
    await click('button', 'Save');
    await expectText('save changes');
    await click('button', 'Cancel', await dialog());
    expect(await fetchStored(ride.id)).toEqual(before);
    await save();

    await expectPath('/feed');
    await expectAlert('success', 'Changes saved.');
    expect(await fetchStored(ride.id)).toEqual({
      ...before,
      title: `${title} Finals`,
      location: 'Elko, NV',
      rodeo_id: `${title.toLowerCase().replaceAll(' ', '-')}-finals_elko-nv_2026`,
      event_type: 5,
      score: null,
      time: 14.02,
      result: 'time',
      animal_id: horse.id,
      animal_name: 'Red Mesa',
      animal_brand: 'R3',
      edited: true,
      updatedDate: expect.anything() as unknown,
    });
  });

  test('[EDV-01, GRD-02, GRD-08] is limited to the owner and delegates, and reports a missing video', async () => {
    const { grantor, delegate } = withSharing('shared', buildContestant(), buildContestant());
    const ride = buildVideo(grantor, { title: 'Elko Fair' });
    const [owner, delegateUser] = await Promise.all([createTestUser(grantor), createTestUser(delegate)]);
    await renderApp(`/edit/video/${ride.id}`, {
      as: delegateUser,
      data: { [`videos/${ride.id}`]: ride },
    });
    await expectRole('heading', "You can't edit this ride");
    expect(screen.queryByLabelText('Location')).toBeNull();

    await getAdminFirestore().doc(`users/${delegateUser.id}`).update({ current_accessed_account: owner.id });
    await reload();
    await fill('Location', 'Elko, NV');
    await openSetting(/Switch User/);
    await expectText('You have unsaved changes. Switching accounts discards them.');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await expectNoRole('dialog', /./);
    const commits = failRequests(/:commit/);
    await save();
    await expectText("We couldn't save your changes.");
    await expectField('Location', 'Elko, NV');
    commits.stop();
    await save();
    await expectPath('/feed');
    expect(await fetchStored(ride.id)).toMatchObject({
      location: 'Elko, NV',
      edited: true,
      created_by: owner.id,
    });

    follow('/edit/video/00000000-0000-4000-8000-000000000000');
    await expectRole('heading', 'Video not found');
    await click('button', 'OK');
    await expectPath('/feed');
  });

  test('says that a ride of the week cannot be changed', async () => {
    const rider = buildContestant();
    const ride = buildVideo(rider, { ride_of_the_week: true });
    const user = await createTestUser(rider);
    await storeDocuments({ [`videos/${ride.id}`]: ride });
    // Without `created`, it is in no list of other tests.
    await getAdminFirestore().doc(`videos/${ride.id}`).update({ created: FieldValue.delete() });
    await renderApp(`/edit/video/${ride.id}`, { as: user });
    await expectRole('heading', 'This is a ride of the week');
    await expectText("You can't edit it while it's featured.");
    await expectNoText('Location');
    await click('link', 'See top rides');
    await expectPath('/top-rides');
  });
});
