import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { chooseOption, findCard, findQuestion, openOptions } from '#tests/support/cards.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectAlert, expectText } from '#tests/support/user-actions.ts';

test('[HARD-01, HARD-04] the account covers a ride, whose card says so and shows no picture, and uncovers it', async () => {
  const [owner, rider] = [buildContractor(), buildContestant()];
  const title = `Elko Fair ${crypto.randomUUID().slice(0, 4)}`;
  const thumbnail_url = 'https://files.example/ride.png';
  const ride = buildVideo(owner, { title, contestants: [rider], thumbnail_url, ride_of_the_week: true });
  const fetchStored = async () => (await getAdminFirestore().doc(`videos/${ride.id}`).get()).data();
  const [user] = await Promise.all([createTestUser(owner), createTestUser(rider)]);
  await renderApp(`/my-rodeo/${owner.id}`, { as: user, data: { [`videos/${ride.id}`]: ride } });
  const card = await findCard(title);
  const getArticle = () => screen.getByRole('article', { name: title });
  const getPicture = () => getArticle().querySelector('img')?.getAttribute('src');
  expect(getPicture()).toBe(thumbnail_url);
  await expectText('Ride of the week', card);

  const offline = failRequests(/:commit/);
  await chooseOption(card, 'Mark as Hard to Watch');
  const question = await findQuestion();
  expect(await findAccessibilityViolations(question.getByRole('heading').closest('dialog')!)).toEqual([]);
  await click('button', 'Cover', question);
  await (await findQuestion()).findByRole('alert');
  expect(await fetchStored()).not.toHaveProperty('hard_to_watch');
  offline.stop();
  await click('button', 'Try again', await findQuestion());
  await expectAlert('success', 'Ride covered.');
  expect(await fetchStored()).toMatchObject({ hard_to_watch: true, thumbnail_url });
  const covered = await findCard(title);
  await expectText('Hard to watch', covered);
  expect(getArticle().textContent).not.toContain('Ride of the week');
  expect(getPicture()).not.toBe(thumbnail_url);

  expect(await openOptions(covered)).not.toContain('Make a Ride Card');
  await click('menuitem', 'No Longer Hard to Watch');
  await click('button', 'Uncover', await findQuestion());
  await expectAlert('success', 'Ride uncovered.');
  expect(await fetchStored()).toMatchObject({ hard_to_watch: false });
});
