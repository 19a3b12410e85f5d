import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules that depend on colors; only these are checked again in dark mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rules whose verdict a smaller window can change; findLayoutProblems measures the sizes of controls. */
const sizeRules = ['scrollable-region-focusable', 'color-contrast'];

type ColorScheme = 'light' | 'dark';

/** Switches the color scheme at once: a transition of every color would take longer than the check that follows. */
async function emulateColorScheme(page: Page, colorScheme: ColorScheme) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const animation of running) animation.finish();
    document.adoptedStyleSheets = [];
  });
}

/** @returns for each violation the rule and the elements */
async function runAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (onlyRules) => {
    // Listing what is fine takes most of the time.
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(onlyRules && { runOnly: [...onlyRules] }),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, rules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Checks the current state of the page with axe, by default in light and dark mode.
 *
 * @returns for each violation the color scheme, the rule and the elements
 */
export async function findAccessibilityViolations(
  page: Page,
  colorSchemes: readonly ColorScheme[] = ['light', 'dark'],
): Promise<string[]> {
  const violations: string[] = [];
  for (const colorScheme of colorSchemes) {
    await emulateColorScheme(page, colorScheme);
    const found = await runAxe(page, colorScheme === 'dark' ? colorRules : undefined);
    violations.push(...found.map((violation) => `${colorScheme}, ${violation}`));
  }
  return violations;
}

/** Checks what a smaller window can change on a page that has been checked before. */
export async function findPhoneViolations(page: Page): Promise<string[]> {
  await emulateColorScheme(page, 'light');
  return runAxe(page, sizeRules);
}
