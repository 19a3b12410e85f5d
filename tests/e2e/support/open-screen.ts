import type { Page } from '@playwright/test';
import { followLink } from './follow-link.ts';
import { unknownPath, type Screen } from './screens.ts';

/** No page: the next one starts anew even at the same path. */
const betweenPath = '/between/two/screens';

/** A dialog of the shell would stay over the next page. @returns whether nothing is open any more */
async function closeOverlays(page: Page): Promise<boolean> {
  const overlays = page.locator('dialog:modal, :popover-open[role=menu]');
  // A dialog may lie over the drawer.
  for (let open = Math.min(await overlays.count(), 2); open > 0; open--) await page.keyboard.press('Escape');
  return (await overlays.count()) === 0;
}

/** Navigates within the app where it runs and nothing stays open; otherwise loads the page. */
async function navigate(page: Page, { path, isDocument = false }: Screen) {
  const isAppRunning = await page.evaluate(() => 'idx' in ((history.state ?? {}) as object));
  if (isAppRunning && !isDocument && (await closeOverlays(page))) {
    const between = page.getByRole('heading', { name: 'Page not found' });
    await followLink(page, betweenPath);
    await between.waitFor();
    await followLink(page, path);
    if (path !== unknownPath) await between.waitFor({ state: 'detached' });
  } else await page.goto(path);
}

/** Opens a screen and waits until nothing on it is loading. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await screen.prepare?.(page);
  await navigate(page, screen);
  await page.getByRole('heading').filter({ visible: true }).first().waitFor();
  await waitUntilLoaded(page);
  if (!screen.open) return;
  await screen.open(page);
  await waitUntilLoaded(page);
}

/** Waits until nothing that can be seen is loading. What is `display: contents` is seen by its children. */
export async function waitUntilLoaded(page: Page) {
  await page.waitForFunction(() => {
    const loading = document.querySelectorAll('[aria-busy=true], [aria-busy=true] > *');
    return [...loading].every((element) => !element.checkVisibility());
  });
  await page.evaluate(() => document.fonts.ready);
}
