/** Whether this browser can keep rides: the worker that plays them without a connection is there, for members only. */
export const canKeepRides = (): boolean =>
  'caches' in globalThis && Boolean(navigator.serviceWorker?.controller);
