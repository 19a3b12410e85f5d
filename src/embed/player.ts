import { clipUrl } from '#src/config/service-urls.ts';
import { countView } from './count-view.ts';
import { elements, showState } from './page-state.ts';

/** How long the title stays over a film that plays, in milliseconds. */
const titleHideDelayMs = 3000;

/** How far an arrow key goes, in seconds. */
const seekStepSeconds = 5;

/** The title is over the film until nothing has moved for a while, and comes back with the next move. */
function hideTitleWhenIdle(film: HTMLVideoElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stir = () => {
    clearTimeout(timer);
    delete document.body.dataset['idle'];
    if (!film.paused) timer = setTimeout(() => (document.body.dataset['idle'] = ''), titleHideDelayMs);
  };
  for (const move of ['pointermove', 'pointerdown', 'keydown']) document.addEventListener(move, stir);
  for (const change of ['playing', 'pause', 'ended']) film.addEventListener(change, stir);
}

/** The arrow keys leap; the space bar is left to the browser's own controls while one of them has the focus. */
function addKeyboardControls(film: HTMLVideoElement, play: () => void): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || (target !== document.body && target !== film)) return;
    if (key === ' ' && target !== film) {
      if (film.paused) play();
      else film.pause();
    } else if (key === 'ArrowLeft') film.currentTime -= seekStepSeconds;
    else if (key === 'ArrowRight') film.currentTime += seekStepSeconds;
    else return;
    event.preventDefault();
  });
}

/** Gets the film ready to be played; nothing of it is loaded, and nothing sounds, before somebody asks. */
export function preparePlayer(videoId: string, poster: string): void {
  const { film, play, again } = elements;
  film.src = clipUrl(videoId);
  film.poster = poster;
  const start = () => {
    if (film.error) film.load();
    showState('started');
    film.controls = true;
    film.focus();
    // A start that is refused leaves the film paused, with its controls; a file that fails is told by the event.
    film.play().catch(() => undefined);
  };
  play.addEventListener('click', start);
  again.addEventListener('click', start);
  film.addEventListener('playing', () => void countView(videoId), { once: true });
  film.addEventListener('error', () => showState('broken'));
  hideTitleWhenIdle(film);
  addKeyboardControls(film, start);
  showState('ready');
}
