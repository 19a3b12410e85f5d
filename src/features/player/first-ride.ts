/** What ride.html shows until the player takes its clip over (`src/app/prerender/start-ride.ts`). */
interface FirstRide {
  readonly clip: HTMLVideoElement;
  readonly stage: HTMLElement | undefined;
}

declare global {
  var firstRide: FirstRide | undefined;
}

let firstStage: HTMLElement | undefined;

/** Once: the player goes on with the clip, and whatever is opened later begins anew. */
export function takeFirstClip(url: string): HTMLVideoElement | undefined {
  firstStage = undefined;
  const { clip, stage } = globalThis.firstRide ?? {};
  if (clip?.getAttribute('src') !== url || clip.error) return undefined;
  globalThis.firstRide = undefined;
  firstStage = stage;
  return clip;
}

/** Keeps what stands around the clip, until the player's interface is there. */
export function showFirstStage(element: HTMLElement | null): void {
  if (firstStage) element?.append(firstStage);
}
