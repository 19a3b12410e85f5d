import { comparePath } from '#src/config/compare-links.ts';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { publishRides } from '#tests/support/rides.ts';
import { expect, test } from './support/test.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { waitUntilIndexed } from '#tests/support/wait-until-indexed.ts';

test('a visitor sees all rides of a rodeo, the best first, plays one, and comes back by its name', async ({
  player,
  page,
}) => {
  const owner = buildContractor({ name: 'Cedar Gap' });
  const rodeo = { title: `Old Timers Reunion ${owner.id.slice(0, 8)}`, location: 'Deming, NM' };
  const animal = buildBull(owner);
  const rides = [
    { first_name: 'Cody', score: 0 },
    { first_name: 'June', score: 88.5 },
    { first_name: 'Omar', score: null },
    { first_name: 'Ruth', score: 86 },
  ].map(({ first_name, score }) =>
    buildVideo(owner, {
      ...rodeo,
      animal,
      score,
      contestants: [buildContestant({ first_name, last_name: '' })],
    }),
  );
  await publishRides(...rides);

  await page.goto(`/rodeos/${rides[0]?.rodeo_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${rodeo.title} 2026`);
  const bullRiding = page.getByRole('region', { name: 'Bull Riding rides, best first' });
  await expect(bullRiding.getByRole('heading', { level: 3 })).toHaveText(['June', 'Ruth', 'Cody', 'Omar']);
  await bullRiding.getByRole('link', { name: 'June' }).click();
  await expect(player.title).toHaveText(rodeo.title);
  await page.getByRole('dialog').getByRole('link', { name: rodeo.title }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bullRiding.getByRole('listitem').first()).toContainText('88.5');
});

test('a rodeo is one click from the cards of its rides, found ones too, and from two compared rides', async ({
  logInAs,
  search,
  page,
}) => {
  const owner = buildContractor({ name: 'Cedar Gap' });
  await createTestUser(owner);
  const rodeo = { title: `Gila Valley Roundup ${owner.id.slice(0, 8)}`, location: 'Deming, NM' };
  const animal = buildBull(owner);
  const [ride, otherRide] = [
    buildVideo(owner, { ...rodeo, animal }),
    buildVideo(owner, { ...rodeo, animal }),
  ];
  await publishRides(ride, otherRide);
  await Promise.all([ride, otherRide].map(({ id }) => waitUntilIndexed('videos', id)));
  const followLink = async () => {
    await page.getByRole('link', { name: rodeo.location }).first().click();
    await expect(page).toHaveURL(`/rodeos/${ride.rodeo_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${rodeo.title} 2026`);
  };

  await logInAs('fan');
  await page.goto(`/my-rodeo/${owner.id}`);
  await followLink();
  await search.open('bull-riding', rodeo.title);
  await expect(search.results('Videos')).toHaveCount(2);
  await followLink();
  await page.goto(comparePath(ride.video_id, otherRide.video_id));
  await followLink();
});

test('a rodeo of the schedule has a page before anybody posts a ride', async ({
  logInAs,
  schedule,
  page,
}) => {
  await logInAs('fan');
  await schedule.open();
  await page.getByRole('link', { name: 'Chisholm Trail Stampede', exact: true }).click();
  await expect(page).toHaveURL(/\/rodeos\/chisholm-trail-stampede_duncan-ok_\d{4}$/);
  await expect(page.getByRole('heading', { name: 'No rides yet' })).toBeVisible();
  await page.goBack();
  await expect(schedule.rodeos).not.toHaveCount(0);
});
