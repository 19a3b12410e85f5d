const controls = 'button, a[href], input, select';

/** How often the next row is looked at, whose buttons may wait for an answer, and after how many milliseconds each. */
const [maxTries, pause] = [20, 50];

/** Elsewhere, whoever has the focus keeps it. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

const isFree = (control: HTMLElement) => !control.matches(':disabled');

interface Place {
  row: Element;
  index: number;
  /** Which of its controls had the focus. */
  control: number;
  heading: HTMLElement | null;
}

/** The controls of the row that has come to a place, or of the last one: first the same as in the row that was there. */
function listControls(list: Element, { index, control }: Place): HTMLElement[] {
  const row = list.children[Math.min(index, list.children.length - 1)];
  const all = [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const same = all[control];
  return same ? [same, ...all] : all;
}

/** What asks about a row. Its button, which waits for an answer, may have lost the focus. */
const findQuestion = (list: Element): Element | undefined =>
  [...document.querySelectorAll('dialog[open]')].filter((dialog) => !dialog.contains(list)).at(-1);

/**
 * A reference for lists whose rows can be removed: the focus of a row that goes moves to the row that takes its place, or to
 * the one before, or to the heading of the page; after a question, once that is closed.
 */
export function keepRowFocus(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return;
  let place: Place | undefined;
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const index = [...list.children].findIndex((child) => child.contains(target));
    const row = list.children[index];
    if (!row) return;
    const control = [...row.querySelectorAll(controls)].findIndex((each) => each === target);
    place = { row, index, control, heading: document.querySelector('h1') };
  };
  const moveFocus = (left: Place, tries = maxTries) => {
    if (!isFocusLost()) return;
    if (!list.isConnected || list.children.length === 0) {
      if (left.heading?.isConnected) left.heading.focus();
      return;
    }
    const [same, ...others] = listControls(list, left);
    if (same && !isFree(same) && tries > 0) setTimeout(() => moveFocus(left, tries - 1), pause);
    else [same, ...others].find((each) => each && isFree(each))?.focus();
  };
  const forget = ({ target }: Event) => {
    const isElsewhere =
      target instanceof Node && !list.contains(target) && !findQuestion(list)?.contains(target);
    if (isElsewhere) place = undefined;
  };
  const handleRemoval = () => {
    if (!place || place.row.isConnected) return;
    const left = place;
    place = undefined;
    const question = findQuestion(list);
    if (!question) moveFocus(left);
    else question.addEventListener('close', () => setTimeout(() => moveFocus(left)), { once: true });
  };
  const observer = new MutationObserver(handleRemoval);
  list.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget, true);
  observer.observe(list, { childList: true });
  return () => {
    list.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget, true);
    observer.disconnect();
    // The last row may take the list with it. Another page has another heading.
    setTimeout(handleRemoval);
  };
}
