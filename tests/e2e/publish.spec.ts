import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDemoAccount, expect, test } from './support/test.ts';
import { FeedPage } from './pages/feed-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { PlayerPage } from './pages/player-page.ts';

const clip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');
const ride = {
  location: 'Guthrie, OK',
  date: '2026-10-03',
  event: 'Bull Riding',
  result: '87.5',
};

test.describe('publish a ride', () => {
  test('[UPL-02, UPL-04, UPL-05, UPL-06, UPL-09] a contestant trims and publishes a ride, and a fan watches it @phone', async ({
    openFeedAs,
    shell,
    upload,
    page,
    browser,
    baseURL,
  }) => {
    const title = `Lazy E Fall Classic ${crypto.randomUUID().slice(0, 4)}`;
    await openFeedAs('contestant');
    await shell.goTo('Upload Video');
    await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await expect(upload.nextButton).toBeDisabled();
    await upload.chooseFile(clip);
    await expect(upload.previewImages).toHaveCount(12, { timeout: 60_000 });
    await upload.dragHandle('start', 0.25);
    await upload.dragHandle('end', 0.7);
    await upload.rideEndsButton.click();
    await upload.startHandle.press('ArrowRight');
    await upload.rideGateButton.click();
    const selectedSeconds = (await upload.getHandleSeconds('end')) - (await upload.getHandleSeconds('start'));
    // From the first frame to the last one.
    const rideSeconds = Math.floor((selectedSeconds - 1 / 30 + 0.0001) * 100) / 100;
    await expect(page.getByText(`The ride is ${rideSeconds.toFixed(2)} s ± 0.03 s.`)).toBeVisible();
    await upload.nextButton.click();
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    const rideTime = page.getByText(`Ride time ${rideSeconds.toFixed(2)} s`);
    // Once the clip is trimmed.
    await expect(rideTime).toBeVisible({ timeout: 60_000 });
    await upload.fillDetails({ title, ...ride });
    await upload.publish();
    await expect(page).toHaveURL('/my-rodeo');
    await expect(page.getByRole('article').first().getByRole('heading', { name: title })).toBeVisible();

    const fanPage = await browser.newPage({ ...(baseURL && { baseURL }) });
    const login = new LoginPage(fanPage);
    await login.open();
    await login.logIn(getDemoAccount('fan'));
    const feed = new FeedPage(fanPage);
    await expect(feed.card(title)).toBeVisible();
    await expect(feed.card(title).getByText('87.5')).toBeVisible();
    await feed.play(title);
    const player = new PlayerPage(fanPage);
    await expect.poll(async () => (await player.getPlaybackState()).time).toBeGreaterThan(0.3);
    const { duration, width } = await player.getPlaybackState();
    expect(width).toBeGreaterThan(0);
    expect(Math.abs(duration - selectedSeconds)).toBeLessThan(1 / 30 + 0.001);
    await expect(player.rideTime).toContainText(`${rideSeconds.toFixed(2)} s ± 0.03 s`);
    await player.video.evaluate((element: HTMLVideoElement) => (element.currentTime = element.duration));
    await expect(player.rideClock).toHaveText((Math.floor(rideSeconds * 10) / 10).toFixed(1));
    await fanPage.context().close();
  });

  test('[UPL-03] rejects unsupported files and accepts another one', async ({ logInAs, upload, page }) => {
    await logInAs('contestant');
    await page.goto('/upload');
    await upload.fileInput.setInputFiles({
      name: 'ride.avi',
      mimeType: 'video/x-msvideo',
      buffer: Buffer.from('x'),
    });
    await expect(
      page.getByText('Invalid video format. Please upload a video in .mp4 or .mov format.'),
    ).toBeVisible();
    await upload.fileInput.setInputFiles({ name: 'ride', mimeType: 'video/mp4', buffer: Buffer.from('x') });
    await expect(page.getByText('Invalid file name. Please ensure your file has an extension')).toBeVisible();
    await upload.fileInput.setInputFiles({
      name: 'ride.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('not a video'),
    });
    await expect(page.getByText('This file is not supported on this machine.')).toBeVisible();
    await upload.fileInput.setInputFiles({
      name: 'RIDE.MP4',
      mimeType: 'video/mp4',
      buffer: readFileSync(clip),
    });
    await expect(upload.nextButton).toBeEnabled();
  });

  test('[UPL-01] reports missing H.264 support without opening the file chooser', async ({
    logInAs,
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    await logInAs('contestant');
    await page.goto('/upload');
    let isFileChooserOpen = false;
    page.on('filechooser', () => {
      isFileChooserOpen = true;
    });
    await page.getByRole('button', { name: 'Choose video' }).click();
    await expect(page.getByText('Codec is not supported in this device.')).toBeVisible();
    expect(isFileChooserOpen).toBe(false);
  });

  test('[UPL-04] handles move by one frame with the keyboard and stay a second apart', async ({
    logInAs,
    upload,
    page,
  }) => {
    await logInAs('contestant');
    await page.goto('/upload');
    await upload.chooseFile(clip);
    await upload.startHandle.focus();
    await page.keyboard.press('ArrowRight');
    expect(await upload.getHandleSeconds('start')).toBeCloseTo(1 / 30, 3);
    await upload.dragHandle('start', 1);
    expect(
      (await upload.getHandleSeconds('end')) - (await upload.getHandleSeconds('start')),
    ).toBeGreaterThanOrEqual(1 - 1e-6);
  });

  test('[UPL-07] lists missing details and keeps entered ones', async ({ logInAs, upload, page }) => {
    await logInAs('contractor');
    await upload.completeTrimStep(clip);
    await page.getByLabel('Location').fill('Guthrie, OK', { timeout: 60_000 });
    await upload.publishButton.click();
    // As a banner, and next to the button.
    await expect(page.getByText('Please fill out the required fields.')).toHaveCount(2);
    await expect(page.locator('form').getByText('Please fill out the required fields.')).toBeVisible();
    await expect(page.locator('form').getByText('Validation Error')).toBeVisible();
    for (const message of [
      'Rodeo Event is required!',
      'Event Date is required!',
      'Event Select Event is required!',
      'Animal is a required field',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Trim again' }).click();
    await upload.nextButton.click();
    await expect(page.getByLabel('Location')).toHaveValue('Guthrie, OK', { timeout: 60_000 });
  });

  test('[UPL-09] reports a failed publish and keeps the details for a retry', async ({
    logInAs,
    upload,
    page,
  }) => {
    await logInAs('contestant');
    await upload.completeTrimStep(clip);
    await upload.fillDetails({ title: 'Broken Wire Rodeo', ...ride });
    const denied = { code: 403, status: 'PERMISSION_DENIED', message: '' };
    await page.route(/documents:commit/, (route) => route.fulfill({ status: 403, json: { error: denied } }));
    await upload.publish();
    await expect(page.getByText(/We couldn't publish your ride\./)).toBeVisible();
    await page.unroute(/documents:commit/);
    await upload.publish();
    await expect(page).toHaveURL('/my-rodeo');
    await expect(page.getByRole('heading', { name: 'Broken Wire Rodeo' }).first()).toBeVisible();
  });

  test('[UPL-10] creates no video if the clip upload fails', async ({ logInAs, upload, feed, page }) => {
    await logInAs('contestant');
    await upload.completeTrimStep(clip);
    await upload.fillDetails({ title: 'Lost Clip Rodeo', ...ride });
    await page.route(/\/o\?name=.*\.mov/, (route) => route.fulfill({ status: 403, body: '{}' }));
    await upload.publish();
    await expect(page.getByText(/We couldn't publish your ride\./)).toBeVisible({ timeout: 30_000 });
    await page.goto('/feed');
    await expect(feed.cards).toHaveCount(6);
    await expect(feed.card('Lost Clip Rodeo')).toHaveCount(0);
  });

  test('[UPL-06] a delegate publishes for the contractor', async ({ logInAs, upload, page }) => {
    await logInAs('delegate');
    await upload.completeTrimStep(clip);
    await upload.fillDetails({ title: 'Delegated Days', ...ride });
    const user = page.getByLabel('User');
    await user.selectOption({ label: getDemoAccount('contractor').name });
    await page.getByRole('combobox', { name: 'Animal' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await upload.publish();
    await expect(page.getByText('Ride published.')).toBeVisible();
    await page.goto('/feed');
    const card = page.getByRole('article').filter({ hasText: 'Delegated Days' });
    await expect(card.getByText(getDemoAccount('contractor').name)).toBeVisible();
  });
});
