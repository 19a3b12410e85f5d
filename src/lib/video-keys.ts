import type { SeekReach } from './seek-steps.ts';

/** What a key does in a video player, as on most video sites. */
export type VideoCommand =
  | { name: 'toggle-playback' | 'toggle-muted' | 'toggle-fullscreen' | 'toggle-picture-in-picture' }
  | { name: 'show-help' | 'previous-video' | 'next-video' }
  | { name: 'seek-by'; direction: 1 | -1; reach: SeekReach }
  /** @property share of the duration, from 0 to 1 */
  | { name: 'seek-to'; share: number }
  | { name: 'step'; frames: 1 | -1 }
  | { name: 'change-rate'; direction: 1 | -1 }
  | { name: 'change-volume'; by: number };

const commands: Readonly<Record<string, VideoCommand>> = {
  ' ': { name: 'toggle-playback' },
  k: { name: 'toggle-playback' },
  j: { name: 'seek-by', direction: -1, reach: 'far' },
  l: { name: 'seek-by', direction: 1, reach: 'far' },
  arrowleft: { name: 'seek-by', direction: -1, reach: 'near' },
  arrowright: { name: 'seek-by', direction: 1, reach: 'near' },
  arrowup: { name: 'change-volume', by: 0.05 },
  arrowdown: { name: 'change-volume', by: -0.05 },
  ',': { name: 'step', frames: -1 },
  '.': { name: 'step', frames: 1 },
  '<': { name: 'change-rate', direction: -1 },
  '>': { name: 'change-rate', direction: 1 },
  m: { name: 'toggle-muted' },
  f: { name: 'toggle-fullscreen' },
  p: { name: 'toggle-picture-in-picture' },
  home: { name: 'seek-to', share: 0 },
  end: { name: 'seek-to', share: 1 },
  '?': { name: 'show-help' },
};

const shiftCommands: Readonly<Record<string, VideoCommand>> = {
  p: { name: 'previous-video' },
  n: { name: 'next-video' },
};

const repeatableNames: ReadonlySet<string> = new Set(['seek-by', 'step', 'change-rate', 'change-volume']);

const punctuation: Readonly<Record<string, string>> = { Comma: ',<', Period: '.>' };

/**
 * What an American keyboard has at the place of a key that types a letter of another script, as Cyrillic and Hebrew ones
 * do, or in the row of digits something else without Shift, as French ones do.
 */
function readPlace({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit) return shiftKey ? undefined : digit;
  if (key.length !== 1 || key <= '~') return undefined;
  return /^Key(\w)$/.exec(code)?.[1]?.toLowerCase() ?? punctuation[code]?.[Number(shiftKey)];
}

/** The command of a key press; undefined for other keys, and for key combinations of the browser and the system. */
export function getVideoCommand(event: KeyboardEvent): VideoCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  const key = readPlace(event) ?? event.key.toLowerCase();
  const command = (event.shiftKey && shiftCommands[key]) || commands[key];
  const found = /^\d$/.test(key) ? ({ name: 'seek-to', share: Number(key) / 10 } as const) : command;
  return event.repeat && found && !repeatableNames.has(found.name) ? undefined : found;
}

const textElements = [
  'input:not([type=range])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  ...['menu', 'listbox', 'combobox', 'textbox', 'searchbox', 'tree', 'grid'].map((role) => `[role=${role}]`),
].join();

const scrollKeys = /^(Arrow(Up|Down)|Home|End)$/;

/**
 * Whether an element needs a key for itself: text fields and widgets every key, buttons the space bar, sliders arrows,
 * Home and End. Mark a slider that shows the position with `data-seeks`, and an area that scrolls with `data-scrolls`.
 */
export function usesKey(element: Element, key: string): boolean {
  if (element.closest(textElements)) return true;
  if (key === ' ') return element.closest('button, summary, [role=button]') !== null;
  if (scrollKeys.test(key) && element.closest('[data-scrolls]')) return true;
  return element.matches('input[type=range]:not([data-seeks])') && /^(Arrow|Home$|End$)/.test(key);
}
