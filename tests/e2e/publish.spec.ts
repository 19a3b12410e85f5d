import type { Page } from '@playwright/test';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { UploadPage } from './pages/upload.page.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { sampleClip, sampleRide } from '#tests/support/sample-upload.ts';
import { expect, test } from './support/e2e-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Closes every file picker without a choice, as Escape does. */
async function cancelFilePickers(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true });
  return () => session.detach();
}

/** On a phone held sideways it stands beside its tools, however far down they go. */
async function expectPictureStays(page: Page) {
  const lastTool = page.getByRole('heading', { name: 'Ride clock' });
  await lastTool.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const picture = page.getByLabel('Your video');
  await expect(picture).toBeInViewport({ ratio: 1 });
  const { x, width } = (await picture.boundingBox())!;
  expect(x + width).toBeLessThan((await lastTool.boundingBox())!.x);
}

async function expectTrimEditorFits(page: Page, upload: UploadPage) {
  const isInside = async (width: number) => {
    const boxes = await page
      .getByRole('slider')
      .or(page.locator('main .numeral'))
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      );
    return boxes.every(({ left, right }) => left >= 0 && right <= width);
  };
  for (const [width, height] of [
    [667, 375],
    [844, 390],
    [320, 700],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => isInside(width)).toBe(true);
    await upload.endHandle.press('ArrowLeft');
    expect(await isInside(width)).toBe(true);
    for (const name of ['Start', 'End', 'Length'])
      expect(
        await page
          .getByRole('textbox', { name })
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
      ).toBe(true);
    // A frame is marked while it is seen.
    const picture = await page.getByLabel('Your video').boundingBox();
    const gate = await upload.rideGateButton.boundingBox();
    expect(gate!.y + gate!.height - picture!.y).toBeLessThan(500);
    if (width > height) await expectPictureStays(page);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  }
}

async function expectPlaysSelection(page: Page, upload: UploadPage) {
  const video = page.getByLabel('Your video');
  const playedTimes = await video.evaluateHandle((element: HTMLVideoElement) => {
    const times: number[] = [];
    const record = () => {
      if (!element.paused) times.push(element.currentTime);
      requestAnimationFrame(record);
    };
    record();
    return times;
  });
  await page.getByRole('button', { name: 'Play the selection' }).click();
  await expect.poll(() => playedTimes.evaluate((times) => times.length)).toBeGreaterThan(1);
  await expect(video).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: 'Play the selection' })).toBeVisible();
  const end = await upload.getHandleSeconds('end');
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(end);
  // It was paused in the first frame after the end, which may itself be recorded just before.
  const [before] = await playedTimes.evaluate((times) => times.slice(-2));
  expect(before).toBeLessThan(end);
}

/** Of two seconds, from a keyframe: little has to be encoded. */
async function selectPart(page: Page) {
  await page.getByRole('textbox', { name: 'Start' }).fill('0:02.00');
  await page.getByRole('textbox', { name: 'End' }).fill('0:04.00');
  await page.keyboard.press('Enter');
}

/** @returns the seconds of the ride, from the first frame to the last one */
async function markRide(page: Page, upload: UploadPage): Promise<string> {
  await upload.dragHandle('end', 0.5);
  await upload.rideEndsButton.click();
  const start = await upload.getHandleSeconds('start');
  await upload.startHandle.press('ArrowRight');
  expect(await upload.getHandleSeconds('start')).toBeCloseTo(start + 1 / 30, 3);
  await upload.startHandle.press('ArrowLeft');
  await upload.rideGateButton.click();
  const length = (await upload.getHandleSeconds('end')) - (await upload.getHandleSeconds('start'));
  const rideSeconds = Math.floor((length - 1 / 30 + 0.0001) * 100) / 100;
  await expect(page.getByText(`The ride is ${rideSeconds.toFixed(2)} s ± 0.03 s.`)).toBeVisible();
  return rideSeconds.toFixed(2);
}

test('[UPL-01, UPL-02, UPL-04, UPL-05, UPL-06, UPL-09, LAY-01] a contestant trims a ride on a phone, publishes and watches it', async ({
  openFeedAs,
  shell,
  feed,
  player,
  page,
}) => {
  await openFeedAs(await createTestUser(buildContestant()));
  const stopCanceling = await cancelFilePickers(page);
  await shell.goTo('Upload Video');
  await expect(page).toHaveURL('/upload');
  const question = page.getByRole('dialog').filter({ hasText: 'Are you sure you want to discard?' });
  await expect(question).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await expect(page.getByText('or drop it anywhere on this page')).toBeHidden();
  await stopCanceling();
  const picker = page.waitForEvent('filechooser');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await picker).isMultiple()).toBe(true);
  await (await picker).setFiles(sampleClip);
  await expect(question).toHaveCount(0);

  const upload = new UploadPage(page);
  await expect(upload.previewImages).toHaveCount(12, { timeout: 60_000 });
  await expectTrimEditorFits(page, upload);
  await selectPart(page);
  await expectPlaysSelection(page, upload);
  const rideSeconds = await markRide(page, upload);
  const clipSeconds = (await upload.getHandleSeconds('end')) - (await upload.getHandleSeconds('start'));

  await upload.nextButton.click();
  const progress = page.getByRole('progressbar', { name: 'Upload progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByText(`Ride time ${rideSeconds} s`)).toBeVisible({ timeout: 60_000 });
  const title = `${sampleRide.title} ${crypto.randomUUID().slice(0, 4)}`;
  await upload.fillDetails({ ...sampleRide, title });
  await upload.publish();
  await expect(page).toHaveURL('/my-rodeo');
  await expect(page.getByText(`More rides from ${title}?`)).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await expect(feed.card(title).getByText(sampleRide.result)).toBeVisible();
  await feed.play(title);
  await player.waitUntilPlaying();
  // At the end of the short clip another ride would follow.
  await player.video.evaluate((element: HTMLVideoElement) => element.pause());
  const { duration, width } = await player.getPlaybackState();
  expect(width).toBeGreaterThan(0);
  expect(Math.abs(duration - clipSeconds)).toBeLessThan(1 / 30 + 0.001);
  await expect(player.rideTime).toContainText(`${rideSeconds} s ± 0.03 s`);
  await player.video.evaluate((element: HTMLVideoElement) => {
    // Else it ends at once, and on a busy machine its end card is there before the clock was read.
    element.pause();
    element.currentTime = element.duration - 0.02;
  });
  await expect(player.rideClock).toHaveText((Math.floor(Number(rideSeconds) * 10) / 10).toFixed(1));
});
