import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fillRecord } from '#services/records/sync-records.ts';
import { buildBull, buildHorse, type StoredAnimal } from '#tests/support/factories/build-animal.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import { buildRideLink } from '#tests/support/factories/build-ride-link.ts';
import { buildContestant, buildContractor, withSharing } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { readFact } from '#tests/support/facts.ts';
import { follow, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import {
  click,
  expectAlert,
  expectNoRole,
  expectNoText,
  expectPath,
  expectRole,
  expectText,
} from '#tests/support/user-actions.ts';

const owner = buildContractor({ name: 'Prairie Jack Rodeo' });
const other = buildContractor({ name: 'Cascade Stock Co.' });

/** A contractor who can log in. */
async function createOwner() {
  const profile = buildContractor({ name: 'Prairie Jack Rodeo' });
  return { profile, user: await createTestUser(profile) };
}

const toData = (animals: readonly StoredAnimal[], ...pedigrees: ReturnType<typeof buildPedigree>[]) => ({
  ...Object.fromEntries(animals.map((animal) => [`animals/${animal.id}`, animal])),
  ...Object.fromEntries(pedigrees.map((pedigree) => [`pedigrees/${pedigree.id}`, pedigree])),
});

const findPedigree = () => screen.findByRole('region', { name: 'Pedigree' });
/** Each line of the tree, in its order. */
const readTree = async () =>
  within(await findPedigree())
    .getAllByRole('listitem')
    .map((item) => (item.querySelector('.pedigree-text')?.textContent ?? '').replaceAll(/\s+/g, ' '));
const readStored = async ({ id }: StoredAnimal) =>
  (await getAdminFirestore().doc(`pedigrees/${id}`).get()).data();
const findField = (role: 'sire' | 'dam') =>
  screen.findByRole<HTMLInputElement>('combobox', { name: `Name or brand of the ${role}` });

describe('the pedigree of an animal', () => {
  test('[PED-03, PED-04] shows a visitor its parents and theirs: animals lead to their pages, names and deleted ones do not', async () => {
    const bull = buildBull(owner, { name: 'Red Dirt Road' });
    const sire = buildBull(other, { name: 'Hard Times', brand: '88' });
    const gone = buildBull(other, { name: 'Iron Gate' });
    await renderApp(`/animals/${bull.id}`, {
      data: toData(
        [bull, sire],
        buildPedigree(bull, { sire, dam: 'Sugar Creek' }),
        // A client that ignores the app has made it its own grandfather.
        buildPedigree(sire, { sire: bull, dam: gone }),
      ),
    });
    await waitFor(async () =>
      expect(await readTree()).toEqual([
        ...['SireBrand 88Hard Times', 'GranddamIron Gate', 'DamSugar Creek'],
      ]),
    );
    const links = within(await findPedigree()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/animals/${sire.id}`]);
    await expectNoText('Add the sire');
  });

  test('[PED-03] of which nothing is known has no section for visitors', async () => {
    const bull = buildBull(owner, { name: 'Red Dirt Road' });
    await renderApp(`/animals/${bull.id}`, { data: toData([bull]) });
    await expectRole('heading', 'Red Dirt Road');
    await expectText('No rides yet');
    await expectNoRole('region', 'Pedigree');
  });
});

describe('editing a pedigree', () => {
  test('[PED-01, PED-02, PED-03] an owner types one name, chooses one animal, and changes both', async () => {
    const { user, profile } = await createOwner();
    const bull = buildBull(profile, { name: 'Red Dirt Road', brand: 'J2' });
    const [dam, third] = [
      buildBull(profile, { name: 'Sugar Creek', brand: 'J19' }),
      buildBull(profile, { brand: 'J3' }),
    ];
    await renderApp(`/animals/${bull.id}`, { as: user, data: toData([bull, dam, third]) });
    await click('link', 'Sire Not known. Add the sire');
    await userEvent.type(await findField('sire'), '  hArd   Times ');
    // Without a choice.
    await userEvent.type(await findField('dam'), 'sugar');
    await userEvent.click(await screen.findByRole('option', { name: /Sugar Creek/ }));
    expect(screen.queryByRole('option', { name: /Red Dirt Road/ })).toBeNull();
    await click('button', 'Save');
    await expectAlert('success', 'Pedigree saved.');
    await expectPath(`/animals/${bull.id}`);
    await waitFor(async () =>
      expect(await readTree()).toEqual(['SirehArd Times', 'DamBrand J19Sugar Creek']),
    );
    expect(await readStored(bull)).toEqual({
      ...buildPedigree(bull, { sire: 'hArd Times', dam }),
      updated: expect.anything(),
    });
    await click('link', 'Edit pedigree');
    await expectText('Name only, not on Rodeo Reel');
    await click('button', 'Remove the sire');
    await click('button', 'Remove the dam');
    await click('button', 'Save');
    await expectPath(`/animals/${bull.id}`);
    await expectText('Add the dam');
    expect(await readStored(bull)).toBeUndefined();
  });

  test.each([
    ['too long', 'x'.repeat(81), "Name can't be longer than 80 characters"],
    ['a web address', 'hardtimes.example.com', /^Name can only have letters/],
  ])('[PED-02] a name that is %s is refused at its field', async (_case, name, message) => {
    const { user, profile } = await createOwner();
    const bull = buildBull(profile, { name: 'Red Dirt Road' });
    await renderApp(`/animals/pedigree/${bull.id}`, { as: user, data: toData([bull]) });
    await userEvent.click(await findField('dam'));
    await userEvent.paste(name);
    await click('button', 'Save');
    await expectText(message);
    expect(document.activeElement).toBe(await findField('dam'));
    expect(await readStored(bull)).toBeUndefined();
  });

  test('[PED-02] of two mere names, one keeps its script, and loses what turns the direction of a line', async () => {
    const { user, profile } = await createOwner();
    const bull = buildBull(profile, { name: 'Red Dirt Road' });
    await renderApp(`/animals/pedigree/${bull.id}`, { as: user, data: toData([bull]) });
    await userEvent.click(await findField('sire'));
    await userEvent.paste('\u202eכוכב לבן\u202c');
    await userEvent.click(await findField('dam'));
    await userEvent.paste('Calico Rose');
    await click('button', 'Save');
    await expectPath(`/animals/${bull.id}`);
    expect(await readStored(bull)).toMatchObject({
      ...{ sire_id: '', sire_name: 'כוכב לבן', dam_id: '', dam_name: 'Calico Rose' },
    });
  });

  test('[PED-04] refuses a circle through three, its own young, and one animal as both parents', async () => {
    const { user, profile } = await createOwner();
    // Other tests have bulls of this owner's name, too.
    const [bull, sire, grandsire, other3] = ['Mesa Verde', 'Tin Cup', 'Whiskey Bend', 'Back Forty'].map(
      (name) => buildBull(profile, { name }),
    ) as [StoredAnimal, StoredAnimal, StoredAnimal, StoredAnimal];
    await renderApp(`/animals/pedigree/${grandsire.id}`, {
      as: user,
      data: toData(
        [bull, sire, grandsire, other3],
        buildPedigree(bull, { sire, dam: other3 }),
        buildPedigree(sire, { sire: grandsire }),
      ),
    });
    const choose = async (role: 'sire' | 'dam', name: string) => {
      await userEvent.clear(await findField(role));
      await userEvent.type(await findField(role), name);
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(`${name}.*Prairie`) }));
    };
    for (const name of ['Mesa Verde', 'Tin Cup']) {
      await choose('sire', name);
      await click('button', 'Save');
      await expectText("Whiskey Bend can't be its own ancestor. Choose another animal.");
    }
    await choose('sire', 'Back Forty');
    await choose('dam', 'Back Forty');
    await click('button', 'Save');
    await expectText("Sire and dam can't be the same animal. Choose another one.");
    expect(await readStored(grandsire)).toBeUndefined();
  });

  test('[PED-02, PED-03] a deleted parent stays as a name, and is refused where it is chosen', async () => {
    const { user, profile } = await createOwner();
    const [bull, gone, dam] = ['Red Dirt Road', 'Iron Gate', 'Sugar Creek'].map((name) =>
      buildBull(profile, { name }),
    ) as [StoredAnimal, StoredAnimal, StoredAnimal];
    await renderApp(`/animals/pedigree/${bull.id}`, {
      as: user,
      data: toData([bull, dam], buildPedigree(bull, { sire: gone })),
    });
    await waitFor(async () => expect((await findField('sire')).value).toBe('Iron Gate'));
    await userEvent.type(await findField('dam'), 'Sugar');
    await userEvent.click(await screen.findByRole('option', { name: /Sugar Creek/ }));
    await getAdminFirestore().doc(`animals/${dam.id}`).delete();
    await click('button', 'Save');
    await expectText('This animal was deleted. Choose another one, or type its name.');
    await click('button', 'Remove the dam');
    await click('button', 'Save');
    await expectPath(`/animals/${bull.id}`);
    expect(await readStored(bull)).toMatchObject({ sire_id: '', sire_name: 'Iron Gate', dam_name: '' });
  });

  test('[PED-01] a delegate edits it, and of other accounts nobody', async () => {
    const { grantor, delegate } = withSharing('shared', buildContractor(), buildContestant());
    const user = await createTestUser({ ...delegate, current_accessed_account: grantor.id });
    const [bull, foreign] = [buildBull(grantor, { name: 'Red Dirt Road' }), buildBull(other)];
    await renderApp(`/animals/pedigree/${bull.id}`, {
      as: user,
      data: { [`users/${grantor.id}`]: grantor, ...toData([bull, foreign]) },
    });
    await userEvent.type(await findField('sire'), 'Hard Times');
    await click('button', 'Save');
    await expectPath(`/animals/${bull.id}`);
    expect(await readStored(bull)).toMatchObject({ user_id: grantor.id, sire_name: 'Hard Times' });
    follow(`/animals/pedigree/${foreign.id}`);
    await expectText("You can't edit this pedigree");
    follow(`/animals/sale-sheet/${foreign.id}`);
    await expectText("You can't edit this pedigree");
  });
});

/** Rides of bulls: judges' points, and the seconds until the rider came off; none for a ride of 80 points. */
const sonRides = [
  [
    [44, 3],
    [45.5, 4],
    [43, undefined],
    [46, 5],
  ],
  [
    [42, 2],
    [41, undefined],
    [45, 6.4],
  ],
] as const;

const rider = buildContestant();
const toRides = (animal: StoredAnimal, rides: readonly (readonly [number, number | undefined])[]) =>
  rides.map(([animal_marks, seconds], index) =>
    buildVideo(owner, {
      ...{ animal, contestants: [rider], animal_marks, ride_start: 1, ride_end: 1 + (seconds ?? 8.2) },
      ...{ score: seconds === undefined ? 80 : 0, title: `${animal.name} ${index}` },
      event_date: Date.UTC(2026, 5, 1 + index) / 1000,
    }),
  );

function buildFamily() {
  const sire = buildBull(owner, { name: 'Hard Times' });
  const sons = ['No Mercy', 'Dust Devil', 'Back Forty'].map((name, index) =>
    buildBull(index === 1 ? other : owner, { name, brand: `J${index}` }),
  ) as [StoredAnimal, StoredAnimal, StoredAnimal];
  const rides = sonRides.map((each, index) => toRides(sons[index]!, each));
  const [first] = rides[0]!;
  // A second film of a ride, which counts once.
  const film = { ...first!, ...buildVideo(other, { animal: sons[0], contestants: [rider] }) };
  const later = {
    ...film,
    ...{ score: 0, animal_marks: 44, event_date: first!.event_date, created: new Date() },
  };
  const data = {
    ...toData([sire, ...sons], ...sons.map((son) => buildPedigree(son, { sire }))),
    // Of an animal that is gone.
    'pedigrees/gone-son': buildPedigree({ id: 'gone-son', contractor: other.id }, { sire }),
    ...Object.fromEntries([...rides.flat(), later].map((ride) => [`videos/${ride.id}`, ride])),
    [`ride_links/${later.id}`]: buildRideLink(first!, later, owner.id, 'accepted'),
  };
  return { sire, sons, data };
}

const readRows = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('p')].map((each) => each.textContent).join(' | '));

/** Seven outs, of which five were buck-offs: after 3, 4, 5, 2 and 6.4 seconds, which are 20.4. */
async function expectFigures() {
  const section = await screen.findByRole('region', { name: 'His sons' });
  const read = (label: string) => readFact(label, section).textContent;
  await waitFor(() => expect(read('Outs')).toBe('7'));
  expect(read('Bucked off')).toBe('71%5 of 7');
  expect(read('Average')).toBe('4 s5 buck-offs'.replace('4 s', '4.0 s'));
  expect(read('Best')).toBe('46No Mercy');
  expect(readRows(section)).toEqual([
    ...['Brand J0No Mercy | 4 outs · Prairie Jack Rodeo', 'Brand J1Dust Devil | 3 outs · Cascade Stock Co.'],
    'Brand J2Back Forty | No rides yet · Prairie Jack Rodeo',
  ]);
  return section;
}

describe('the sons of a bull', () => {
  test('[PED-05] have figures from the rides that are read, and their films', async () => {
    const { sire, data } = buildFamily();
    await renderApp(`/animals/${sire.id}`, { data });
    const section = await expectFigures();
    await expectText(/^From rides posted here\. Best is/, within(section));
    const best = within(section).getByRole('link', { name: 'Play the best of Dust Devil' });
    await userEvent.click(best);
    await expectRole('dialog', /Dust Devil 2/);
  });

  test.each([1, 2, 3])('[PED-05] have the same figures where %i of three have a record', async (count) => {
    const { sire, sons, data } = buildFamily();
    const user = await createTestUser(buildContestant());
    await storeDocuments(data);
    for (const { id } of sons.slice(0, count))
      await fillRecord(getAdminFirestore(), { kind: 'of-animal', animalId: id });
    await renderApp(`/animals/${sire.id}`, { as: user });
    await expectFigures();
  });

  test('[PED-05] are the offspring of a mare', async () => {
    const dam = buildHorse(owner, { name: 'Sugar Creek' });
    const foals = [buildHorse(owner, { name: 'No Mercy' }), buildHorse(owner, { name: 'Windmill' })];
    await renderApp(`/animals/${dam.id}`, {
      data: toData([dam, ...foals], ...foals.map((foal) => buildPedigree(foal, { dam }))),
    });
    const section = await expectRole('region', 'Her offspring');
    expect(readRows(section)).toHaveLength(2);
    await expectNoText(/^From rides posted/);
  });

  test('[PED-06, A11Y-03] of another account are removed by the owner of their sire, after a question', async () => {
    const { user, profile } = await createOwner();
    const sire = buildBull(profile, { name: 'Hard Times' });
    const [own, foreign] = [buildBull(profile, { name: 'No Mercy' }), buildBull(other, { name: 'Nag' })];
    await renderApp(`/animals/${sire.id}`, {
      as: user,
      data: toData(
        [sire, own, foreign],
        buildPedigree(own, { sire }),
        buildPedigree(foreign, { sire, dam: 'Calico Rose' }),
      ),
    });
    await expectRole('region', 'His sons');
    await expectNoRole('button', 'Remove No Mercy');
    await click('button', 'Remove Nag');
    const dialog = within(await expectRole('dialog', 'Remove Nag?'));
    await expectText("Nag's pedigree won't name Hard Times any more.", dialog);
    await click('button', 'Remove', dialog);
    await expectRole('region', 'His son');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No Mercy'));
    expect(await readStored(foreign)).toMatchObject({ sire_id: '', sire_name: '', dam_name: 'Calico Rose' });
  });
});

test('[PED-07] an animal is deleted with its pedigree', async () => {
  const { user, profile } = await createOwner();
  const bull = buildBull(profile, { name: 'Red Dirt Road' });
  await renderApp(`/animals/edit/${bull.id}`, {
    as: user,
    data: toData([bull], buildPedigree(bull, { sire: 'Hard Times' })),
  });
  await click('button', 'Delete animal');
  await click('button', 'Delete', within(await expectRole('dialog', /^Delete/)));
  await expectAlert('success', 'Animal deleted.');
  expect(await readStored(bull)).toBeUndefined();
});
