import type { Page } from '@playwright/test';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildContestant } from '#tests/support/factories/user.ts';
import { DraftPage } from './pages/draft-page.ts';
import { UploadPage } from './pages/upload-page.ts';
import { readDraftFiles, type DraftFiles } from './support/draft-files.ts';
import { expectPublishedOnce } from './support/published-data.ts';
import { listRemainingData } from '#tests/support/rides.ts';
import { sampleClip, sampleRide } from './support/sample-upload.ts';
import { expect, test } from './support/test.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { holdFile, holdStep, type HeldRequest } from './support/upload-gateway.ts';
import {
  fetchPublishedVideos,
  pauseAt,
  publishSteps,
  routeStep,
  type PublishStep,
} from './support/upload-requests.ts';

async function prepareRide(page: Page, upload: UploadPage): Promise<DraftFiles> {
  await upload.completeTrimStep(sampleClip);
  await upload.fillDetails(sampleRide);
  await page.getByRole('button', { name: 'Trim again' }).waitFor({ timeout: 60_000 });
  return readDraftFiles(page);
}

/** Publishes, and cancels when the server has handled a request whose response the app never gets. */
async function cancelAt(page: Page, upload: UploadPage, held: HeldRequest): Promise<void> {
  await upload.publish();
  const route = await held.reached;
  await new DraftPage(page).cancelButton.click();
  await expect(upload.publishButton).toBeEnabled();
  await route.abort().catch(() => undefined); // the app has aborted it
  await expect(page.getByLabel('Location')).toHaveValue(sampleRide.location);
}

test.describe('[UPL-09] publishing', () => {
  test('leaves no ride when canceled at any step before the document, and one after', async ({
    logInAs,
    upload,
    page,
  }) => {
    const user = await createTestUser(buildContestant());
    await logInAs(user);
    await upload.completeTrimStep(sampleClip);
    await upload.fillDetails(sampleRide);
    const draft = new DraftPage(page);
    for (const step of publishSteps.slice(0, -1)) {
      const pause = await pauseAt(page, step);
      await upload.publish();
      await pause.reached;
      await draft.cancelButton.click();
      await pause.release();
      await expect(upload.publishButton).toBeEnabled();
      await expect(page.getByLabel('Location')).toHaveValue(sampleRide.location);
    }
    await page.waitForTimeout(500); // late requests would arrive by now
    expect(await fetchPublishedVideos(user.id)).toEqual([]);

    const pause = await pauseAt(page, 'document');
    await upload.publish();
    await pause.reached;
    await expect(draft.cancelButton).toBeDisabled();
    await pause.release();
    await expect(page).toHaveURL('/my-rodeo');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
  });

  test('leaves no ride when canceled after the server has handled any step before the document', async ({
    logInAs,
    upload,
    page,
    context,
  }) => {
    const user = await createTestUser(buildContestant());
    await logInAs(user);
    const files = await prepareRide(page, upload);
    const holds = [
      () => holdStep(context, 'thumbnail start', true),
      () => holdFile(context, 'thumbnail', 50, files),
      () => holdFile(context, 'thumbnail', 100, files),
      () => holdStep(context, 'clip start', true),
      () => holdFile(context, 'clip', 10, files),
      () => holdFile(context, 'clip', 90, files),
      () => holdFile(context, 'clip', 100, files),
    ];
    for (const hold of holds) {
      await cancelAt(page, upload, await hold());
      expect(await fetchPublishedVideos(user.id)).toEqual([]);
    }
    await upload.publish();
    await expect(page).toHaveURL('/my-rodeo');
    await expectPublishedOnce(user.id, files);
  });

  test('leaves one ride when canceled after the server has its document', async ({
    logInAs,
    upload,
    page,
    context,
  }) => {
    const user = await createTestUser(buildContestant());
    await logInAs(user);
    const files = await prepareRide(page, upload);
    await cancelAt(page, upload, await holdStep(context, 'thumbnail address', true));
    expect(await fetchPublishedVideos(user.id)).toEqual([]);

    const held = await holdStep(context, 'document', true);
    await upload.publish();
    const route = await held.reached;
    const draft = new DraftPage(page);
    await expect(draft.cancelButton).toBeDisabled();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
    await expect(draft.waiting).toBeVisible();
    await draft.cancelButton.click();
    await expect(upload.publishButton).toBeEnabled();
    await context.setOffline(false);
    await page.getByLabel('Notes').fill('Typed after the cancel');
    await draft.resume();
    await expect(page.getByLabel('Notes')).toHaveValue('Typed after the cancel');
    await upload.publish();
    await expect(page).toHaveURL('/my-rodeo');
    await expectPublishedOnce(user.id, files);
    const [video] = await fetchPublishedVideos(user.id);
    expect(video).toMatchObject({ notes: 'Typed after the cancel' });
  });

  test('follows the cut when confirmed while it is running', async ({ logInAs, upload, page }) => {
    const user = await createTestUser(buildContestant());
    await logInAs(user);
    const loaded = createDeferred<void>();
    await page.route(/ffmpeg-core/, async (route) => {
      await loaded.promise;
      await route.fallback();
    });
    await upload.completeTrimStep(sampleClip);
    await upload.fillDetails(sampleRide);
    await upload.publish();
    await expect(page.getByText("We'll publish your ride as soon as the clip is ready.")).toBeVisible();
    loaded.resolve();
    await expect(page).toHaveURL('/my-rodeo', { timeout: 60_000 });
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
  });

  test('leaves no files of a ride that is discarded', async ({ logInAs, upload, page }) => {
    await logInAs(await createTestUser(buildContestant()));
    await upload.completeTrimStep(sampleClip);
    await upload.fillDetails(sampleRide);
    const pause = await pauseAt(page, 'thumbnail address');
    await upload.publish();
    const route = await pause.reached;
    const [, videoId = ''] = /([\da-f-]{36})\.png/.exec(route.request().url()) ?? [];
    expect(await listRemainingData(videoId)).toHaveLength(2);
    const draft = new DraftPage(page);
    await draft.cancelButton.click();
    await pause.release();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Choose a video of your ride')).toBeVisible();
    await expect.poll(() => listRemainingData(videoId)).toEqual([]);
  });

  test('gets through failures of the server, an expired token and a lost connection', async ({
    logInAs,
    upload,
    page,
    context,
  }) => {
    const user = await createTestUser(buildContestant());
    await logInAs(user);
    await upload.completeTrimStep(sampleClip);
    await upload.fillDetails(sampleRide);
    const draft = new DraftPage(page);
    const statuses: [PublishStep, number][] = [
      ['thumbnail start', 503],
      ['thumbnail upload, finalize', 401],
      ['clip start', 401],
      ['clip upload', 503],
    ];
    for (const [step, status] of statuses) {
      let isFailing = true;
      await routeStep(page, step, async (route) => {
        if (!isFailing) return route.fallback();
        isFailing = false;
        await route.fulfill({ status, body: '{}' });
      });
    }
    const pause = await pauseAt(page, 'clip upload, finalize');
    // It is shown for a second.
    const waiting = draft.waiting.waitFor();
    await upload.publish();
    await waiting;
    await pause.reached;
    await expect(page.getByText(/\d+\.\d MB of \d+\.\d MB/)).toBeVisible();
    await context.setOffline(true);
    await pause.release();
    await expect(draft.waiting).toBeVisible();
    const pauseDocument = await pauseAt(page, 'document');
    await context.setOffline(false);
    await pauseDocument.reached;
    await context.setOffline(true);
    await pauseDocument.release();
    await expect(draft.waiting).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/my-rodeo', { timeout: 30_000 });
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
  });

  test('starts again under another id when the upload ticket has expired', async ({
    logInAs,
    upload,
    page,
  }) => {
    const user = await createTestUser(buildContestant());
    await logInAs(user);
    await upload.completeTrimStep(sampleClip);
    await upload.fillDetails(sampleRide);
    const pause = await pauseAt(page, 'clip start');
    await upload.publish();
    await pause.reached;
    await new DraftPage(page).cancelButton.click();
    await pause.release();
    await expect(upload.publishButton).toBeEnabled();
    const tickets = getAdminFirestore().collection('uploads').where('uploader', '==', user.id);
    const [ticket] = (await tickets.get()).docs;
    await ticket?.ref.update({ created: new Date(Date.now() - 7 * 86_400_000) });
    await upload.publish();
    await expect(page).toHaveURL('/my-rodeo', { timeout: 30_000 });
    const videos = await fetchPublishedVideos(user.id);
    expect(videos).toHaveLength(1);
    expect(videos[0]?.id).not.toBe(ticket?.id);
    expect(await listRemainingData(videos[0]?.id ?? '')).toHaveLength(3);
    await expect.poll(() => listRemainingData(ticket?.id ?? '')).toEqual([]);
  });

  test('shows the message of error code 3', async ({ logInAs, upload, page }) => {
    await logInAs(await createTestUser(buildContestant()));
    await upload.completeTrimStep(sampleClip);
    await upload.fillDetails(sampleRide);
    await routeStep(page, 'clip start', (route) =>
      route.fulfill({ status: 400, body: JSON.stringify({ error: { code: 3 } }) }),
    );
    await upload.publish();
    await expect(
      page.getByText('Videos must be 2 minutes or less. Please trim your video or upload a different video.'),
    ).toBeVisible();
  });

  test('happens in one of two tabs', async ({ logInAs, upload, page, context }) => {
    const user = await createTestUser(buildContestant());
    await logInAs(user);
    await upload.completeTrimStep(sampleClip);
    await upload.fillDetails(sampleRide);
    await expect(page.getByRole('button', { name: 'Trim again' })).toBeVisible({ timeout: 60_000 });
    const otherPage = await context.newPage();
    const otherDraft = new DraftPage(otherPage);
    await otherDraft.open();
    await expect(otherDraft.otherTab).toBeVisible();

    const pause = await pauseAt(page, 'clip upload');
    await upload.publish();
    await pause.reached;
    await otherDraft.continueHereButton.click();
    await otherDraft.continueButton.click();
    await expect(new DraftPage(page).otherTab).toBeVisible();
    await pause.release();
    await new UploadPage(otherPage).publish();
    await expect(otherPage).toHaveURL('/my-rodeo');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
  });
});
