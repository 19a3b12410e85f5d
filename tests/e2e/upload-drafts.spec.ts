import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { listRemainingData } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { sampleClip, sampleRide } from '#tests/support/sample-upload.ts';
import { DraftPage, UploadPage } from './pages/upload.page.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { expect, test } from './support/e2e-test.ts';
import { countTickets, fetchPublishedVideos, pauseAt, routeStep } from './support/upload-requests.ts';

/** The stored files of all drafts. */
export function listDraftFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const drafts = await root.getDirectoryHandle('upload-drafts', { create: true });
    const names: string[] = [];
    try {
      for await (const folder of drafts.values())
        if (folder instanceof FileSystemDirectoryHandle)
          for await (const name of folder.keys()) names.push(name);
    } catch {
      names.push('a folder that is being deleted');
    }
    return names;
  });
}

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

/** Accepts the questions of a page. @returns their types */
function acceptQuestions(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  return questions;
}

/** From a keyframe: nothing has to be encoded. */
async function selectFromKeyframe(page: Page) {
  await page.getByRole('textbox', { name: 'Start' }).fill('0:02.00');
  await page.keyboard.press('Enter');
}

test('[UPL-05, UPL-09, UPL-10] an upload survives reloads, closed tabs, a second tab and a lost connection', async ({
  logInAs,
  page: firstPage,
  context,
}) => {
  const user = await createTestUser(buildContestant());
  await logInAs(user);
  let page = firstPage;
  let [upload, draft] = [new UploadPage(page), new DraftPage(page)];
  const goTo = (next: Page) => {
    page = next;
    [upload, draft] = [new UploadPage(page), new DraftPage(page)];
  };

  await test.step('a reload while trimming', async () => {
    await draft.open();
    await expect(page.getByText('or drop it anywhere on this page')).toBeVisible();
    await upload.chooseFile(sampleClip);
    await upload.startHandle.waitFor();
    await selectFromKeyframe(page);
    const questions = acceptQuestions(page);
    await page.reload();
    expect(questions).toEqual(['beforeunload']);
    await expect(draft.offer).toContainText('0:07 · Saved');
    await draft.continueButton.click();
    await expect(draft.sourceRequest).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await upload.chooseFile(sampleClip);
    await upload.startHandle.waitFor();
    expect(await upload.getHandleSeconds('start')).toBeCloseTo(2, 5);
  });

  await test.step('a failed download of ffmpeg, and a closed tab while cutting', async () => {
    await context.route(/ffmpeg-core/, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await upload.nextButton.click();
    const failure = "We couldn't load the video editor. Check your connection and try again.";
    await expect(page.getByText(failure)).toBeVisible();
    await context.route(/ffmpeg-core/, () => new Promise<void>(() => {}));
    await upload.nextButton.click();
    await upload.fillDetails(sampleRide);
    await expect(page.getByRole('progressbar', { name: 'Trimming' })).toBeVisible();
    await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    goTo(await context.newPage());
    await draft.resume();
    await upload.chooseFile(sampleClip);
    await upload.nextButton.click();
    await expect(page.getByLabel('Location')).toHaveValue(sampleRide.location);
    await expect(page.getByRole('button', { name: 'Trim again' })).toBeVisible({ timeout: 60_000 });
    // The clip may be there before the first of its renditions.
    for (const file of [/-[\da-f]{12}\.png$/, /-[\da-f]{12}\.mp4$/, /-poster\.jpg$/])
      await expect.poll(() => listDraftFiles(page)).toContainEqual(expect.stringMatching(file));
  });

  await test.step('a reload with details, without asking', async () => {
    const questions = acceptQuestions(page);
    await page.reload();
    await expect(draft.offer).toContainText(sampleRide.title);
    await expect(draft.offer.getByRole('img', { name: 'Clip thumbnail' })).toBeVisible();
    expect(questions).toEqual([]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await draft.continueButton.click();
    await expect(page.getByLabel('Rodeo Event')).toHaveValue(sampleRide.title);
  });

  await test.step('another tab that takes over while it is published', async () => {
    const pause = await pauseAt(page, 'clip upload');
    await upload.publish();
    await pause.reached;
    const lostDraft = draft;
    goTo(await context.newPage());
    await draft.open();
    await draft.otherTab.waitFor();
    await draft.continueHereButton.click();
    await draft.continueButton.click();
    await expect(lostDraft.otherTab).toBeVisible();
    await pause.release();
    await expect(page.getByLabel('Location')).toHaveValue(sampleRide.location);
    expect(await fetchPublishedVideos(user.id)).toEqual([]);
  });

  await test.step('a lost connection, and a closed tab that does not know that the ride is published', async () => {
    const pause = await pauseAt(page, 'clip upload, finalize');
    await routeStep(page, 'document', async (route) => {
      await route.fetch();
      await page.close();
    });
    await upload.publish();
    await pause.reached;
    await expect(page.getByText(/\d+\.\d MB of \d+\.\d MB/)).toBeVisible();
    await context.setOffline(true);
    await pause.release();
    await expect(draft.waiting).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => page.isClosed()).toBe(true);
    const videos = await fetchPublishedVideos(user.id);
    expect(videos).toHaveLength(1);
    goTo(await context.newPage());
    await draft.open();
    await expect(page.getByText('Ride published.')).toBeVisible();
    await expect(page.getByText('Choose a video of your ride')).toBeVisible();
    expect(await fetchPublishedVideos(user.id)).toEqual(videos);
    const id = videos[0]?.id ?? '';
    // A rendition that is late is made by My Rodeo.
    const files = [`videos/${id}.mov`, `videos/${id}/${id}.png`, `videos/${id}/poster.jpg`];
    expect(await listRemainingData(id)).toEqual(expect.arrayContaining(['document', ...files]));
    expect(await countTickets(user.id)).toBe(1);
    await expect.poll(() => listDraftFiles(page)).toEqual([]);
  });

  await test.step('a reload while trimming a dropped video, whose handle the browser keeps', async () => {
    await dropFileWithHandle(page, readFileSync(sampleClip));
    await upload.startHandle.waitFor();
    await selectFromKeyframe(page);
    acceptQuestions(page);
    await page.reload();
    await draft.continueButton.click();
    await expect(upload.startHandle).toBeVisible();
    expect(await upload.getHandleSeconds('start')).toBeCloseTo(2, 5);
  });
});
