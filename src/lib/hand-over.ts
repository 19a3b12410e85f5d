/*
 * What the inline script of a page (src/app/boot) hands over to the app. The two are programs of their own on one page,
 * and this is all that they share.
 */

/** What ride.html shows until the player takes its clip over. */
interface FirstRide {
  readonly clip: HTMLVideoElement;
  /** What stands around the clip. */
  readonly stage: HTMLElement | undefined;
}

export interface SentRequest {
  readonly url: string;
  /** Undefined for a GET. */
  readonly body: string | undefined;
  readonly response: Promise<Response>;
}

/** What app.html shows of a page that is opened from a link, until that page is there. */
interface FirstLink {
  readonly pathname: string;
  /** The whole screen. */
  readonly stage: HTMLElement;
  /** What of it is below the header. */
  readonly page: HTMLElement;
}

interface HandOver {
  ride?: FirstRide;
  link?: FirstLink;
  requests?: readonly SentRequest[];
}

declare global {
  var handOver: HandOver | undefined;
}

/** By the inline script. */
export function leave(parts: HandOver): void {
  globalThis.handOver = { ...globalThis.handOver, ...parts };
}

/** Besides others. By the inline script. */
export const leaveRequest = (request: SentRequest): void =>
  leave({ requests: [...(globalThis.handOver?.requests ?? []), request] });

/** The response to a request that was sent already. Only once: a repeated request gets a new response. */
export function takeResponse(url: string, body: unknown): Promise<Response> | undefined {
  const { handOver } = globalThis;
  const { requests = [] } = handOver ?? {};
  const request = requests.find((sent) => sent.url === url && sent.body === body);
  if (request) leave({ requests: requests.filter((sent) => sent !== request) });
  return request?.response;
}

/** The clip of ride.html, for the player of the same ride. Changes nothing, because a render may be repeated. */
export function findFirstClip(url: string): HTMLVideoElement | undefined {
  const clip = globalThis.handOver?.ride?.clip;
  return clip?.getAttribute('src') === url && !clip.error ? clip : undefined;
}

/** The element of ride.html while its clip waits for somebody who wants to watch it, or for what is stored of the ride. */
export function findWaitingClip(): HTMLVideoElement | undefined {
  const clip = globalThis.handOver?.ride?.clip;
  return clip?.hasAttribute('src') ? undefined : clip;
}

/** Whether ride.html has begun its clip. */
export const hasFirstRideBegun = (): boolean => globalThis.handOver?.ride?.clip.hasAttribute('src') ?? false;

/** Whether a clip was there before the app. */
export const isFirstClip = (clip: HTMLVideoElement): boolean => globalThis.handOver?.ride?.clip === clip;

/** Keeps what stands around the clip, until the player's own parts are there. */
export function showFirstStage(element: HTMLElement | null): void {
  const stage = globalThis.handOver?.ride?.stage;
  if (stage) element?.append(stage);
}

/** What stands for the page that was opened, before its code is there. */
export function findFirstLink(pathname: string): FirstLink | undefined {
  const link = globalThis.handOver?.link;
  return link?.pathname === pathname ? link : undefined;
}

/** Once a player is closed: whatever is opened later begins anew. */
export function forgetFirstRide(): void {
  delete globalThis.handOver?.ride;
}
