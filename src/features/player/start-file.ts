import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { isConnectionWeak } from '#src/lib/connection.ts';

const chosenFiles = { original: 'original', light: 720, lightest: 360 } as const;

/** The file that a ride starts with, if it exists. */
export function getStartFile(quality: PlayerSettings['quality']): ClipFile {
  if (quality !== 'auto') return chosenFiles[quality];
  return isConnectionWeak() ? 360 : 720;
}
