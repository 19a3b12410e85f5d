import { videoPath } from '#src/config/paths.ts';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import { reportError } from '#src/lib/log.ts';
import { copyToClipboard } from './copy-to-clipboard.ts';
import { copy } from './copy.ts';
import type { OptionsVideo } from './options.ts';

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

const getLink = (videoId: string) => location.origin + videoPath(videoId);

export async function copyLink(videoId: string): Promise<void> {
  const isCopied = await copyToClipboard(getLink(videoId), copy.linkCopied);
  if (isCopied) trackEvent({ name: 'share', videoId, method: 'copied-link' });
}

/** With the share sheet of the device; where it has none, copies the link. */
export async function shareVideo({
  title,
  video_id: videoId,
}: Pick<OptionsVideo, 'title' | 'video_id'>): Promise<void> {
  if (!('share' in navigator)) return copyLink(videoId);
  try {
    await navigator.share({ title, url: getLink(videoId) });
    trackEvent({ name: 'share', videoId, method: 'share-sheet' });
  } catch (error) {
    if (isDismissed(error)) return;
    reportError(error, 'The share sheet failed');
    await copyLink(videoId);
  }
}
