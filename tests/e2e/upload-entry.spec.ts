import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { AnimalPage } from './pages/animal-page.ts';
import { MyRodeoPage } from './pages/my-rodeo-page.ts';
import { UploadPage } from './pages/upload-page.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const clip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');
const hevcClip = join(import.meta.dirname, 'fixtures/hevc.mp4');

/** Closes every file picker without a choice, as Escape does. */
async function cancelFilePickers(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true });
  return () => session.detach();
}

test.describe('starting an upload', () => {
  test('[UPL-01, MYR-04, ANM-02] opens the picker from the menu, My Rodeo and the animal page @phone', async ({
    openFeedAs,
    shell,
    page,
  }) => {
    const profile = buildContractor();
    const contractor = await createTestUser(profile);
    const bull = buildBull(profile);
    await getAdminFirestore().collection('animals').doc(bull.id).set(bull);
    await openFeedAs(contractor);
    const myRodeo = new MyRodeoPage(page);
    const animalPage = new AnimalPage(page);
    const upload = new UploadPage(page);
    const starts = [
      () => shell.goTo('Upload Video'),
      async () => {
        await page.goto('/my-rodeo');
        await myRodeo.chooseAddMenuItem('Upload Video');
      },
      async () => {
        await animalPage.open(bull.id);
        await animalPage.uploadLink.first().click();
      },
    ];
    for (const start of starts) {
      const picker = page.waitForEvent('filechooser');
      await start();
      expect((await picker).isMultiple()).toBe(false);
      await expect(page).toHaveURL('/upload');
      await expect(page.getByRole('heading', { name: 'Upload a ride' })).toBeVisible();
      await expect(upload.nextButton).toBeDisabled();
    }
    const picker = page.waitForEvent('filechooser');
    await upload.chooseButton.click();
    await (await picker).setFiles(clip);
    await expect(upload.nextButton).toBeEnabled();
  });

  test('[UPL-03] offers to drop a video only where the pointer is a mouse @phone', async ({
    logInAs,
    upload,
    page,
    isMobile,
  }) => {
    await logInAs('contestant');
    await page.goto('/upload');
    await expect(upload.chooseButton).toBeVisible();
    await expect(page.getByText('or drop it anywhere on this page')).toBeVisible({ visible: !isMobile });
  });

  test('[UPL-01] asks about discarding when the picker is canceled', async ({ openFeedAs, shell, page }) => {
    await openFeedAs('contestant');
    const stopCanceling = await cancelFilePickers(page);
    await shell.goTo('Upload Video');
    await expect(page).toHaveURL('/upload');
    const question = page.getByRole('dialog').filter({ hasText: 'Are you sure you want to discard?' });
    await expect(question).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/upload');

    await page.getByRole('button', { name: 'Choose video' }).click();
    await expect(question).toBeVisible();
    await stopCanceling();
    const picker = page.waitForEvent('filechooser');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await (await picker).setFiles(clip);
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Trim your ride' })).toBeVisible();
  });

  test('[UPL-10] offers the kept draft instead of the picker', async ({ logInAs, shell, upload, page }) => {
    await logInAs(await createTestUser(buildContestant()));
    await page.goto('/upload');
    await upload.chooseFile(clip);
    await expect(upload.nextButton).toBeEnabled();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/feed');
    let isPickerOpen = false;
    page.on('filechooser', () => {
      isPickerOpen = true;
    });
    // Once the page has looked for a draft, which the question shows.
    await shell.settings('Logout').click();
    await expect(page.getByRole('radio', { name: 'Keep the draft on this device' })).toBeVisible();
    await page.getByRole('button', { name: 'No' }).click();
    await shell.goTo('Upload Video');
    await expect(page.getByRole('button', { name: 'Continue draft' })).toBeVisible();
    expect(isPickerOpen).toBe(false);
  });

  test('[UPL-01] a browser without H.264 stays where it is', async ({ openFeedAs, shell, page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    await openFeedAs('contestant');
    let isPickerOpen = false;
    page.on('filechooser', () => {
      isPickerOpen = true;
    });
    await shell.goTo('Upload Video');
    await expect(page.getByText('Codec is not supported in this device.')).toBeVisible();
    await expect(page).toHaveURL('/feed');
    expect(isPickerOpen).toBe(false);
  });

  test('[UPL-01, UPL-03] checks the codec and the type of a dropped file', async ({
    logInAs,
    upload,
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = function (this: HTMLMediaElement) {
        return 'isUnsupported' in window ? '' : 'probably';
      };
    });
    await logInAs('contestant');
    await page.goto('/upload');
    const content = readFileSync(clip);
    const dropHint = page.getByText('Drop your video to open it');
    await upload.chooseButton.waitFor();
    await expect(dropHint).toHaveCount(0);
    await upload.dragFile('over', { name: 'ride.mp4', type: 'video/mp4', content });
    await expect(dropHint).toBeVisible();
    await upload.dragFile('drop', { name: 'ride.mp4', type: 'text/plain', content });
    await expect(dropHint).toHaveCount(0);
    await expect(
      page.getByText('Invalid video format. Please upload a video in .mp4 or .mov format.'),
    ).toBeVisible();
    await upload.dragFile('drop', { name: 'ride', type: 'video/mp4', content });
    await expect(page.getByText('Invalid file name. Please ensure your file has an extension')).toBeVisible();

    await page.evaluate(() => Object.assign(window, { isUnsupported: true }));
    await upload.dragFile('drop', { name: 'ride.mp4', type: 'video/mp4', content });
    await expect(page.getByText('Codec is not supported in this device.')).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(window, 'isUnsupported'));
    await upload.dragFile('drop', { name: 'ride.mp4', type: 'video/mp4', content });
    await expect(upload.nextButton).toBeEnabled();
  });
});

test('[UPL-09] after publishing, another ride of the same rodeo is one click away', async ({
  logInAs,
  upload,
  page,
}) => {
  await logInAs(await createTestUser(buildContestant()));
  await upload.completeTrimStep(clip);
  const ride = { title: 'Lazy E Classic', location: 'Guthrie, OK', date: '2026-10-03' };
  await upload.fillDetails({ ...ride, event: 'Bull Riding', result: '87.5' });
  await upload.publish();
  await expect(page).toHaveURL('/my-rodeo', { timeout: 60_000 });
  await expect(page.getByText('Ride published.')).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading', { name: ride.title })).toBeVisible();
  await expect(page.getByText(`More rides from ${ride.title}?`)).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const picker = page.waitForEvent('filechooser');
  await page.getByRole('link', { name: 'Upload another' }).click();
  await (await picker).setFiles(clip);
  await upload.nextButton.click();
  await expect(page.getByLabel('Rodeo Event')).toHaveValue(ride.title);
  await expect(page.getByLabel('Location')).toHaveValue(ride.location);
  await expect(page.getByLabel('Event Date')).toHaveValue(ride.date);
  await expect(page.getByRole('radio', { name: 'Bull Riding' })).not.toBeChecked();
  await expect(page.getByLabel(/^(Score|Time)$/)).toHaveValue('');
});

test.describe('trimming', () => {
  test('[UPL-04, LAY-01] handles, labels and fields fit on phones', async ({ logInAs, upload, page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await logInAs('contestant');
    await page.goto('/upload');
    await upload.chooseFile(clip);
    await expect(upload.previewImages).toHaveCount(12, { timeout: 60_000 });
    const isInside = async (width: number) => {
      const boxes = await page
        .getByRole('slider')
        .or(page.locator('main .numeral'))
        .evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
        );
      return boxes.every(({ left, right }) => left >= 0 && right <= width);
    };
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => isInside(width)).toBe(true);
      await upload.endHandle.focus();
      await page.keyboard.press('ArrowLeft');
      expect(await isInside(width)).toBe(true);
      for (const name of ['Start', 'End', 'Length'])
        expect(
          await page
            .getByRole('textbox', { name })
            .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
        ).toBe(true);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    }
  });

  test('[UPL-04] plays the selection and pauses within 0.2 s of its end', async ({
    logInAs,
    upload,
    page,
  }) => {
    await logInAs('contestant');
    await page.goto('/upload');
    await upload.chooseFile(clip);
    await upload.startHandle.waitFor();
    await page.getByRole('textbox', { name: 'Start' }).fill('0:01.00');
    await page.getByRole('textbox', { name: 'End' }).fill('0:02.50');
    await page.keyboard.press('Enter');
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
  });

  test('shows how long a video of another codec takes before it is converted', async ({
    logInAs,
    upload,
    page,
  }) => {
    await logInAs('contestant');
    await page.goto('/upload');
    await upload.chooseFile(hevcClip);
    await expect(
      page.getByText(/That takes (a few seconds|about (\d+ seconds|a minute|\d+ minutes)) on this device/),
    ).toBeVisible({
      timeout: 60_000,
    });
    await expect(upload.nextButton).toBeEnabled();
  });
});
