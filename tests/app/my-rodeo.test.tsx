import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import standsCover from '#src/features/profile/art/cover-stands.svg';
import contestantPicture from '#src/ui/art/avatar-contestant.svg';
import contractorPicture from '#src/ui/art/avatar-contractor.svg';
import fanPicture from '#src/ui/art/avatar-fan.svg';
import arenaCover from '#src/ui/art/cover-arena.svg';
import rangeCover from '#src/ui/art/cover-range.svg';
import { maxAnimals } from '#src/data/firestore-lite/animals.ts';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { expectCards, findQuestion, readCardTitles } from '#tests/support/cards.ts';
import { buildBull, buildCalf, buildHorse, buildSteer } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { breakPicture, expectPictures } from '#tests/support/facts.ts';
import { follow, reload, renderApp } from '#tests/support/render-app.tsx';
import { leaveApp } from '#tests/support/reset-app.ts';
import { interceptRequests } from '#tests/support/requests.ts';
import { scrollToEnd } from '#tests/support/scroll.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import {
  at,
  click,
  expectNoRole,
  expectNoText,
  expectPath,
  expectRole,
  expectText,
  fill,
} from '#tests/support/user-actions.ts';

const llano = {
  ...{ name: 'Llano Estacado Bucking Stock & Sons', isVerified: true, location: 'Muleshoe, TX' },
  ...{ bio: 'Bulls since 1974.\nAnd a few horses.', sponsors: 'Yellow House Feed' },
  facebook_url: 'https://www.facebook.com/llanobulls',
  instagram_url: 'javascript:alert(1)',
  twitter_url: 'https://x.com.example.com/llanobulls',
  youtube_url: 'https://www.youtube.com/@llanobulls',
};

/** A contractor with two rides, twelve animals and a complete profile. */
function buildContractorWithRides() {
  const owner = buildContractor(llano);
  const rider = buildContestant();
  const tornado = buildBull(owner, { name: 'Tornado Alley', brand: 'LE1' });
  const animals = [
    tornado,
    buildBull(owner, { name: '', brand: 'LE2' }),
    buildBull(owner, { name: 'Hailstone', brand: 'LE3' }),
    buildSteer(owner, { name: 'Rusty Gate', brand: 'LE4' }),
    buildCalf(owner, { name: 'Buttonhook', brand: 'LE5' }),
    ...Array.from({ length: 7 }, (_, index) =>
      buildHorse(owner, { name: `Windmill ${index}`, brand: `LE2${index}` }),
    ),
  ];
  const rides = [
    buildVideo(owner, { animal: tornado, title: 'Muleshoe Matinee', created: new Date('2026-02-02') }),
    buildVideo(owner, {
      ...{ title: 'Bovina Buckout', location: 'Bovina, TX', created: new Date('2026-02-01') },
      // From before the account became a contractor's.
      ...{ account_upload: 2, contractor_id: '' },
    }),
    // Another account's ride on the contractor's bull.
    buildVideo(rider, { animal: tornado, title: 'Littlefield Lights', created: new Date('2026-02-03') }),
  ];
  const data = Object.fromEntries([
    ...animals.map((animal) => [`animals/${animal.id}`, animal]),
    ...rides.map((ride) => [`videos/${ride.id}`, ride]),
  ]) as Record<string, object>;
  return { owner, rider, data };
}

async function openAsFan(path: (userId: string) => string) {
  const { owner, rider, data } = buildContractorWithRides();
  const [viewer] = await Promise.all([
    createTestUser(buildFan()),
    createTestUser(owner),
    createTestUser(rider),
  ]);
  await renderApp(path(owner.id), { as: viewer, data });
  return { owner, rider };
}

const findProfile = async () => within(await screen.findByRole('region', { name: 'Profile' }));
const expectHeading = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text));

/** The choices of a radio group; undefined without one. */
const readChoices = (name: string) =>
  [...(screen.queryByRole('radiogroup', { name })?.querySelectorAll('label') ?? [])].map(
    (label) => label.textContent,
  );

test('[MYR-01, MYR-02, MYR-03, MYR-04, MYR-05] a fan views the profile and the rides of a contractor', async () => {
  const { owner, rider } = await openAsFan((id) => `/my-rodeo/user/${id}`);
  await expectHeading(owner.name);
  const profile = await findProfile();
  await profile.findByLabelText('Verified');
  for (const text of ['Muleshoe, TX', 'Contractor', 'And a few horses.', 'Yellow House Feed'])
    await expectText(text, profile);
  const links = within(profile.getByRole('list', { name: 'Links' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([owner.facebook_url, owner.youtube_url]);
  for (const link of links) expect(link.getAttribute('rel')).toContain('noopener');
  expect(screen.getByRole('main').querySelectorAll('img')[0]?.src).toContain(rangeCover);
  await expectNoRole('link', 'Edit');
  await expectNoRole('button', 'Add');
  expect(readChoices('Show')).toEqual(['Videos', 'Animals', 'Reels']);
  await expectCards(['Muleshoe Matinee', 'Bovina Buckout']);
  await fill('Filter by title, place or animal', 'bovina, t');
  await expectCards(['Bovina Buckout']);
  await click('button', 'Clear');
  await expectCards(['Muleshoe Matinee', 'Bovina Buckout']);

  follow(`/my-rodeo?userId=${rider.id}`);
  await expectHeading('Dallas Pruitt');
  expect(screen.queryByLabelText('Verified')).toBeNull();
  await expectCards(['Littlefield Lights']);
  await click('radio', 'Animals');
  await expectRole('heading', 'No animals yet');
});

test('[MYR-03, MYR-06] a fan filters the animals of a contractor', async () => {
  const { owner } = await openAsFan((id) => `/my-rodeo/user/${id}`);
  await click('radio', 'Animals');
  expect(at()).toBe(`/my-rodeo/user/${owner.id}?tab=animals`);
  await waitFor(() => expect(readCardTitles()).toHaveLength(10));
  expect(readChoices('Animal type')).toEqual(['All 12', 'Bulls 3', 'Horses 7', 'Steers 1', 'Calfs 1']);
  scrollToEnd();
  await waitFor(() => expect(readCardTitles()).toHaveLength(12));
  await fill('Filter by name or brand', 'le2');
  await expectCards(['Unnamed', ...Array.from('0123456', (index) => `Windmill ${index}`)]);
  await click('button', 'Clear');
  await click('radio', /^Bulls/);
  await expectCards(['Tornado Alley', 'Unnamed', 'Hailstone']);
  await click('radio', /^Steers/);
  await expectCards(['Rusty Gate']);
  await reload();
  await expectCards(['Rusty Gate']);
  await click('radio', /^Bulls/);
  await click('link', /Hailstone/);
  await expectHeading('Hailstone');
  await click('button', 'Back');
  await expectCards(['Tornado Alley', 'Unnamed', 'Hailstone']);
});

test.each([0, 1, 45])(
  '[MYR-03] of %i animals above the limit, others see the first by brand, the owner all',
  async (more) => {
    const owner = buildContestant();
    const count = maxAnimals + more;
    const animals = Array.from({ length: count }, (_, index) =>
      buildHorse(owner, { name: `Windmill ${index}`, brand: `W${1000 + index}` }),
    );
    const data = Object.fromEntries(animals.map((animal) => [`animals/${animal.id}`, animal]));
    const user = await createTestUser(owner);
    await renderApp(`/my-rodeo/${owner.id}?tab=animals`, { as: await createTestUser(), data });
    await waitFor(() => expect(readChoices('Animal type')).toContain(`All ${maxAnimals}`));
    const note = `Only the first ${maxAnimals} animals are listed.`;
    await (more > 0 ? expectText(note) : expectNoText(note));
    await fill('Filter by name or brand', 'W11');
    await waitFor(() => expect(readChoices('Animal type')).toContain('All 100'));
    await fill('Filter by name or brand', 'W12');
    await waitFor(() => expect(readChoices('Animal type')).toContain('All 0'));

    await leaveApp();
    await renderApp('/my-rodeo?tab=animals', { as: user });
    await waitFor(() => expect(readChoices('Animal type')).toContain(`All ${count}`));
    await expectNoText(note);
  },
);

test('[MYR-01] one’s own profile has nothing to follow or block while acting for another account', async () => {
  const { delegate, grantor } = await createSharedAccount();
  await getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: grantor.id });
  await renderApp(`/my-rodeo/${delegate.id}`, { as: delegate });
  await expectHeading(delegate.name);
  await expectRole('heading', 'Saved');
  await expectNoRole('button', /^Options for/);
});

test.each([
  ['contestant', buildContestant, arenaCover, contestantPicture],
  ['contractor', buildContractor, rangeCover, contractorPicture],
  ['fan', buildFan, standsCover, fanPicture],
])(
  '[MYR-01] the profile of a %s without a photo has pictures of its own',
  async (_type, build, cover, picture) => {
    const user = await createTestUser(build());
    await renderApp('/my-rodeo', { as: user });
    await expectHeading(user.name);
    breakPicture(screen.getByRole('main').querySelectorAll('img')[1]?.src ?? '');
    await expectPictures(cover, picture);
  },
);

test('[MYR-03, MYR-04, ANF-01, ANF-05] My Rodeo shows what a contestant adds immediately', async () => {
  await renderApp('/my-rodeo', { as: await createTestUser(buildContestant()) });
  await expectRole('heading', 'No rides yet');
  await click('radio', 'Animals');
  await expectRole('heading', 'No animals yet');
  await click('button', 'Add');
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Upload Video',
    'Add Animal',
    'Add Social Media Link',
  ]);
  await click('menuitem', 'Add Animal');
  await fill('Name', 'Sandhill Crane');
  await expectNoRole('radiogroup', 'Type');
  await expectNoRole('group', 'Events');
  await click('button', 'Save');
  await expectHeading('Sandhill Crane');
  await click('button', 'Back');
  await click('radio', 'Animals');
  await expectCards(['Sandhill Crane']);
  expect(readChoices('Animal type')).toEqual(['All 1', 'Bulls 0', 'Horses 1']);
  await click('radio', /^Bulls/);
  await expectRole('heading', 'None of this type yet');
});

test('[MYR-03, ANF-05, ANF-07] My Rodeo shows what a contestant renames and deletes immediately', async () => {
  const profile = buildContestant();
  const animal = buildHorse(profile, { name: 'Sandhill Crane' });
  await renderApp('/my-rodeo?tab=animals', {
    as: await createTestUser(profile),
    data: { [`animals/${animal.id}`]: animal },
  });
  await click('link', /Sandhill Crane/);
  await click('link', 'Edit');
  await fill('Name', 'Prairie Chicken');
  await click('button', 'Save');
  await expectHeading('Prairie Chicken');
  await click('button', 'Back');
  await click('radio', 'Animals');
  await expectCards(['Prairie Chicken']);
  await click('link', /Prairie Chicken/);
  await click('link', 'Edit');
  await click('button', 'Delete animal');
  await click('button', 'Delete', await findQuestion());
  await expectPath('/my-rodeo');
  await click('radio', 'Animals');
  await expectRole('heading', 'No animals yet');
});

test('[MYR-02, MYR-03, MYR-04] a fan has no lists but saved rides', async () => {
  const viewer = await createTestUser(
    buildFan({ first_name: 'Josephine', last_name: 'Vandersloot-Featherstonehaugh' }),
  );
  await renderApp('/my-rodeo/user', { as: viewer });
  await expectHeading(viewer.name);
  await expectRole('link', 'Edit');
  await expectNoRole('button', 'Add');
  await expectNoRole('radiogroup', 'Show');
  expect(screen.queryByRole('searchbox')).toBeNull();
  await expectRole('heading', 'No saved rides yet');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Saved',
    'No saved rides yet',
  ]);
});

test('[MYR-02] reports missing accounts and retries a failed load', async () => {
  const deleted = await createTestUser(buildContractor({ deleted: true }));
  const other = await createTestUser(buildContestant());
  await renderApp('/news', { as: await createTestUser() });
  await expectRole('heading', 'News');
  for (const path of ['/my-rodeo/nobody', '/my-rodeo/no%2Fbody', `/my-rodeo?userId=${deleted.id}`]) {
    follow(path);
    await expectHeading('Profile not found');
    follow('/news');
    await expectRole('heading', 'News');
  }
  const refusal = interceptRequests(
    ({ url, body }) => url.includes('documents:batchGet') && body.includes(other.id),
    () => new Response('{"error":{"status":"RESOURCE_EXHAUSTED"}}', { status: 429 }),
  );
  follow(`/my-rodeo/${other.id}`);
  await expectHeading("We couldn't load this profile");
  refusal.stop();
  await click('button', 'Try again');
  await expectHeading(other.name);
});
