/** Pauses a clip when one in another frame of the same page plays: rides and reels. */
export function pauseBesideOthers(video: HTMLVideoElement): void {
  try {
    const starts = new BroadcastChannel('starts');
    starts.addEventListener('message', () => video.pause());
    video.addEventListener('play', () => starts.postMessage(0));
  } catch {
    // Browsers that deny storage may deny this, too.
  }
}
