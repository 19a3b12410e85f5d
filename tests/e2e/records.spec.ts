import { buildBull, buildSteer } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { RecordSection } from './pages/record-section.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const toEpochSeconds = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;

const owner = buildContractor({ name: 'Cedar Gap' });
const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
const otherRider = buildContestant({ first_name: 'Ty', last_name: 'Benally' });
const bull = buildBull(owner, { name: 'Static', brand: 'CG1' });
const steer = buildSteer(owner, { name: 'Biscuit', brand: 'CG2' });

/** A season that was computed by hand: day, score as it is stored, rider. */
const bullRides = [
  ['2026-09-12', 88, rider],
  ['2026-08-01', '86.5', rider],
  ['2026-07-25', 0, rider],
  ['2026-07-24', '0', otherRider],
  ['2026-07-04', 81.5, otherRider],
  ['2026-06-20', null, rider],
  ['2025-09-13', 90, otherRider],
  ['2025-06-01', 0, rider],
] as const;

/** Steer wrestling in seconds. */
const steerTimes = [4.2, '5.1', 3.9, 6.3, '4.5', null] as const;

async function addRides() {
  await createTestUser(rider);
  const videos = [
    ...bullRides.map(([day, score, contestant]) => ({
      ...buildVideo(owner, { animal: bull, contestants: [contestant], title: `Bull ${day}` }),
      event_date: toEpochSeconds(day),
      score,
    })),
    ...steerTimes.map((time, index) => ({
      ...buildVideo(owner, { animal: steer, contestants: [rider], event_type: 6, title: `Steer ${index}` }),
      event_date: toEpochSeconds(`2026-05-0${index + 1}`),
      time,
    })),
  ];
  const batch = getAdminFirestore().batch();
  for (const animal of [bull, steer]) batch.set(getAdminFirestore().doc(`animals/${animal.id}`), animal);
  for (const video of videos) batch.set(getAdminFirestore().doc(`videos/${video.id}`), video);
  await batch.commit();
}

test.beforeAll(addRides);

test('a visitor reads the record of a bull and opens the rides behind its figures', async ({ page }) => {
  const record = new RecordSection(page, 'Record');
  await page.goto(`/animals/${bull.id}`);
  await expect(record.section.getByText('From videos posted here, not an official record.')).toBeVisible();
  // 88 + 86.5 + 81.5 + 90 = 346 points in four of seven rides with a score.
  await expect(record.figure('Outs')).toHaveText('81 without a result');
  await expect(record.figure('Qualified')).toHaveText('57%4 of 7 rides');
  await expect(record.figure('Average score')).toHaveText('86.54 qualified');
  await expect(record.figure('Best score')).toHaveText('90September 13, 2025');
  await expect(record.seasonRows).toHaveText([
    /^20251 qualified, 1 bucked off2$/,
    /^20263 qualified, 2 bucked off, 1 no result6$/,
  ]);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await record.openFigure('Qualified');
  await expect(record.selectedRides('Qualified rides (4)')).toBeFocused();
  await expect(record.rideTitles).toHaveText([
    'Bull 2026-09-12',
    'Bull 2026-08-01',
    'Bull 2026-07-04',
    'Bull 2025-09-13',
  ]);
  await expect(page).toHaveURL(`/animals/${bull.id}?rides=qualified`);

  await record.seasonField.selectOption('2026');
  // 256 points in three of five.
  await expect(record.figure('Qualified')).toHaveText('60%3 of 5 rides');
  await expect(record.figure('Average score')).toHaveText('85.33 qualified');
  await record.seasonRows.filter({ hasText: 'Jul' }).getByRole('link').click();
  await expect(record.selectedRides('All rides, July 2026 (3)')).toBeFocused();
  await expect(record.rideTitles).toHaveText(['Bull 2026-07-25', 'Bull 2026-07-24', 'Bull 2026-07-04']);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(record.seasonField).toHaveValue('2026');
  await record.openFigure('Best score');
  await expect(page.getByRole('dialog', { name: 'Bull 2026-09-12' })).toBeVisible();

  await page.goto(`/animals/${bull.id}?year=2025&rides=bucked-off`);
  await expect(record.selectedRides('Buck-offs, 2025 (1)')).toBeVisible();
  await expect(record.figure('Qualified')).toHaveText('1of 2 rides with a score');
  await expect(record.figure('Average score')).toHaveCount(0);
  await record.showAllLink.click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page).toHaveURL(`/animals/${bull.id}?year=2025`);

  await page.goto(`/animals/${steer.id}`);
  await expect(record.figure('Runs')).toHaveText('61 without a result');
  // 24 seconds in five runs.
  await expect(record.figure('Average time')).toHaveText('4.80 sSteer Wrestling, 5 runs');
  await expect(record.figure('Best time')).toHaveText('3.90 sSteer Wrestling, 5 runs');
});

test('a member opens the season of a contestant and a matchup, and a visitor the shared link', async ({
  logInAs,
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInAs(await createTestUser(buildFan()));
  await page.goto(`/my-rodeo/${rider.id}`);
  await page.getByRole('link', { name: 'Season and matchups' }).click();
  await expect(page.getByRole('heading', { name: 'Dell Ortega', level: 1 })).toBeVisible();
  const career = new RecordSection(page, 'All seasons');
  // Five bulls: 88, 86.5, two buck-offs, one without a score. Six steers, one without a time.
  await expect(career.figure('Rides')).toHaveText('112 without a result');
  await expect(career.figure('Qualified')).toHaveText('2of 4 rides with a score');
  await expect(career.figure('Average time')).toHaveText('4.80 sSteer Wrestling, 5 runs');
  await career.seasonField.selectOption('2025');
  const season = new RecordSection(page, '2025 season');
  await expect(season.figure('Rides')).toHaveText('1');
  await expect(page).toHaveURL(`/seasons/${rider.id}?year=2025`);
  const bullRiding = page.getByRole('region', { name: 'Bull Riding' });
  await expect(bullRiding.getByRole('listitem').filter({ hasText: 'Bull 2025-06-01' }).first()).toContainText(
    'Bucked off',
  );
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await bullRiding.getByRole('link', { name: 'Static' }).click();
  await expect(page.getByRole('heading', { name: 'Dell Ortega vs. Static', level: 1 })).toBeVisible();
  const matchup = new RecordSection(page, 'Record');
  await expect(matchup.figure('Rides')).toHaveText('51 without a result');
  await expect(matchup.figure('Qualified')).toHaveText('2of 4 rides with a score');
  await expect(matchup.rideTitles).toHaveText([
    'Bull 2026-09-12',
    'Bull 2026-08-01',
    'Bull 2026-07-25',
    'Bull 2026-06-20',
    'Bull 2025-06-01',
  ]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  // It is shown for two seconds.
  const notice = page.getByText('Link copied.').waitFor();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await notice;
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Dell Ortega vs. Static', level: 1 })).toBeVisible();
  await expect(new RecordSection(visitor, 'Record').figure('Rides')).toHaveText('51 without a result');
  await visitor.goto(`/seasons/${rider.id}`);
  await expect(new RecordSection(visitor, 'All seasons').figure('Rides')).toHaveText('112 without a result');
  await visitor.goto('/seasons/nobody');
  await expect(visitor.getByRole('heading', { name: 'No rides found' })).toBeVisible();
  await visitor.close();
});
