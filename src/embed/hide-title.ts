const titleHideDelayMs = 3000;

/** Hides the title while the video plays and the user is idle. */
export function hideTitleWhenIdle(video: HTMLVideoElement): void {
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
  hideLater();
}
