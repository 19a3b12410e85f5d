import { readFile } from 'node:fs/promises';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { createTestUser, getAdminDatabase, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const toEpochSeconds = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;

test('a contractor sees which rides were watched, also those that others posted, and downloads them', async ({
  logInAs,
  page,
}) => {
  const owner = buildContractor({ name: 'Rancho Peña' });
  const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
  const bull = buildBull(owner, { name: 'Static', brand: 'CG1' });
  const rides = [
    { poster: owner, title: 'Elko, Nevada', date: '2026-09-12', animal: bull, views: 1200 },
    { poster: rider, title: 'Cody Nights', date: '2026-07-04', animal: bull, views: 34 },
    { poster: owner, title: 'Without a counter', date: '2026-07-05', animal: undefined, views: null },
    { poster: rider, title: 'Of somebody else', date: '2026-07-06', animal: undefined, views: 99 },
  ].map(({ poster, title, date, animal, views }) => ({
    views,
    video: buildVideo(poster, { title, event_date: toEpochSeconds(date), ...(animal && { animal }) }),
  }));
  const user = await createTestUser(owner);
  await getAdminFirestore().doc(`animals/${bull.id}`).set(bull);
  for (const { video, views } of rides) {
    await getAdminFirestore().doc(`videos/${video.id}`).set(video);
    await getAdminDatabase().ref(`videoViews/${video.id}`).set(views);
  }

  await logInAs(user);
  await page.goto('/my-rodeo?tab=animals');
  await page.getByRole('link', { name: 'See insights' }).click();
  await expect(page.getByRole('heading', { name: '1,234 views of 3 rides' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    'WhenRidesViews',
    'Jul2 rides34',
    'Sep1 ride1,200',
  ]);
  const readLinks = (name: string) => page.getByRole('list', { name }).getByRole('link');
  await expect(readLinks('Your animals')).toHaveText(['Static2 rides1,234 views']);
  await expect(readLinks('Most watched rides')).toHaveText([
    /^Elko, Nevada.+1,200 views$/,
    /^Cody Nights.+34 views$/,
    /^Without a counter.+0 views$/,
  ]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^insights-rancho-peña-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^\uFEFFRide date,Month,Rodeo,/);
  expect(lines[1]).toContain('2026-09-12,2026-09,"Elko, Nevada",');
  expect(lines[1]).toContain(',CG1,Static,');
  expect(lines.slice(1, 4).map((line) => line.split(',').at(-2))).toEqual(['1200', '34', '0']);

  await readLinks('Your animals').click();
  await expect(page).toHaveURL(`/animals/${bull.id}`);
});
