import { clipUrl } from '#src/config/service-urls.ts';
import { sendView } from '#src/data/public/send-view.ts';
import { addKeyboardControls } from './keyboard.ts';
import { prepareSpeed, setSpeed } from './playback-speed.ts';
import { elements, showState } from './page-state.ts';

const titleHideDelayMs = 3000;

/** Hides the title while the video plays and the user is idle. */
function hideTitleWhenIdle(video: HTMLVideoElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showTitle = () => {
    clearTimeout(timer);
    delete document.body.dataset['idle'];
    if (!video.paused) timer = setTimeout(() => (document.body.dataset['idle'] = ''), titleHideDelayMs);
  };
  for (const event of ['pointermove', 'pointerdown', 'keydown']) document.addEventListener(event, showTitle);
  for (const event of ['playing', 'pause', 'ended']) video.addEventListener(event, showTitle);
}

/** Shows the poster and the play button. The clip itself is not loaded before playback is requested. */
export function preparePlayer(videoId: string, poster: string): void {
  const { video, playButton, retryButton } = elements;
  video.src = clipUrl(videoId);
  video.poster = poster;
  const startPlayback = () => {
    if (video.error) video.load();
    showState('playing');
    video.controls = true;
    video.focus();
    // A rejected play() leaves the video paused with its controls; a file that fails also fires 'error'.
    video.play().catch(() => undefined);
  };
  playButton.addEventListener('click', startPlayback);
  retryButton.addEventListener('click', startPlayback);
  // A view that cannot be counted is nothing that a viewer needs to know.
  video.addEventListener('playing', () => void sendView(videoId).catch(() => undefined), { once: true });
  video.addEventListener('error', () => showState('playback-error'));
  hideTitleWhenIdle(video);
  prepareSpeed();
  addKeyboardControls(video, startPlayback);
  // A link to a moment. If its code cannot be loaded, all of the ride plays.
  if (location.search)
    import('./moment.ts').then(
      ({ prepareMoment }) => prepareMoment(video, setSpeed),
      () => undefined,
    );
  showState('ready');
}
