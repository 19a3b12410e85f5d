import { videoPath } from '#src/config/paths.ts';
import { trackEvent } from '#src/session/track-event.ts';
import { copy } from './copy.ts';
import type { OptionsVideo } from './options.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { reportError } from '#src/lib/log.ts';

/** Also where the sheet is open already, as after a double tap. */
const isDismissed = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);

/** Opens the share sheet of the device. @returns `unavailable` where it has none, or where it fails */
export async function openShareSheet(
  content: { title: string; url: string } | { files: File[] },
): Promise<'shared' | 'dismissed' | 'unavailable'> {
  if (!('share' in navigator)) return 'unavailable';
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    if (isDismissed(error)) return 'dismissed';
    reportError(error, 'The share sheet failed');
    return 'unavailable';
  }
}

const uncopiedDurationMs = 60_000;

export async function copyToClipboard(text: string, successMessage: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showAlert('success', successMessage, { isBrief: true });
    return true;
  } catch {
    // To be copied by hand: some apps' browsers have no clipboard.
    showAlert('error', text, { title: copy.copyFailed, durationMs: uncopiedDurationMs });
    return false;
  }
}

const getLink = (videoId: string, query: string) => location.origin + videoPath(videoId) + query;

export async function copyLink(videoId: string, query = ''): Promise<void> {
  const isCopied = await copyToClipboard(getLink(videoId, query), copy.linkCopied);
  if (isCopied) trackEvent({ name: 'share', videoId, method: 'copied-link' });
}

/** Opens the share sheet of the device, or copies the link where there is none. @param query of a moment */
export async function shareVideo(
  { title, video_id: videoId }: Pick<OptionsVideo, 'title' | 'video_id'>,
  query = '',
): Promise<void> {
  const outcome = await openShareSheet({ title, url: getLink(videoId, query) });
  if (outcome === 'shared') trackEvent({ name: 'share', videoId, method: 'share-sheet' });
  if (outcome === 'unavailable') await copyLink(videoId, query);
}
