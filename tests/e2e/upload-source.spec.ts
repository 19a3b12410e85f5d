import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildContestant } from '#tests/support/factories/user.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { serveHalfOfCore } from './support/slow-core.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const clips = join(import.meta.dirname, '../../tools/demo-media/out/clips');
const clip = join(clips, 'bull-night.mp4');
const otherClip = join(clips, 'goat-meadow.mp4');

test.describe('the file of an upload', () => {
  test('[UPL-02] another video replaces the first one and keeps the typed details', async ({
    logInAs,
    upload,
    page,
  }) => {
    await logInAs(await createTestUser(buildContestant()));
    await upload.completeTrimStep(clip);
    await page.getByLabel('Rodeo Event').fill('Cheyenne Frontier Days');
    await page.getByRole('button', { name: 'Trim again' }).click();
    const firstLength = await upload.getHandleSeconds('end');
    const chooseAnother = async (file: Parameters<typeof upload.fileInput.setInputFiles>[0]) => {
      const picker = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose another' }).click();
      await (await picker).setFiles(file);
    };

    await chooseAnother({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await expect(page.getByText('Invalid video format.')).toBeVisible();
    expect(await upload.getHandleSeconds('end')).toBe(firstLength);
    await chooseAnother(otherClip);
    await expect.poll(() => upload.getHandleSeconds('end')).not.toBe(firstLength);
    await expect(page.getByText('Invalid video format.')).toHaveCount(0);
    await upload.nextButton.click();
    await expect(page.getByLabel('Rodeo Event')).toHaveValue('Cheyenne Frontier Days');
    await expect(upload.publishButton).toBeEnabled();
  });

  // Without the page object and its listener, headless Chromium cancels every file picker at once.
  test('[UPL-01] a picker that is canceled while trimming changes nothing', async ({ logInAs, page }) => {
    await logInAs(await createTestUser(buildContestant()));
    await page.goto('/upload');
    const fileInput = page.getByLabel('Video file');
    await fileInput.setInputFiles(clip);
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
    await fileInput.evaluate((input) =>
      input.addEventListener('cancel', () => Object.assign(window, { isPickerCanceled: true })),
    );
    await page.getByRole('button', { name: 'Choose another' }).click();
    await page.waitForFunction(() => 'isPickerCanceled' in window);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  test('[UPL-03] an incomplete video says what is left of it, or is refused', async ({
    logInAs,
    upload,
    page,
  }) => {
    await logInAs(await createTestUser(buildContestant()));
    await page.goto('/upload');
    const content = readFileSync(clip);
    const chooseStart = (fraction: number) =>
      upload.fileInput.setInputFiles({
        name: 'ride.mp4',
        mimeType: 'video/mp4',
        buffer: content.subarray(0, content.length * fraction),
      });
    await chooseStart(0.04);
    await expect(
      page.getByText('This video is incomplete. Copy or download it again, then choose the new file.'),
    ).toBeVisible();
    await chooseStart(0.6);
    await expect(page.getByText(/You can use the first 0:0\d\.\d\d of 0:09\.00/)).toBeVisible();
    expect(await upload.getHandleSeconds('end')).toBeLessThan(8);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await upload.nextButton.click();
    await expect(upload.publishButton).toBeEnabled({ timeout: 60_000 });
  });

  test('[UPL-05] shows how much of ffmpeg is loaded, though the server sends no length', async ({
    logInAs,
    upload,
    page,
  }) => {
    await logInAs('contestant');
    const server = await serveHalfOfCore(page);
    try {
      await page.goto('/upload');
      const picker = page.waitForEvent('filechooser');
      await upload.chooseButton.click();
      await picker;
      const progress = page.getByRole('progressbar', { name: 'Loading the video editor' });
      await expect(progress).toHaveAttribute('aria-valuenow', '50');
      await expect(page.getByText('5.1 MB of 10.3 MB')).toBeVisible();
      server.sendRest();
      await expect(progress).toHaveCount(0);
    } finally {
      server.close();
    }
  });
});
