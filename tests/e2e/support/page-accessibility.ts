import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules that depend on colors; only these are checked again in dark mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rules whose verdict a smaller window can change; findLayoutProblems measures the sizes of controls. */
const sizeRules = ['scrollable-region-focusable', 'color-contrast'];

/** Rules of what only a phone has, such as the drawer. */
const nameRules = ['aria-input-field-name', 'button-name', 'label', 'link-name'];

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

/**
 * Checks what a smaller window can change on a page that has been checked before.
 *
 * @param isOther whether the page has other parts there
 */
export async function findPhoneViolations(page: Page, isOther = false): Promise<string[]> {
  await emulateColorScheme(page, 'light');
  return runAxe(page, isOther ? [...sizeRules, ...nameRules] : sizeRules);
}

/**
 * Compares what screen readers call each button and link with the text on it. axe accepts a name that has the text
 * anywhere, and looks at `aria-label` only. What lies over the rest, such as the length of a ride over its picture, is no
 * text by which somebody asks for it. Dialogs are named, too, which axe asks of those with a `role` only.
 *
 * @returns each name that begins with something else, with the text, and each dialog without a name
 */
export function findMisnamedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');
    /** Text for screen readers lies elsewhere, too. */
    const isOnControl = (control: Element, parent: Element | null): boolean =>
      parent === control ||
      (parent !== null &&
        getComputedStyle(parent).position !== 'absolute' &&
        isOnControl(control, parent.parentElement));
    const listTexts = (control: Element, isWanted: (parent: Element) => boolean) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        const text = textContent?.replaceAll(/\s+/g, ' ').trim().toLowerCase();
        if (parent && text && isRead(parent) && isWanted(parent)) texts.push(text);
      }
      return texts;
    };
    const controls = [...document.querySelectorAll('button, a[href], [role=menuitem]')];
    const misnamed = controls.filter(isRead).flatMap((control) => {
      const [text = ''] = listTexts(control, (parent) => isOnControl(control, parent));
      const name = control.ariaLabel?.toLowerCase() ?? listTexts(control, () => true).join(' ');
      return name.startsWith(text) ? [] : [`named "${name}": ${text}`];
    });
    const dialogs = [...document.querySelectorAll('dialog:modal:not([aria-label], [aria-labelledby])')];
    return [...misnamed, ...dialogs.map(({ className }) => `dialog without a name: ${className}`)];
  });
}
