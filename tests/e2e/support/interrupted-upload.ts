import type { Page } from '@playwright/test';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { DraftPage } from '../pages/draft-page.ts';
import { UploadPage } from '../pages/upload-page.ts';
import { readDraftFiles, type DraftFiles } from './draft-files.ts';
import { sampleRide } from './sample-upload.ts';
import { expect } from './test.ts';

/** One upload, on whatever page it continues. */
export class InterruptedUpload {
  readonly #clipPath: string;
  #page: Page;
  #start = 0;
  #hasDetails = false;

  constructor(page: Page, clipPath: string) {
    this.#page = page;
    this.#clipPath = clipPath;
  }

  get page(): Page {
    return this.#page;
  }

  get #upload() {
    return new UploadPage(this.#page);
  }

  /** @param run returns the page that a member has afterwards */
  async interrupt(run: (page: Page) => Promise<Page>): Promise<void> {
    this.#page = await run(this.#page);
  }

  async open(): Promise<void> {
    await new DraftPage(this.#page).open();
    await this.#page.getByText('Choose a video of your ride').waitFor();
  }

  async selectPart(): Promise<void> {
    await this.#upload.chooseFile(this.#clipPath);
    await this.#upload.startHandle.waitFor();
    // The frames up to the next keyframe are encoded.
    await this.#upload.dragHandle('start', 0.01);
    this.#start = await this.#upload.getHandleSeconds('start');
  }

  /** Starts the cut. The details are filled in while it waits for ffmpeg. */
  async startCut(): Promise<void> {
    if (this.#hasDetails) return this.#upload.nextButton.click();
    const filled = createDeferred<void>();
    await this.#page.route(/ffmpeg-core/, async (route) => {
      await filled.promise;
      await route.fallback().catch(() => undefined); // the page may be gone
    });
    await this.#upload.nextButton.click();
    await this.#upload.fillDetails(sampleRide);
    this.#hasDetails = true;
    filled.resolve();
  }

  async waitForCut(percent: number): Promise<void> {
    await this.#page.waitForFunction(
      (target) => {
        const bar = document.querySelector('[role=progressbar][aria-label=Trimming]');
        return bar !== null && Number(bar.getAttribute('aria-valuenow')) >= target;
      },
      percent,
      { polling: 'raf' },
    );
  }

  /** Lets the cut end, but not the copy of the clip that outlives the page. */
  async holdClip(): Promise<void> {
    await this.#page.evaluate(() => {
      FileSystemFileHandle.prototype.createWritable = () => new Promise(() => {});
    });
  }

  /** @returns the files that have to be published */
  async waitForClip(): Promise<DraftFiles> {
    await this.#page.getByRole('button', { name: 'Trim again' }).waitFor({ timeout: 60_000 });
    await this.#expectDetails();
    return readDraftFiles(this.#page);
  }

  async #expectDetails(): Promise<void> {
    await expect(this.#page.getByLabel('Rodeo Event')).toHaveValue(sampleRide.title);
    await expect(this.#page.getByLabel('Location')).toHaveValue(sampleRide.location);
    await expect(this.#page.getByLabel('Event Date')).toHaveValue(sampleRide.date);
    await expect(this.#page.getByRole('radio', { name: sampleRide.event, exact: true })).toBeChecked();
    await expect(this.#page.getByLabel('Score')).toHaveValue(sampleRide.result);
  }

  /** Continues a draft that has no clip yet: with the same file, it has its selection. */
  async resumeSelection(): Promise<void> {
    const draft = new DraftPage(this.#page);
    await draft.resume();
    await draft.sourceRequest.waitFor();
    await this.#upload.chooseFile(this.#clipPath);
    await this.#upload.startHandle.waitFor();
    expect(await this.#upload.getHandleSeconds('start')).toBeCloseTo(this.#start, 5);
  }

  /** Continues a draft with its clip. */
  async resumeDetails(): Promise<void> {
    await new DraftPage(this.#page).resume();
    await this.waitForClip();
  }

  async publish(): Promise<void> {
    await this.#upload.publish();
  }

  async expectPublished(): Promise<void> {
    await expect(this.#page).toHaveURL('/my-rodeo', { timeout: 30_000 });
  }
}
