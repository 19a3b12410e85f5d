/**
 * What the page shows; embed.css says which parts each state has. A film that is `broken` could not be played, a ride
 * that has `failed` could not be read.
 */
type State = 'loading' | 'missing' | 'failed' | 'ready' | 'started' | 'broken';

const notices: Partial<Record<State, [title: string, told: string]>> = {
  loading: ['Loading', ''],
  missing: ['Video not found', 'This video does not exist, or it was taken down.'],
  failed: ['The video did not load', 'Check your connection and try again.'],
  broken: ['The film does not play', 'Its file could not be loaded. Check your connection and try again.'],
};

function part<T extends Element>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`embed.html has no ${selector}`);
  return found;
}

/** The parts of embed.html. */
export const screen = {
  film: part('video', HTMLVideoElement),
  title: part('#title', HTMLHeadingElement),
  see: part('#see', HTMLAnchorElement),
  play: part('#play', HTMLButtonElement),
  again: part('#again', HTMLButtonElement),
};

const notice = part('#notice', HTMLHeadingElement);
const told = part('#told', HTMLParagraphElement);

export function show(state: State): void {
  document.body.dataset['state'] = state;
  [notice.textContent, told.textContent] = notices[state] ?? ['', ''];
}
