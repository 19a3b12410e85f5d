/** What ride.html shows until the player takes its clip over (`src/app/boot/start-ride.ts`). */
interface FirstRide {
  readonly clip: HTMLVideoElement;
  readonly stage: HTMLElement | undefined;
}

declare global {
  var firstRide: FirstRide | undefined;
}

/** The start of a link to a moment (src/domain/moment.ts), of a clip's URL; browsers ignore what is no time. */
export function getStartFragment(): string {
  const start = new URLSearchParams(location.search).get('t');
  return start === null ? '' : `#t=${start}`;
}

/** The clip of ride.html, for the player of the same ride. Changes nothing, because a render may be repeated. */
export function findFirstClip(url: string): HTMLVideoElement | undefined {
  const clip = globalThis.firstRide?.clip;
  return clip?.getAttribute('src') === url && !clip.error ? clip : undefined;
}

/** Keeps what stands around the clip, until the player's own parts are there. */
export function showFirstStage(element: HTMLElement | null): void {
  const stage = globalThis.firstRide?.stage;
  if (stage) element?.append(stage);
}

/** Once a player is closed: whatever is opened later begins anew. */
export function forgetFirstRide(): void {
  globalThis.firstRide = undefined;
}
