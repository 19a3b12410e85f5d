import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { reload } from '#tests/support/render-app.tsx';
import { fillRodeo, fillScore, findRide, openNight, publishNight } from '#tests/support/rodeo-night.ts';
import { sampleRide } from '#tests/support/sample-upload.ts';
import { scrollToCards } from '#tests/support/scroll.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { dialog, fetchPublishedVideos, prepareRide, publishRide } from '#tests/support/uploads.ts';
import { click, expectAlert, expectText, fill, findEnabled } from '#tests/support/user-actions.ts';

const question = 'Is it this ride?';

/** A rider, and three films of the rider's ride, which others have posted, and one of the day before. */
async function createFilms() {
  const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
  const others = ['Tate', 'Moss', 'Ames'].map((last_name) =>
    buildContestant({ first_name: 'June', last_name }),
  );
  const day = Date.parse(`${sampleRide.date}T00:00:00Z`) / 1000;
  const build = (other: (typeof others)[number], minute: number, event_date: number) =>
    buildVideo(other, {
      ...{ contestants: [rider], event_type: 1, event_date, score: 80 },
      created: new Date(Date.UTC(2026, 6, 26, 3, minute)),
    });
  const films = others.map((other, minute) => build(other, minute, day));
  const [anyone] = others;
  if (!anyone) throw new Error('There is nobody else');
  const otherDay = build(anyone, 9, day - 86_400);
  for (const other of others) await createTestUser(other);
  const store = async () => {
    for (const film of [...films, otherDay]) await getAdminFirestore().doc(`videos/${film.id}`).set(film);
  };
  return { user: await createTestUser(rider), films, otherDay, store };
}

const find = async (container = within(document.body)) =>
  within(await container.findByRole('region', { name: question }));

const readAsked = async (container?: ReturnType<typeof within>) =>
  /June (\w+)/.exec((await find(container)).getByText(/Posted by/).textContent ?? '')?.[1];

const expectNoQuestion = () => expect(screen.queryByRole('region', { name: question })).toBeNull();

async function expectLink(
  userId: string,
  lastName: string | undefined,
  films: readonly StoredVideo[],
  score = 87.5,
) {
  const film = films.find(({ user_name }) => user_name === `June ${lastName}`);
  const published = (await fetchPublishedVideos(userId)).find((video) => video['score'] === score);
  const stored = await getAdminFirestore()
    .doc(`ride_links/${String(published?.['id'])}`)
    .get();
  expect(stored.data()).toMatchObject({
    ...{ first_video_id: film?.id, state: 'accepted', proposed_by: userId },
  });
}

test('[LINK-05] the form asks about one film after the other, and its answer goes with the ride', async () => {
  const { user, films, store } = await createFilms();
  await store();
  await prepareRide(user);
  const declined = await readAsked();
  await click('button', 'No', await find());
  const asked = await readAsked();
  expect(asked).not.toBe(declined);
  await click('button', 'Yes', await find());
  await expectText('The same ride: it counts once.', await find());
  // What was said is kept with the draft.
  await reload();
  await click('button', 'Continue draft');
  await expectText('The same ride: it counts once.', await find());
  expect(await readAsked()).toBe(asked);
  await findEnabled('button', 'Publish');
  await publishRide();
  await expectText(`More rides from ${sampleRide.title}?`);
  await expectLink(user.id, asked, films);
  expectNoQuestion();
});

test('[LINK-05] what was said in the form is taken back there, and asked again neither there nor afterwards', async () => {
  const { user, store } = await createFilms();
  await store();
  await prepareRide(user);
  await click('button', 'Yes', await find());
  await click('button', 'Not this ride', await find());
  await click('button', 'No', await find());
  await click('button', 'No', await find());
  await waitFor(expectNoQuestion);
  await publishRide();
  await expectText(`More rides from ${sampleRide.title}?`);
  expectNoQuestion();
});

test('[LINK-05] each ride of a night is asked about, and linked once it is published', async () => {
  const { user, films, store } = await createFilms();
  await store();
  await openNight(user);
  await fillRodeo();
  await fillScore(1, '81', 'Bareback Riding');
  await click('button', 'Details: Ride 2');
  const asked = await readAsked(await dialog());
  await click('button', 'Yes', await find(await dialog()));
  await click('button', 'Save', await dialog());
  await fillScore(2, '82.5');
  await publishNight(2);
  await expectText('2 of 2 published');
  await expectLink(user.id, asked, films, 82.5);
});

test('[LINK-05] a night whose day is changed after the answer says that it does not hold, and asks again', async () => {
  const { user, films, otherDay, store } = await createFilms();
  await store();
  await openNight(user);
  await fillRodeo();
  await fillScore(1, '81', 'Bareback Riding');
  await click('button', 'Details: Ride 2');
  await click('button', 'Yes', await find(await dialog()));
  await click('button', 'Save', await dialog());
  await fillScore(2, '82.5');
  await fill('Event Date', new Date(Number(otherDay.event_date) * 1000).toISOString().slice(0, 10));
  await publishNight(2);
  await expectText('2 of 2 published');
  scrollToCards();
  const row = await findRide(2);
  await expectText(/isn't linked/, row);
  expect((await findRide(1)).queryByText(/isn't linked/)).toBeNull();
  await click('button', 'Yes', await find(row));
  await waitFor(() => expect(screen.queryByText(/isn't linked/)).toBeNull());
  expect(films).not.toContain(otherDay);
  await expectLink(user.id, 'Tate', [otherDay], 82.5);
});

test('[LINK-05] who was not asked in the form is asked afterwards', async () => {
  const { user, films, store } = await createFilms();
  await prepareRide(user);
  await store();
  await publishRide();
  const declined = await readAsked();
  await click('button', 'No', await find());
  const asked = await readAsked();
  expect(asked).not.toBe(declined);
  await click('button', 'Yes', await find());
  await expectAlert('success', /^Films of one ride count once/);
  await waitFor(expectNoQuestion);
  await expectLink(user.id, asked, films);
});

test('[LINK-05] a ride of a night that was not asked about in its form is asked about afterwards', async () => {
  const { user, films, store } = await createFilms();
  await openNight(user);
  await fillRodeo();
  await fillScore(1, '81');
  await fillScore(2, '82.5', 'Bareback Riding');
  await store();
  await publishNight(2);
  await expectText('2 of 2 published');
  scrollToCards();
  const row = await findRide(1);
  const asked = await readAsked(row);
  expect((await findRide(2)).queryByRole('region', { name: question })).toBeNull();
  await click('button', 'Yes', await find(row));
  await expectAlert('success', /^Films of one ride count once/);
  await expectLink(user.id, asked, films, 81);
});

test('[LINK-05] a ride that nobody else has filmed is not asked about', async () => {
  await prepareRide();
  await publishRide();
  await expectText(`More rides from ${sampleRide.title}?`);
  expectNoQuestion();
});
