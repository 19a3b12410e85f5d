import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '#scripts/backend/project.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { buildGallery } from './support/gallery-build.ts';
import { expect, test } from './support/e2e-test.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const overlays = ['Form dialog', 'Question', 'Video not found', 'Open menu'];

const toFileName = (...parts: string[]) => `${parts.join('-').toLowerCase().replaceAll(' ', '-')}.png`;

/** Shows one group at a time, so that none depends on the heights of those above it. */
async function expectSameGroups(page: Page, variant: string) {
  const groups = page.locator('.gallery-group');
  for (const [index, title] of (await groups.locator('> h2').allTextContents()).entries()) {
    await groups.evaluateAll((all, shown) => {
      for (const [position, group] of all.entries()) group.toggleAttribute('hidden', position !== shown);
    }, index);
    await expect.soft(groups.nth(index)).toHaveScreenshot(toFileName(title, variant));
  }
}

async function expectSameOverlays(page: Page, variant: string) {
  for (const name of overlays) {
    await page.getByRole('button', { name, exact: true }).click();
    const overlay = page.locator('dialog:modal, [role=menu]:popover-open');
    await expect.soft(overlay).toHaveScreenshot(toFileName(name, variant));
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
  }
}

test.describe('the gallery of the design system', () => {
  test.use({ locale: 'en-US', timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } });

  let gallery: Awaited<ReturnType<typeof buildGallery>>;
  test.beforeAll(async () => (gallery = await buildGallery()));
  test.afterAll(() => gallery.remove());

  for (const [device, viewport] of Object.entries(sizes))
    for (const colorScheme of ['light', 'dark'] as const)
      test(`looks as before on a ${device} in ${colorScheme} mode`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await gallery.open(page);
        await expect(page.getByRole('heading', { name: 'Buttons', exact: true })).toBeVisible();
        await expectSameGroups(page, `${device}-${colorScheme}`);
        await expectSameOverlays(page, `${device}-${colorScheme}`);
      });

  test('has no accessibility violations', async ({ page }) => {
    await gallery.open(page);
    await expect(page.getByRole('heading', { name: 'Buttons', exact: true })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

test('the production build does not contain the gallery', async ({ page }) => {
  const manifest = readFileSync(join(projectRoot, 'dist/.vite/manifest.json'), 'utf8');
  expect(manifest).toContain('src/ui/');
  expect(manifest).not.toContain('gallery');
  await page.goto('/dev/gallery');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
