import type { Page } from '@playwright/test';

/** Of the safe area on devices with rounded corners or a notch, in CSS pixels. */
export interface SafeAreaInsets {
  left: number;
  right: number;
  bottom: number;
}

const selectors = {
  button:
    'button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider], [role=menuitem]',
  link: 'a[href]',
  field:
    'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea, select',
};

/**
 * Measures the topmost dialog or menu, or else the page: text cut off by the window or by an area that does not scroll,
 * sideways scrolling, and controls that are smaller than 44 x 44 px. A link may be smaller inside of a sentence, or where
 * no other control is within 44 px (WCAG 2.5.8).
 */
export async function findLayoutProblems(
  page: Page,
  { width, height }: { width: number; height: number },
  { left, right, bottom }: SafeAreaInsets,
): Promise<string[]> {
  return page.evaluate(
    ({ minX, maxX, maxY, windowWidth, patterns }) => {
      const minSize = 44;
      const problems: string[] = [];
      const overlays = [...document.querySelectorAll('dialog:modal, [role=menu]:popover-open')];
      const root = overlays.at(-1) ?? document.body;
      const describe = (element: Element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return `${element.tagName.toLowerCase()} "${name || element.outerHTML.slice(0, 80)}"`;
      };
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('.sr-only, [inert]');

      /** The area in which an element can be seen, at some scroll position. */
      const getClip = (element: Element) => {
        const clip = { left: minX, right: maxX, top: -Infinity, bottom: Infinity };
        for (let area: Element | null = element; area; area = area.parentElement) {
          const { overflowX, overflowY, textOverflow, position, webkitLineClamp } = getComputedStyle(area);
          if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return undefined;
          if (overflowX === 'auto' || overflowX === 'scroll') {
            if (area.scrollWidth > area.clientWidth + 1) return undefined;
          }
          const box = area.getBoundingClientRect();
          if (overflowX === 'hidden' || overflowX === 'clip')
            Object.assign(clip, {
              left: Math.max(clip.left, box.left),
              right: Math.min(clip.right, box.right),
            });
          if (overflowY === 'hidden' || overflowY === 'clip')
            Object.assign(clip, {
              top: Math.max(clip.top, box.top),
              bottom: Math.min(clip.bottom, box.bottom),
            });
          if (overflowY === 'auto' || overflowY === 'scroll' || position === 'fixed') break;
        }
        return clip;
      };

      const scrollWidth = document.documentElement.scrollWidth;
      if (scrollWidth > windowWidth) problems.push(`the page is ${scrollWidth} px wide`);
      for (const area of root.querySelectorAll('*')) {
        const { overflowX, scrollbarWidth } = getComputedStyle(area);
        const isScrolled = overflowX === 'auto' || overflowX === 'scroll';
        // An area that is meant to scroll sideways has no scrollbar.
        if (isScrolled && scrollbarWidth !== 'none' && area.scrollWidth > area.clientWidth + 1)
          problems.push(`scrolls sideways: ${describe(area)}`);
      }

      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const element = text.parentElement;
        if (!element || !text.textContent?.trim() || !isSeen(element)) continue;
        if (element.closest('option, title, script, style, noscript')) continue;
        // The product's name leaves the bar where it has no room beside the logo.
        if (element.closest('header a[href="/feed"]')) continue;
        const clip = getClip(element);
        if (!clip) continue;
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const isCut = box.left < clip.left - 1 || box.right > clip.right + 1;
        // Letters need less than their line.
        const isCutInHeight = box.top < clip.top - 4 || box.bottom > clip.bottom + 4;
        if (isCut || isCutInHeight) problems.push(`cut off: ${describe(element)}`);
      }

      const isHit = (target: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        const label = target.closest('label');
        return hit !== null && (target.contains(hit) || label?.contains(hit) === true);
      };
      /** Whether a square of 44 px around its center belongs to the target. */
      const isLargeEnough = (target: Element) => {
        const box = (target.closest('label') ?? target).getBoundingClientRect();
        if (box.width >= minSize - 0.5 && box.height >= minSize - 0.5) return true;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const area = target.getBoundingClientRect();
        const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
        const half = minSize / 2 - 1;
        const isCovered = !isHit(target, x, y);
        return (
          isCovered ||
          ((isHit(target, x - half, y) || area.left < half) &&
            (isHit(target, x + half, y) || area.right > windowWidth - half) &&
            isHit(target, x, y - half) &&
            isHit(target, x, y + half))
        );
      };
      const isInSentence = (link: Element) =>
        getComputedStyle(link).display === 'inline' &&
        [...(link.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      const controls = [...root.querySelectorAll(`${patterns.button}, ${patterns.link}`)].filter(
        (control) => isSeen(control.closest('label') ?? control) && control.getBoundingClientRect().width > 1,
      );
      const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
      const isAlone = (link: Element) => {
        const box = link.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return controls.every((other) => {
          if (other === link || other.contains(link)) return true;
          // Two links to the same place, such as a picture and its title.
          if (other.getAttribute('href') === link.getAttribute('href')) return true;
          const area = other.getBoundingClientRect();
          const nearest = {
            x: clamp(x, area.left + 1, area.right - 1),
            y: clamp(y, area.top + 1, area.bottom - 1),
          };
          if (Math.hypot(nearest.x - x, nearest.y - y) >= minSize / 2) return true;
          // Behind a panel, nobody can hit it.
          const isInWindow = document.elementFromPoint(nearest.x, nearest.y) !== null;
          return isInWindow && [link, other].every((each) => !isHit(each, nearest.x, nearest.y));
        });
      };
      /** Whether some area scrolls to it, up to the page itself. */
      const isScrolled = (element: Element) => {
        // A menu at its button is where the button is, also after the window has changed its size.
        if (root === document.body || getComputedStyle(root).getPropertyValue('position-area') !== 'none')
          return true;
        for (
          let area: Element | null = element;
          area && area !== root.parentElement;
          area = area.parentElement
        )
          if (getComputedStyle(area).overflowY === 'auto' && area.scrollHeight > area.clientHeight + 1)
            return true;
        return false;
      };
      for (const control of controls) {
        if (control.getBoundingClientRect().bottom > maxY + 1 && !isScrolled(control))
          problems.push(`below the safe area: ${describe(control)}`);
        if (isLargeEnough(control)) continue;
        const isLink = control.matches(patterns.link);
        if (isLink && (isInSentence(control) || isAlone(control))) continue;
        const box = control.getBoundingClientRect();
        problems.push(`${Math.round(box.width)} x ${Math.round(box.height)} px: ${describe(control)}`);
      }
      return [...new Set(problems)];
    },
    { minX: left, maxX: width - right, maxY: height - bottom, windowWidth: width, patterns: selectors },
  );
}

/** Focuses all fields one after the other: those that end up outside of the window or below something else. */
export async function findCoveredFields(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const overlays = [...document.querySelectorAll('dialog:modal')];
    const root = overlays.at(-1) ?? document.body;
    return [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((field) => field.checkVisibility() && !field.matches(':disabled'))
      .flatMap((field) => {
        field.blur();
        field.focus();
        const { left, top, width, height } = field.getBoundingClientRect();
        const middle = top + Math.min(height, innerHeight) / 2;
        const hit = document.elementFromPoint(left + width / 3, middle);
        const isWhole = top >= -1 && (top + height <= innerHeight + 1 || height > innerHeight / 2);
        // A banner goes by itself.
        const isBehindBanner = hit?.closest('[role=status][popover]');
        if (isWhole && hit !== null && (isBehindBanner || field.contains(hit))) return [];
        const name = (field as HTMLInputElement).labels?.[0]?.textContent ?? field.outerHTML;
        return `covered: ${name}, from ${Math.round(top)} px, by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`;
      });
  }, selectors.field);
}
