import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { isConnectionWeak } from '#src/lib/connection.ts';

const chosenFiles = { original: 'original', light: 720, lightest: 360 } as const;

/** Pixels of the shorter side. Tablets and larger screens have at least so many. */
const minLargeScreen = 700;

export const isScreenLarge = (): boolean => Math.min(screen.width, screen.height) >= minLargeScreen;

/**
 * A phone that tells nothing of its connection, as every iPhone, may be at a fairground: it starts with what plays
 * anywhere, and goes up once the ride arrives fast. On a larger screen one would see that.
 */
export const isStartWeak = (): boolean => isConnectionWeak(!isScreenLarge());

/** The start of a link to a moment (src/domain/moment.ts), of a clip's URL; browsers ignore what is no time. */
export function getStartFragment(): string {
  const start = new URLSearchParams(location.search).get('t');
  return start === null ? '' : `#t=${start}`;
}

/** Whether a link shows something that is drawn on a frame: its clip stands still. */
export const startsStill = (): boolean => new URLSearchParams(location.search).has('draw');

/** The file that a ride starts with, if it exists. */
export function getStartFile(quality: PlayerSettings['quality']): ClipFile {
  if (quality !== 'auto') return chosenFiles[quality];
  return isStartWeak() ? 360 : 720;
}
