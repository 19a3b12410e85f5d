declare global {
  interface Navigator {
    /** In Chromium only (https://wicg.github.io/netinfo/). */
    readonly connection?: { saveData?: boolean; type?: string; effectiveType?: string; downlink?: number };
  }
}

/** In Mbit/s: the 720p rendition of a ride with its sound, and something to spare. */
const minDownlink = 3.5;

// What the rides of this page have shown; undefined until one has.
let isShownWeak: boolean | undefined;

/** Remembers what playing a ride has shown about the connection, which counts more than what the browser tells. */
export function noteConnection(isWeak: typeof isShownWeak): void {
  isShownWeak = isWeak;
}

/**
 * Whether to load the lightest rendition: the member saves data, or the connection is too slow for more, as far as is known.
 *
 * @param unknown the result where neither the browser nor a ride says anything
 */
export function isConnectionWeak(unknown = false): boolean {
  const { saveData, effectiveType = '4g', downlink = unknown ? 0 : minDownlink } = navigator.connection ?? {};
  return saveData === true || (isShownWeak ?? (effectiveType !== '4g' || downlink < minDownlink));
}
