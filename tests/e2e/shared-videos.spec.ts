import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { sampleClip } from '#tests/support/sample-upload.ts';
import { UploadPage } from './pages/upload.page.ts';
import { expect, test } from './support/e2e-test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Manifest {
  share_target: { action: string; method: string; enctype: string; params: { files: { name: string }[] } };
}

/** Opens the app as the share sheet of a phone does: with the request that the manifest describes. */
async function share(page: Page, paths: string[]) {
  const { origin } = new URL(page.url());
  const manifest = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8')) as Manifest;
  const { action, method, enctype, params } = manifest.share_target;
  // Not by the app, whose policy forbids forms.
  await page.goto('about:blank');
  await page.setContent(
    `<form method="${method}" action="${origin}${action}" enctype="${enctype}">
       <input type="file" multiple name="${params.files.map(({ name }) => name).join()}"><button>Share</button>
     </form>`,
  );
  await page.locator('input').setInputFiles(paths);
  await page.getByRole('button', { name: 'Share' }).click();
}

test('[CAM-02] opens a video that another app shares with the installed one, once', async ({
  openFeedAs,
  page,
}) => {
  const upload = new UploadPage(page);
  await openFeedAs(await createTestUser(buildContestant()));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await share(page, [sampleClip]);
  await expect(upload.nextButton).toBeEnabled();
  await expect(page).toHaveURL(/\/upload$/);

  await share(page, [sampleClip, sampleClip]);
  await expect(page.getByRole('region', { name: 'The whole night' })).toBeVisible();

  await page.goto('/upload?shared');
  await expect(page.getByText("The shared video didn't arrive. Choose it here.")).toBeVisible();
});

test('[CAM-02] a video that is shared while nobody is signed in is opened after the login', async ({
  page,
  login,
}) => {
  const upload = new UploadPage(page);
  const user = await createTestUser(buildContestant());
  // As in the installed app, whose window no browser opens for a test.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query.replace('(display-mode: standalone)', 'all'));
  });
  await login.open();
  const readState = async () => (await navigator.serviceWorker.getRegistration('/upload'))?.active?.state;
  await expect.poll(() => page.evaluate(readState)).toBe('activated');
  await share(page, [sampleClip]);
  await expect(page).toHaveURL('/login');
  await login.logIn(user);
  await expect(upload.nextButton).toBeEnabled();
  await expect(page).toHaveURL(/\/upload$/);
});
