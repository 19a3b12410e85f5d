/**
 * What the page shows; embed.css says which parts each state has. A film that is `broken` could not be played, a ride
 * that has `failed` could not be read.
 */
type PageState = 'loading' | 'missing' | 'failed' | 'ready' | 'started' | 'broken';

const stateMessages: Partial<Record<PageState, [title: string, told: string]>> = {
  loading: ['Loading', ''],
  missing: ['Video not found', 'This video does not exist, or it was taken down.'],
  failed: ['The video did not load', 'Check your connection and try again.'],
  broken: ['The film does not play', 'Its file could not be loaded. Check your connection and try again.'],
};

function getElement<T extends Element>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`embed.html has no ${selector}`);
  return found;
}

/** The parts of embed.html. */
export const elements = {
  film: getElement('video', HTMLVideoElement),
  title: getElement('#title', HTMLHeadingElement),
  see: getElement('#see', HTMLAnchorElement),
  play: getElement('#play', HTMLButtonElement),
  again: getElement('#again', HTMLButtonElement),
};

const headingElement = getElement('#notice', HTMLHeadingElement);
const messageElement = getElement('#told', HTMLParagraphElement);

export function showState(state: PageState): void {
  document.body.dataset['state'] = state;
  [headingElement.textContent, messageElement.textContent] = stateMessages[state] ?? ['', ''];
}
