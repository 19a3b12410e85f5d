import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { buildNightArguments, planNight } from '#tests/support/made-night.ts';
import { sampleRide } from '#tests/support/sample-upload.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { fetchPublishedVideos } from './support/upload-requests.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { expect, test } from './support/e2e-test.ts';

const night = planNight({ seconds: 150, rideCount: 3, size: '320x180' });

async function createContractorWithBull() {
  const contractor = buildContractor();
  const user = await createTestUser(contractor);
  const bull = buildBull(contractor, { name: 'Night Train' });
  await getAdminFirestore().doc(`animals/${bull.id}`).set(bull);
  return user;
}

/** Nothing, such as a bar that stays in view, lies over its middle. */
const isOnTop = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });

async function describeRide(page: Page, number: number) {
  await page.getByRole('button', { name: `Details: Ride ${number}` }).click();
  const details = page.getByRole('dialog');
  await details.getByRole('combobox', { name: 'Animal' }).click();
  await details.getByRole('option', { name: /Night Train/ }).click();
  await details.getByText('Qualified', { exact: true }).click();
  await details.getByRole('textbox', { name: 'Score' }).fill(`8${number}`);
  await details.getByRole('button', { name: 'Save', exact: true }).click();
}

test('[UPL-05, UPL-09, UPL-10, UPL-17, UPL-18] rides that are found in a recording are described once, and published after a reload @phone', async ({
  logInAs,
  page,
}, testInfo) => {
  const recording = join(testInfo.outputDir, 'night.mp4');
  mkdirSync(testInfo.outputDir, { recursive: true });
  await test.step('a recording is made', () =>
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...buildNightArguments(night), recording]));
  const user = await createContractorWithBull();
  await logInAs(user);
  page.on('dialog', (question) => void question.accept());

  await test.step('the rides are found where they are', async () => {
    await page.goto('/upload');
    await page.getByRole('link', { name: 'Upload a rodeo night' }).click();
    await page.getByLabel('Recordings').setInputFiles(recording);
    const line = page.getByRole('region', { name: 'The whole night' });
    const pins = line.getByRole('button', { name: /Suggested/ });
    await expect(pins).toHaveCount(night.rides.length, { timeout: 30_000 });
    for (const [index, ride] of night.rides.entries()) {
      await pins.nth(index).click();
      const getSeconds = async (name: string) =>
        Number(await page.getByRole('slider', { name, exact: true }).getAttribute('aria-valuenow'));
      expect(await getSeconds('Start')).toBeLessThanOrEqual(ride.start);
      expect(await getSeconds('End')).toBeGreaterThanOrEqual(ride.end);
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  await test.step('a place is found by a tap, and by playing fast', async () => {
    const line = page.getByRole('slider', { name: 'Position in the night' });
    await line.click();
    const hand = page.getByRole('region', { name: 'Between rides' });
    const position = hand.getByRole('slider', { name: 'Position in the recording' });
    await expect
      .poll(async () => Math.abs(Number(await position.inputValue()) - night.seconds / 2))
      .toBeLessThan(3);
    await hand.getByRole('button', { name: 'Back 10 seconds' }).click();
    await hand.getByRole('button', { name: 'Playback speed: 1x' }).click();
    await hand.getByRole('button', { name: 'Playback speed: 2x' }).click();
    const video = hand.getByLabel('The recording', { exact: true });
    expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(4);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeLessThan(70);
    await line.click();
    const fine = hand.getByRole('slider', { name: 'Position, two minutes at a time' });
    // It lies at the lower edge of the window, where a phone has the bar with Publish.
    await fine.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20));
    await fine.focus();
    await expect.poll(() => isOnTop(fine)).toBe(true);
  });

  await test.step('they are accepted in one go, dropped and described', async () => {
    await page.getByRole('listitem').getByRole('button', { name: 'Drop Ride 3' }).click();
    await page.getByRole('button', { name: 'Accept all 2 sure rides' }).click();
    // In a small window a summary opens the fields.
    await page
      .getByText('Same for every ride')
      .evaluate((summary) => (summary.closest('details')!.open ||= true));
    await page.getByLabel('Rodeo Event').fill(sampleRide.title);
    await page.getByLabel('Location').fill(sampleRide.location);
    await page.getByRole('radio', { name: sampleRide.event }).check();
    for (const number of [1, 2]) await describeRide(page, number);
    await expect(page.getByText('Ready', { exact: true })).toHaveCount(3);
  });

  await test.step('choosing one leads to its picture, and back', async () => {
    await page.getByRole('button', { name: 'Show ride 1' }).click();
    const hand = page.getByRole('region', { name: 'Ride 1' });
    await expect(hand).toBeFocused();
    await expect(hand.getByLabel('The recording', { exact: true })).toBeInViewport({ ratio: 0.9 });
    await hand.getByRole('button', { name: 'Use this frame' }).click();
    await expect(hand.getByText(/^Frame at/)).toBeVisible();
    await hand.getByRole('button', { name: 'To the list' }).click();
    await expect(page.getByRole('button', { name: 'Show ride 1' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Show ride 1' })).toBeInViewport();
  });

  await test.step('a reload keeps them, and asks for the recording', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Choose the recording again' })).toBeVisible();
    await page.getByLabel('Recordings').first().setInputFiles(recording);
    await expect(page.getByRole('heading', { name: 'Choose the recording again' })).toBeHidden();
    await expect(page.getByText(/^Frame at/)).toBeVisible();
  });

  await test.step('both are published while another page is open', async () => {
    await page.getByRole('button', { name: 'Publish 2 rides' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Cutting the clip')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/upload$/);
    await expect.poll(() => fetchPublishedVideos(user.id), { timeout: 90_000 }).toHaveLength(2);
    await page.getByRole('link', { name: 'Continue your rodeo night' }).click();
    await expect(page.getByText('2 of 2 published')).toBeVisible();
    await page.getByRole('link', { name: 'View Ride 1' }).click();
    await expect(page.getByRole('heading', { name: sampleRide.title })).toBeVisible();
  });
});
