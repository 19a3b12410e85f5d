import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that depend on colors; only these are checked again in dark mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

type ColorScheme = 'light' | 'dark';

/** Switches the color scheme without motion and waits for color transitions to end. */
async function emulateColorScheme(page: Page, colorScheme: ColorScheme) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
    // Transitions of inherited colors start a frame after those of the parent.
    for (let stillFrames = 0; stillFrames < 4; stillFrames = isMoving() ? 0 : stillFrames + 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
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
    // Otherwise each analysis opens a page of its own, only for frames of other origins, which no screen has.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === 'dark') axe.withRules(colorRules);
    const results = await axe.analyze();
    violations.push(
      ...results.violations.map(
        ({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      ),
    );
  }
  return violations;
}
