import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildContestant } from '#tests/support/factories/user.ts';
import { DraftPage } from './pages/draft-page.ts';
import { UploadPage } from './pages/upload-page.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { listDraftFiles } from './support/draft-files.ts';
import { listRemainingData } from '#tests/support/rides.ts';
import { otherClip, sampleClip, sampleRide } from './support/sample-upload.ts';
import { expect, test } from './support/test.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import {
  countSteps,
  countTickets,
  fetchPublishedVideos,
  pauseAt,
  routeStep,
  type PublishStep,
} from './support/upload-requests.ts';

/** Drops a file of the browser's own file system: a test cannot drag one from the desktop. */
async function dropFileWithHandle(page: Page, content: Buffer) {
  await page.evaluate(async (base64) => {
    const root = await navigator.storage.getDirectory();
    const handle = await root.getFileHandle('dropped.mp4', { create: true });
    const writable = await handle.createWritable();
    await writable.write(Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0));
    await writable.close();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await handle.getFile());
    Object.assign(DataTransferItem.prototype, { getAsFileSystemHandle: () => Promise.resolve(handle) });
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  }, content.toString('base64'));
}

test.describe('[UPL-10] a draft survives', () => {
  test('a reload while trimming, and recognizes its video', async ({ logInAs, upload, page }) => {
    await logInAs(await createTestUser(buildContestant()));
    const draft = new DraftPage(page);
    await draft.open();
    await upload.chooseFile(sampleClip);
    await expect(upload.startHandle).toBeVisible({ timeout: 60_000 });
    await upload.dragHandle('start', 0.25);
    await upload.dragHandle('end', 0.7);
    const start = await upload.getHandleSeconds('start');
    const end = await upload.getHandleSeconds('end');

    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(questions).toEqual(['beforeunload']);
    const length = `0:${String(Math.floor(end - start)).padStart(2, '0')}`;
    await expect(draft.offer).toContainText(`${length} · Saved`);
    await expect(draft.offer).toContainText('bull-night.mp4');
    await draft.continueButton.click();
    await expect(draft.sourceRequest).toBeVisible();

    await upload.chooseFile(otherClip);
    await draft.otherFileDialog.getByRole('button', { name: 'Keep draft' }).click();
    await upload.chooseFile(sampleClip);
    await expect(upload.startHandle).toBeVisible();
    expect(await upload.getHandleSeconds('start')).toBeCloseTo(start, 5);
    expect(await upload.getHandleSeconds('end')).toBeCloseTo(end, 5);

    await page.reload();
    await draft.continueButton.click();
    await upload.chooseFile(otherClip);
    await draft.otherFileDialog.getByRole('button', { name: 'Start over' }).click();
    await expect(upload.startHandle).toBeVisible();
    expect(await upload.getHandleSeconds('start')).toBe(0);
  });

  test('a reload while trimming a dropped video, whose handle the browser keeps', async ({
    logInAs,
    upload,
    page,
  }) => {
    await logInAs(await createTestUser(buildContestant()));
    const draft = new DraftPage(page);
    await draft.open();
    await expect(page.getByText('Choose a video of your ride')).toBeVisible();
    await dropFileWithHandle(page, readFileSync(sampleClip));
    await expect(upload.startHandle).toBeVisible({ timeout: 60_000 });
    await upload.dragHandle('start', 0.25);
    const start = await upload.getHandleSeconds('start');
    await page.reload();
    await draft.continueButton.click();
    await expect(upload.startHandle).toBeVisible();
    expect(await upload.getHandleSeconds('start')).toBeCloseTo(start, 5);
  });

  test('a closed tab while cutting, with the details typed meanwhile', async ({
    logInAs,
    upload,
    page,
    context,
  }) => {
    await logInAs(await createTestUser(buildContestant()));
    // The cut waits for ffmpeg.
    await context.route(/ffmpeg-core/, () => new Promise<void>(() => {}));
    await upload.completeTrimStep(sampleClip);
    await upload.fillDetails(sampleRide);
    await expect(page.getByRole('progressbar', { name: 'Trimming' })).toBeVisible();
    await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });

    const nextPage = await context.newPage();
    const nextUpload = new UploadPage(nextPage);
    const draft = new DraftPage(nextPage);
    await draft.resume();
    await nextUpload.chooseFile(sampleClip);
    await nextUpload.nextButton.click();
    await expect(nextPage.getByLabel('Location')).toHaveValue(sampleRide.location);
    await expect(nextPage.getByLabel('Rodeo Event')).toHaveValue(sampleRide.title);
    await nextUpload.publish();
    await expect(nextPage).toHaveURL('/my-rodeo', { timeout: 60_000 });
  });

  test('a closed tab while the clip is being stored, and leaves nothing behind', async ({
    logInAs,
    upload,
    page,
    context,
  }) => {
    await logInAs(await createTestUser(buildContestant()));
    await page.addInitScript(() => {
      FileSystemFileHandle.prototype.createWritable = () => new Promise(() => {});
    });
    await upload.completeTrimStep(sampleClip);
    await expect(page.getByRole('progressbar', { name: 'Trimming' })).toHaveAttribute(
      'aria-valuenow',
      '100',
      {
        timeout: 60_000,
      },
    );
    await page.close();
    const nextPage = await context.newPage();
    const nextUpload = new UploadPage(nextPage);
    await new DraftPage(nextPage).resume();
    await nextUpload.chooseFile(sampleClip);
    await nextUpload.nextButton.click();
    await expect(nextPage.getByRole('button', { name: 'Trim again' })).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => listDraftFiles(nextPage)).toHaveLength(2);
  });

  test('a reload with details, without asking, and is published once', async ({ logInAs, upload, page }) => {
    const user = await createTestUser(buildContestant());
    await logInAs(user);
    await upload.completeTrimStep(sampleClip);
    await upload.fillDetails(sampleRide);
    await expect(page.getByRole('button', { name: 'Trim again' })).toBeVisible({ timeout: 60_000 });
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(questions).toEqual([]);
    const draft = new DraftPage(page);
    await expect(draft.offer).toContainText(sampleRide.title);
    await expect(draft.offer.getByRole('img', { name: 'Clip thumbnail' })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await draft.continueButton.click();
    await expect(page.getByLabel('Location')).toHaveValue(sampleRide.location);
    await page.getByRole('button', { name: 'Trim again' }).click();
    await expect(draft.sourceRequest).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to details' }).click();
    await upload.publishButton.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).dblclick();
    await expect(page).toHaveURL('/my-rodeo');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
    await draft.open();
    await expect(page.getByText('Choose a video of your ride')).toBeVisible();
  });

  test('a tab that is closed while uploading, and continues where the server has it', async ({
    logInAs,
    upload,
    page,
    context,
  }) => {
    const user = await createTestUser(buildContestant());
    await logInAs(user);
    await upload.completeTrimStep(sampleClip);
    await upload.fillDetails(sampleRide);
    const closings: PublishStep[] = ['ticket', 'thumbnail start', 'clip start', 'clip upload, finalize'];
    let current = page;
    for (const step of closings) {
      const pause = await pauseAt(current, step);
      await new UploadPage(current).publish();
      // A paused request of a closed tab may still be sent.
      await (await pause.reached).abort();
      await current.close();
      current = await context.newPage();
      await new DraftPage(current).resume();
      await expect(current.getByLabel('Location')).toHaveValue(sampleRide.location);
      expect(await fetchPublishedVideos(user.id)).toEqual([]);
    }
    const counts = countSteps(current);
    // The server has the document, but the tab is closed before it knows.
    await routeStep(current, 'document', async (route) => {
      await route.fetch();
      await current.close();
    });
    await new UploadPage(current).publish();
    await expect.poll(() => current.isClosed()).toBe(true);
    expect(Object.fromEntries(counts)).toMatchObject({ 'clip upload, finalize': 1 });
    expect(counts.get('clip upload')).toBeUndefined();
    const videos = await fetchPublishedVideos(user.id);
    expect(videos).toHaveLength(1);
    expect(await countTickets(user.id)).toBe(1);

    current = await context.newPage();
    await new DraftPage(current).open();
    await expect(current.getByText('Ride published.')).toBeVisible();
    await expect(current.getByText('Choose a video of your ride')).toBeVisible();
    expect(await fetchPublishedVideos(user.id)).toEqual(videos);
    expect(await listRemainingData(videos[0]?.id ?? '')).toHaveLength(3);
  });
});
