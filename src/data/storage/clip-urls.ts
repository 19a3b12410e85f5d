import { clipUrl } from '#src/config/service-urls.ts';
import { clipFiles, type ClipFile } from '#src/domain/clip-file.ts';
import { isConnectionWeak } from '#src/lib/connection.ts';

/**
 * The URLs of the files of a clip for a player (`src/lib/clip-player.ts`).
 *
 * @param fragment where the clip begins, such as `#t=2.5` in seconds
 * @param lightest the file that is wanted: by default the lightest one on a weak connection, otherwise the other light one
 * @returns its URL first, then those of heavier files
 */
export const listClipUrls = (
  videoId: string,
  fragment = '',
  lightest: ClipFile = isConnectionWeak() ? 360 : 720,
): string[] => clipFiles.slice(clipFiles.indexOf(lightest)).map((file) => clipUrl(videoId, file) + fragment);
