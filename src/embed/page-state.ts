import { copy } from './copy.ts';
import { getElement } from './get-element.ts';
import { loadFont } from './load-font.ts';

/** The states of the page; embed.css decides what each one shows. */
type PageState = 'loading' | 'not-found' | 'load-error' | 'ready' | 'playing' | 'playback-error';

const stateMessages: Partial<Record<PageState, [heading: string, message: string]>> = {
  loading: [copy.loading, ''],
  'not-found': [copy.notFound.title, copy.notFound.text],
  'load-error': [copy.loadError, copy.checkConnection],
  'playback-error': [copy.playbackError, copy.checkConnection],
};

/** The elements of embed.html. */
export const elements = {
  video: getElement('video', HTMLVideoElement),
  title: getElement('#title', HTMLHeadingElement),
  logo: getElement('#logo', HTMLAnchorElement),
  speedSelect: getElement('#speed', HTMLSelectElement),
  playButton: getElement('#play', HTMLButtonElement),
  retryButton: getElement('#retry', HTMLButtonElement),
};

const headingElement = getElement('#heading', HTMLHeadingElement);
const messageElement = getElement('#message', HTMLParagraphElement);

export function showState(state: PageState): void {
  document.body.dataset['state'] = state;
  [headingElement.textContent, messageElement.textContent] = stateMessages[state] ?? ['', ''];
  // Here no picture comes first.
  if (state === 'not-found' || state === 'load-error') loadFont();
}
