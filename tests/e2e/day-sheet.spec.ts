import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildNightArguments, planNight } from '#tests/support/made-night.ts';
import { createUniqueWord, waitUntilIndexed } from '#tests/support/searchable-data.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';

const night = planNight({ seconds: 150, rideCount: 3, size: '320x180' });

async function createNight() {
  const contractor = buildContractor();
  const bulls = ['Night Train', 'Dust Devil'].map((name, index) =>
    buildBull(contractor, { name, brand: `J${index}` }),
  );
  const rider = buildContestant({ first_name: 'Cody', last_name: createUniqueWord().replace('zq', 'Zq') });
  const user = await createTestUser(contractor);
  await createTestUser(rider);
  for (const bull of bulls) await getAdminFirestore().doc(`animals/${bull.id}`).set(bull);
  await waitUntilIndexed('users', rider.id);
  return { user, rider: `Cody ${rider.last_name}` };
}

/** Nothing of a dialog is out of its sides. */
const isWithin = (page: Page) =>
  page
    .getByRole('dialog')
    .evaluate((dialog) =>
      [...dialog.querySelectorAll('*')].every((each) => each.getBoundingClientRect().right <= innerWidth + 1),
    );

test('[SHEET-01, SHEET-04, SHEET-06] a pasted draw says who rides, in every size of window @phone', async ({
  logInAs,
  page,
}, testInfo) => {
  const recording = join(testInfo.outputDir, 'night.mp4');
  mkdirSync(testInfo.outputDir, { recursive: true });
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...buildNightArguments(night), recording]);
  const { user, rider } = await createNight();
  await logInAs(user);
  await page.goto('/upload');
  await page.getByRole('link', { name: 'Upload a rodeo night' }).click();
  await page.getByLabel('Recordings').setInputFiles(recording);
  await page.getByRole('button', { name: 'Accept all 3 sure rides' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Paste the day sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Match the day sheet' });
  const text = sheet.getByLabel('Paste the draw');
  await text.fill('Hello Jack, see you tomorrow at the arena. Bring the horses.');
  await sheet.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(sheet.getByRole('alert')).toHaveText(/We found no rides/);
  const rows = [
    `1\t${rider}\tJ1\tDust Devil`,
    '2\tNobody Knows\tJ0\tNight Train',
    `3\t${rider}\tJ99\tSomewhere Else`,
  ];
  await text.fill(['Bull Riding', ...rows].join('\n'));
  await sheet.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(sheet.getByRole('status').first()).toHaveText('1 of 3 matched');
  await sheet.getByRole('button', { name: 'Edit: Line 4' }).click();
  await sheet.getByRole('combobox', { name: 'Animal' }).click();
  await sheet.getByRole('option', { name: /Night Train/ }).click();
  await expect(sheet.getByRole('status').first()).toHaveText('2 of 3 matched');
  await expect(sheet.getByRole('list').getByText('The sheet says: 3')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const size = page.viewportSize();
  for (const [width, height] of [
    [320, 568],
    [667, 375],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await isWithin(page)).toBe(true);
  }
  if (size) await page.setViewportSize(size);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await sheet.getByRole('button', { name: 'Fill in 3 rides' }).click();
  await page.getByRole('button', { name: 'Details: Ride 1' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Dust Devil')).toBeVisible();
  await expect(details.getByText('Qualified', { exact: true })).toBeInViewport();
  await details.getByText('Bucked off', { exact: true }).click();
  await details.getByRole('button', { name: 'Save and next' }).click();
  await expect(details.getByRole('status').first()).toHaveText('1 of 3 described');
  await expect(details.getByRole('combobox', { name: 'Contestant' })).toBeVisible();
});
