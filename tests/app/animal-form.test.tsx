import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { findQuestion } from '#tests/support/cards.ts';
import {
  buildBull,
  buildCalf,
  buildHorse,
  type StoredAnimal,
} from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { goTo } from '#tests/support/menu.ts';
import { createTestUser, getAdminBucket, getAdminFirestore } from '#tests/support/test-users.ts';
import {
  click,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';

async function fetchAnimals(ownerId: string): Promise<StoredAnimal[]> {
  const animals = getAdminFirestore().collection('animals');
  const { docs } = await animals.where('contractor', '==', ownerId).get();
  return docs.map((document) => document.data() as StoredAnimal);
}

const readField = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

/** The offered events; selected ones end with ✓. */
const readEvents = () =>
  within(screen.getByRole('group', { name: 'Events' }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked, parentElement }) => `${parentElement?.textContent}${checked ? ' ✓' : ''}`);

async function deleteAnimal() {
  await click('button', 'Delete animal');
  await click('button', 'Delete', await findQuestion());
}

describe('animal form', () => {
  test('[ANF-01, ANF-02, ANF-03, ANF-04, ANF-05, ANM-04] asks for a name or a brand and for events, which follow the type', async () => {
    const profile = buildContractor({ name: 'Cedar Gap', location: 'Guthrie, OK' });
    await renderApp('/animals/new', { as: await createTestUser(profile) });
    await expectRole('button', 'Back');
    for (const title of ['About (Required)', 'Animal image (optional)', 'Bio (Optional)'])
      await expectRole('heading', title);
    await click('button', 'Save');
    await expectAlert('error', 'Error on create animals');
    expect(screen.getAllByText('At least one field of name or brand is required')).toHaveLength(2);
    await expectText('At least one event has to be selected');
    expect(await findAccessibilityViolations()).toEqual([]);
    await fill('Name', 'Tornado');
    await click('button', 'Save');
    await waitFor(() => expect(screen.getAllByText('Brand is required')).toHaveLength(1));
    await fill('Brand', '47');
    expect(readEvents()).toEqual(['Bareback Riding', 'Saddle Bronc']);
    await click('radio', 'Bull');
    expect(readEvents()).toEqual(['Bull Riding ✓']);
    await click('radio', 'Steer');
    expect(readEvents()).toEqual(['Team Roping', 'Steer Wrestling']);
    await click('checkbox', 'Team Roping');
    await click('radio', 'Calf');
    await click('checkbox', 'Breakaway Roping');
    expect(readEvents()).toEqual(['Tie Down Roping', 'Breakaway Roping ✓']);
    await fill('Bio', 'Fast out.');
    await goTo('Top Rides');
    await click('button', 'Stay', await findQuestion());

    await click('button', 'Save');
    await expectRole('heading', 'Tornado');
    const [animal, ...rest] = await fetchAnimals(profile.id);
    expect(rest).toEqual([]);
    expect(animal).toEqual({
      ...buildCalf(profile, {
        id: animal?.id ?? '',
        name: 'Tornado',
        brand: '47',
        bio: 'Fast out.',
        events: [8],
      }),
      createTime: expect.anything() as unknown,
    });
    await click('button', 'Back');
    await expectPath('/my-rodeo');
  });

  test('[ANF-05, ANM-02, ANM-04] an owner edits an animal from its page', async () => {
    const profile = buildContractor();
    const animal = buildCalf(profile, { name: 'Tornado', bio: 'Fast out.' });
    await renderApp(`/animals/${animal.id}`, {
      as: await createTestUser(profile),
      data: { [`animals/${animal.id}`]: animal },
    });
    await click('link', 'Edit');
    expect(await readField('Bio')).toBe('Fast out.');
    await fill('Name', '');
    await fill('Brand', 'CG48');
    await click('button', 'Save');
    await expectRole('heading', 'Unnamed');
    await expectPath(`/animals/${animal.id}`);
    expect(await fetchAnimals(profile.id)).toEqual([
      { ...animal, name: '', brand: 'CG48', createTime: expect.anything() as unknown },
    ]);
    await click('button', 'Back');
    await expectPath('/my-rodeo');
  });

  test('[ANF-06, ANF-07] an owner deletes an animal and its picture only when it has no videos', async () => {
    const profile = buildContestant();
    const animal = buildHorse(profile, { name: 'Juniper' });
    const ride = buildVideo(profile, { animal });
    const picture = getAdminBucket().file(`animals/${animal.id}/profile.jpg`);
    await picture.save('a picture', { contentType: 'image/jpeg', resumable: false });
    await renderApp(`/animals/${animal.id}`, {
      as: await createTestUser(profile),
      data: { [`animals/${animal.id}`]: animal, [`videos/${ride.id}`]: ride },
    });
    const document = getAdminFirestore().doc(`animals/${animal.id}`);
    await click('link', 'Edit');
    await fill('Bio', 'Not to be saved.');
    await deleteAnimal();
    await expectText("You must delete this animal's videos before you can remove the animal.");
    expect((await document.get()).exists).toBe(true);
    await getAdminFirestore().doc(`videos/${ride.id}`).delete();
    await deleteAnimal();
    await expectPath('/my-rodeo');
    expect((await document.get()).exists).toBe(false);
    expect(await picture.exists()).toEqual([false]);
    const tombstone = await getAdminFirestore().doc(`deleted_animals/${animal.id}`).get();
    expect(tombstone.get('id')).toBe(animal.id);
    follow(`/animals/${animal.id}`);
    await expectRole('heading', 'Animal not found');
  });

  test('[ANF-04, ANF-05, ANF-07] a delegate adds an animal for the owner, returns, and cannot delete it', async () => {
    const { delegate, grantor } = await createSharedAccount();
    const ownProfile = getAdminFirestore().doc(`users/${delegate.id}`);
    await ownProfile.update({ current_accessed_account: grantor.id });
    await renderApp('/news', { as: delegate });
    await expectRole('heading', 'News');
    follow('/animals/new');
    await fill('Brand', 'CG9');
    await click('radio', 'Bull');
    await click('button', 'Save');
    await expectPath('/news');
    const [animal] = await fetchAnimals(grantor.id);
    expect(animal).toMatchObject({ brand: 'CG9', contractor: grantor.id, contractor_name: grantor.name });
    follow(`/animals/edit/${animal?.id ?? ''}`);
    await waitFor(async () => expect(await readField('Brand')).toBe('CG9'));
    await expectNoRole('button', 'Delete animal');
    await expectNoRole('link', 'Edit');
  });

  test("[ANF-05] rejects another account's animal", async () => {
    const animal = buildBull(buildContractor({ name: 'Cedar Gap' }), { name: 'Thunder' });
    await renderApp(`/animals/edit/${animal.id}`, {
      as: await createTestUser(buildContestant()),
      data: { [`animals/${animal.id}`]: animal },
    });
    await expectRole('heading', "You can't edit this animal");
    await expectNoRole('button', 'Save');
  });
});
