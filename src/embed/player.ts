import { clipUrl } from '#src/config/service-urls.ts';
import { sendView } from '#src/data/realtime-database/view-counts.ts';
import { getHeavierFile, type ClipFile } from '#src/domain/clip-file.ts';
import { isConnectionWeak } from '#src/lib/connection.ts';
import { prepareSpeed } from './playback-speed.ts';
import { elements, showState } from './page-state.ts';

const titleHideDelayMs = 3000;

/** Hides the title while the video plays and the user is idle. */
function hideTitleWhenIdle(video: HTMLVideoElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hideLater = () => {
    if (!video.paused) timer ??= setTimeout(() => (document.body.dataset['idle'] = ''), titleHideDelayMs);
  };
  const showTitle = () => {
    clearTimeout(timer);
    timer = undefined;
    delete document.body.dataset['idle'];
    hideLater();
  };
  for (const event of ['pointermove', 'pointerdown', 'keydown']) document.addEventListener(event, showTitle);
  // At the end of the video comes a 'pause', too.
  video.addEventListener('pause', showTitle);
  // This event also comes after each wait for data, when the title must neither be shown again nor kept.
  video.addEventListener('playing', hideLater);
}

/** Pauses a ride when another one on the same page plays. */
function pauseBesideOthers(video: HTMLVideoElement): void {
  try {
    const starts = new BroadcastChannel('starts');
    starts.addEventListener('message', () => video.pause());
    video.addEventListener('play', () => starts.postMessage(0));
  } catch {
    // Browsers that deny storage may deny this, too.
  }
}

/**
 * Shows the poster and the play button. The clip itself is not loaded before playback is requested.
 *
 * @returns starts playback
 */
export function preparePlayer(videoId: string, poster: string): () => void {
  const { video, playButton, retryButton } = elements;
  let file: ClipFile = isConnectionWeak() ? 360 : 720;
  const chooseFile = () => {
    // A link to a moment names its times as the browser reads them; those that make no sense are ignored.
    video.src = clipUrl(videoId, file) + location.hash;
  };
  chooseFile();
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
  video.onerror = () => {
    if (file === 'original' || video.readyState > 0) return showState('playback-error');
    // A ride may have no light file.
    file = getHeavierFile(file);
    chooseFile();
    startPlayback();
  };
  pauseBesideOthers(video);
  hideTitleWhenIdle(video);
  prepareSpeed();
  showState('ready');
  return startPlayback;
}
