/** What ride.html shows until the player takes its clip over (`src/app/prerender/start-ride.ts`). */
interface FirstRide {
  readonly clip: HTMLVideoElement;
  readonly stage: HTMLElement | undefined;
}

declare global {
  var firstRide: FirstRide | undefined;
}

/** Once: the player goes on with the clip, and whatever is opened later begins anew. */
export function takeFirstClip(url: string): HTMLVideoElement | undefined {
  const clip = globalThis.firstRide?.clip;
  if (clip?.getAttribute('src') !== url || clip.error) return undefined;
  globalThis.firstRide = undefined;
  return clip;
}
