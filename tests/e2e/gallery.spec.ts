import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { getPorts } from '#scripts/backend/ports.ts';
import { getAppEnvironment, projectRoot } from '#scripts/backend/project.ts';
import { pagesPlugin } from '#scripts/vite/pages/pages-plugin.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { expect, test } from './support/e2e-test.ts';

const origin = 'http://gallery.test';

interface GalleryBuild {
  open: (page: Page) => Promise<void>;
  remove: () => void;
}

/** Builds the gallery on its own: the app's build has none. Its files are answered without a server. */
export async function buildGallery(): Promise<GalleryBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  Object.assign(process.env, getAppEnvironment(getPorts('test')));
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), tailwindcss(), pagesPlugin('gallery.html')],
    build: {
      outDir: folder,
      target: 'es2023',
      assetsInlineLimit: 0,
    },
  });
  return {
    open: async (page) => {
      await page.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ path: join(folder, pathname) }).catch(() => route.fulfill({ status: 404 }));
      });
      await page.goto(`${origin}/gallery.html`);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Each size and each color scheme once: colors do not depend on the size. */
const devices = {
  desktop: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const;
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

  for (const [device, { viewport, colorScheme }] of Object.entries(devices))
    test(`looks as before on a ${device} in ${colorScheme} mode`, async ({ browser }) => {
      // Of its own: in a shared one the clock would stand still for later tests, too.
      const page = await browser.newPage();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.clock.install();
      await gallery.open(page);
      await expect(page.getByRole('heading', { name: 'Buttons', exact: true })).toBeVisible();
      // What the gallery shows later only, such as after 30 seconds, does not come on a slow machine either.
      await page.clock.pauseAt(Date.now() + 1000);
      await expectSameGroups(page, `${device}-${colorScheme}`);
      await expectSameOverlays(page, `${device}-${colorScheme}`);
      await page.close();
    });

  test('in a contrast theme what is chosen, buttons and the tracks of sliders can be told', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await gallery.open(page);
    const readStyle = (locator: Locator, property: 'backgroundColor' | 'borderTopWidth') =>
      locator.first().evaluate((element, name) => getComputedStyle(element)[name], property);
    const expectContrast = async (chosen: Locator, other: Locator) =>
      expect(await readStyle(chosen, 'backgroundColor')).not.toBe(await readStyle(other, 'backgroundColor'));
    const chips = page.getByRole('radiogroup').locator('label');
    await expect(chips.first()).toBeVisible();
    await expectContrast(
      chips.filter({ has: page.locator(':checked') }),
      chips.filter({ hasNot: page.locator(':checked') }),
    );
    const tabs = page.getByRole('navigation').getByRole('link');
    await expectContrast(
      tabs.and(page.locator('[aria-current=page]')),
      tabs.and(page.locator(':not([aria-current])')),
    );
    const bar = page.getByRole('progressbar');
    await expectContrast(bar.locator('> div'), bar);
    for (const framed of [page.getByRole('button', { name: 'Save' }), bar])
      expect(await readStyle(framed, 'borderTopWidth')).toBe('1px');
    // Without it, the track would be of the color of the background.
    const adjust = await page
      .getByRole('slider')
      .first()
      .evaluate((slider) => getComputedStyle(slider).getPropertyValue('forced-color-adjust'));
    expect(adjust).toBe('none');
    // Where the arrow keys are in a list.
    await page.getByRole('combobox', { name: 'Animal', exact: true }).click();
    await page.keyboard.press('ArrowDown');
    const options = page.getByRole('option');
    await expect(options.and(page.locator('[aria-selected=true]'))).toBeVisible();
    await expectContrast(
      options.and(page.locator('[aria-selected=true]')),
      options.and(page.locator('[aria-selected=false]')),
    );
  });

  test('a row that scrolls keeps what is chosen in view when its letters become wider', async ({ page }) => {
    await page.setViewportSize(devices.phone.viewport);
    await gallery.open(page);
    const title = page.getByText('scrolling to the chosen one');
    const chosen = title.locator('..').locator('label:has(:checked)');
    // Unlike larger letters, wider ones change nothing about the row itself.
    for (const spacing of ['0', '3px']) {
      await page.addStyleTag({ content: `* { letter-spacing: ${spacing} !important }` });
      await title.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(chosen).toBeInViewport({ ratio: 1 });
    }
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
