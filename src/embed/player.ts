import { sendView } from '#src/data/realtime-database/view-counts.ts';
import { listClipUrls } from '#src/data/storage/clip-urls.ts';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import { openClip } from '#src/lib/clip-player.ts';
import { showPoster } from '#src/lib/pictures.ts';
import { pauseBesideOthers } from './pause-beside-others.ts';
import { prepareSpeed } from './playback-speed.ts';
import { loadFont } from './load-font.ts';
import { elements, showState } from './page-state.ts';

/** What the keys of the page do. */
export interface EmbeddedPlayer {
  play: () => void;
  /** The next slower (-1) or faster (1) speed. */
  changeSpeed: (direction: 1 | -1) => void;
}

/**
 * Shows the poster and the play button. The clip itself is not loaded before playback is requested.
 */
export function preparePlayer(videoId: string, poster: string): EmbeddedPlayer {
  const { video, playButton, retryButton } = elements;
  const startPlayback = () => {
    if (video.error) video.load();
    showState('playing');
    video.controls = true;
    video.focus();
    // A rejected play() leaves the video paused with its controls; a file that fails also fires 'error'.
    video.play().catch(() => undefined);
  };
  // A link to a moment names its times as the browser reads them; those that make no sense are ignored.
  openClip(video, listClipUrls(videoId, location.hash), {
    onFail: () => showState('playback-error'),
    // Nothing is loaded before.
    onReplaced: startPlayback,
  });
  // A view that cannot be counted is nothing that a viewer needs to know.
  video.addEventListener('playing', () => void sendView(videoId).catch(() => undefined), { once: true });
  void showPoster(video, listPictureUrls(poster)).then(loadFont);
  playButton.addEventListener('click', startPlayback);
  retryButton.addEventListener('click', startPlayback);
  pauseBesideOthers(video);
  const changeSpeed = prepareSpeed();
  showState('ready');
  return { play: startPlayback, changeSpeed };
}
