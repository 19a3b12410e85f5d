import { clipPath, lightFilePath } from '#src/config/service-urls.ts';
import { isRideTried, storeTriedRide } from '#src/data/device/tried-rides.ts';
import { isDataError } from '#src/data/data-error.ts';
import { downloadClip, downloadFile } from '#src/data/storage/download-clip.ts';
import { thumbnailUrl } from '#src/data/storage/file-url.ts';
import { addLightFile, fetchFileSize } from '#src/data/storage/missing-file.ts';
import { renditions, toRenditionFile, type ClipFile } from '#src/domain/clip-file.ts';
import type { Video } from '#src/domain/video.ts';
import { isConnectionSparing } from '#src/lib/is-connection-sparing.ts';
import { whenIdle } from '#src/lib/defer.ts';
import { reportError } from '#src/lib/log.ts';
import { canBrowserMakeRenditions, isWorthRendition, makeRendition } from '#src/media/rendition.ts';
import { makePoster } from '#src/media/scale-photo.ts';
import { getUnpublishedRide, onUnpublishedRideChange } from '#src/session/unsaved-work.ts';

const lockName = 'rodeo-reel.missing-files';
/** More than most clips; the browser keeps it while it works. */
const maxClipBytes = 300 * 1024 * 1024;

/** Whether nothing suffers: neither an upload, nor a bill for data, nor the battery of a phone that is put away. */
const isUndisturbed = () =>
  !document.hidden && navigator.onLine && !isConnectionSparing() && getUnpublishedRide() === undefined;

/** Aborts as soon as something would suffer. */
function watchDisturbances(lifetime: AbortSignal): AbortSignal {
  const disturbance = new AbortController();
  const check = () => {
    if (!isUndisturbed()) disturbance.abort();
  };
  const options = { signal: AbortSignal.any([lifetime, disturbance.signal]) };
  document.addEventListener('visibilitychange', check, options);
  window.addEventListener('offline', check, options);
  options.signal.addEventListener('abort', onUnpublishedRideChange(check));
  check();
  return options.signal;
}

/**
 * Makes the light files that rides of an account lack, one after the other: those of older versions and other apps,
 * and of devices that were too slow. What is interrupted is tried again when My Rodeo opens the next time.
 */
export async function addMissingFiles(rides: readonly Video[], lifetime: AbortSignal): Promise<void> {
  const signal = watchDisturbances(lifetime);
  try {
    const untried = rides.filter(({ video_id }) => !isRideTried(video_id));
    if (untried.length === 0 || !(await canBrowserMakeRenditions())) return;
    await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
      for (const ride of lock ? untried : []) {
        await whenIdle();
        signal.throwIfAborted();
        await addPoster(ride, signal);
        await addRenditions(ride, signal);
        storeTriedRide(ride.video_id);
      }
    });
  } catch (error) {
    if (!signal.aborted) reportError(error, 'A missing file could not be made');
  }
}

/** Of the thumbnail, which is all that is known of the chosen frame. */
async function addPoster({ video_id, user_id }: Video, signal: AbortSignal) {
  if ((await fetchFileSize(lightFilePath(video_id, 'poster.jpg'))) !== undefined) return;
  const thumbnail = await downloadFile(thumbnailUrl(video_id), signal).catch((error: unknown) => {
    if (!isDataError(error, 'not-found')) throw error;
  });
  const poster = thumbnail && (await makePoster(thumbnail));
  if (poster) await addLightFile(video_id, user_id, 'poster.jpg', poster, signal);
}

const fetchClipSize = (videoId: string, file: ClipFile) =>
  fetchFileSize(file === 'original' ? clipPath(videoId) : lightFilePath(videoId, toRenditionFile(file)));

async function addRenditions({ video_id, user_id, duration }: Video, signal: AbortSignal) {
  /** The lightest file so far, of which the next is made. */
  let source: { file: ClipFile; content?: Blob } = { file: 'original' };
  for (const rendition of renditions) {
    if ((await fetchClipSize(video_id, rendition)) !== undefined) {
      source = { file: rendition };
      continue;
    }
    const bytes = source.content?.size ?? (await fetchClipSize(video_id, source.file));
    if (bytes === undefined || bytes > maxClipBytes || !isWorthRendition(rendition, bytes, duration))
      continue;
    const content = source.content ?? (await downloadClip(video_id, signal, source.file));
    const made = await makeRendition(content, rendition, { signal });
    if (made) await addLightFile(video_id, user_id, toRenditionFile(rendition), made, signal);
    source = made ? { file: rendition, content: made } : { ...source, content };
  }
}
