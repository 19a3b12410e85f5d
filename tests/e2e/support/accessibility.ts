import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that the colours decide; the others hold in dark colours when they hold in light ones. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Shows the page in these colours, without movement, and waits until they have arrived. */
async function emulateColorScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
    // A colour that is inherited arrives in the frame after the one it comes from.
    for (let calm = 0; calm < 4; calm = isMoving() ? 0 : calm + 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}

/**
 * What keeps people with a disability from using the page as it stands, in light and in dark colours: the colours, the
 * rule and the elements that break it.
 */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulateColorScheme(page, colorScheme);
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'dark') axe.withRules(colorRules);
    const { violations: broken } = await axe.analyze();
    found.push(
      ...broken.map(
        ({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      ),
    );
  }
  return found;
}
