import type { BrowserContext } from '@playwright/test';
import { buildContestant } from '#tests/support/factories/user.ts';
import { UploadPage } from './pages/upload-page.ts';
import type { DraftFiles } from './support/draft-files.ts';
import {
  listSoakJourneys,
  listTestJourneys,
  type Interruption,
  type InterruptionCase,
  type InterruptionPoint,
} from './support/interruption-table.ts';
import { InterruptedUpload } from './support/interrupted-upload.ts';
import { interruptRequest, interruptTab, isTabInterruption } from './support/interruptions.ts';
import { expectNothingHalfPublished, expectPublishedOnce } from './support/published-data.ts';
import { sampleClip, writeSlowClip } from './support/sample-upload.ts';
import { expect, test } from './support/test.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { holdFile, holdStep } from './support/upload-gateway.ts';

const interruptWith = (upload: InterruptedUpload, interruption: Interruption) =>
  upload.interrupt((page) => interruptTab(page, interruption));

async function interruptDownload(upload: InterruptedUpload, interruption: Interruption): Promise<void> {
  const { page } = upload;
  const { nextButton } = new UploadPage(page);
  const fail = { status: Number(interruption), body: '' };
  if (interruption === 'offline') await page.context().setOffline(true);
  else await page.route(/ffmpeg-core/, (route) => route.fulfill(fail), { times: 1 });
  await nextButton.click();
  await expect(
    page.getByText("We couldn't load the video editor. Check your connection and try again."),
  ).toBeVisible();
  await page.context().setOffline(false);
}

/** Ends with the trim editor ready to cut. */
async function chooseVideo(upload: InterruptedUpload, cases: InterruptionCase[]): Promise<void> {
  await upload.open();
  for (const { interruption } of atStage(cases, 'choosing')) {
    await interruptWith(upload, interruption);
    await upload.open();
  }
  await upload.selectPart();
  for (const { point, interruption } of cases)
    if ('ffmpeg' in point) await interruptDownload(upload, interruption);
  for (const { interruption } of atStage(cases, 'selecting')) {
    await interruptWith(upload, interruption);
    await upload.resumeSelection();
  }
}

async function interruptCut(upload: InterruptedUpload, percent: number, interruption: Interruption) {
  if (percent === 99) await upload.holdClip();
  await upload.startCut();
  if (percent === 100) await upload.waitForClip();
  else await upload.waitForCut(percent);
  if (isTabInterruption(interruption)) {
    await interruptWith(upload, interruption);
    return percent === 100 ? upload.resumeDetails() : upload.resumeSelection();
  }
  await upload.page.context().setOffline(true);
  await upload.waitForClip();
  await upload.page.context().setOffline(false);
}

/** Ends with the details and the clip. */
async function cutClip(upload: InterruptedUpload, cases: InterruptionCase[]): Promise<void> {
  let hasClip = false;
  for (const { point, interruption } of cases) {
    if (!('cutPercent' in point)) continue;
    await interruptCut(upload, point.cutPercent, interruption);
    hasClip = point.cutPercent === 100 || interruption === 'offline';
  }
  if (!hasClip) await upload.startCut();
  await upload.waitForClip();
  for (const { interruption } of atStage(cases, 'editing details')) {
    await interruptWith(upload, interruption);
    await upload.resumeDetails();
  }
}

const atStage = (cases: InterruptionCase[], stage: string) =>
  cases.filter(({ point }) => 'stage' in point && point.stage === stage);

async function hold(context: BrowserContext, point: InterruptionPoint, files: DraftFiles) {
  if ('file' in point) return holdFile(context, point.file, point.percent, files);
  if ('step' in point) return holdStep(context, point.step, point.isHandled);
  throw new Error('Not a point of publishing');
}

const isDone = (point: InterruptionPoint) => 'step' in point && point.step === 'document' && point.isHandled;

/** Ends with the ride published, or with a tab that does not know it. */
async function publish(
  upload: InterruptedUpload,
  cases: InterruptionCase[],
  userId: string,
): Promise<DraftFiles> {
  const context = upload.page.context();
  const files = await upload.waitForClip();
  const [first, ...others] = cases.filter(({ point }) => 'file' in point || 'step' in point);
  let held = first && (await hold(context, first.point, files));
  await upload.publish();
  for (let current = first; current && held;) {
    const { point, interruption } = current;
    await held.reached;
    const next = others.shift();
    const nextHeld = next && (await hold(context, next.point, files));
    const heldNow = held;
    await upload.interrupt((page) => interruptRequest(page, heldNow, interruption));
    await expectNothingHalfPublished(userId);
    if (isTabInterruption(interruption)) {
      if (isDone(point)) return files;
      await upload.resumeDetails();
      await upload.publish();
    }
    [current, held] = [next, nextHeld];
  }
  await upload.expectPublished();
  return files;
}

test.describe('[UPL-10] an upload survives', () => {
  test.describe.configure({ mode: 'parallel' });
  test.setTimeout(360_000);

  const journeys = process.env['SOAK'] === '1' ? listSoakJourneys() : listTestJourneys();
  for (const { title, cases } of journeys) {
    test(title, async ({ logInAs, page }, testInfo) => {
      const user = await createTestUser(buildContestant());
      await logInAs(user);
      const isSlow = cases.some(({ point }) => 'cutPercent' in point);
      const clip = isSlow ? testInfo.outputPath('slow.mp4') : sampleClip;
      if (isSlow) writeSlowClip(clip);
      const upload = new InterruptedUpload(page, clip);
      await chooseVideo(upload, cases);
      await cutClip(upload, cases);
      const files = await publish(upload, cases, user.id);
      for (const { interruption } of atStage(cases, 'published')) await interruptWith(upload, interruption);
      await upload.open();
      await expectPublishedOnce(user.id, files);
    });
  }
});
