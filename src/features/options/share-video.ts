import { videoPath } from '#src/config/paths.ts';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import { reportError } from '#src/lib/log.ts';
import { copyToClipboard } from './copy-to-clipboard.ts';
import { copy } from './copy.ts';
import type { OptionsVideo } from './options.ts';

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function copyLink(videoId: string, url: string) {
  await copyToClipboard(url, copy.linkCopied);
  trackEvent({ name: 'share', videoId, method: 'copied-link' });
}

/** With the share sheet of the device; where it has none, copies the link. */
export async function shareVideo({
  title,
  video_id: videoId,
}: Pick<OptionsVideo, 'title' | 'video_id'>): Promise<void> {
  const url = location.origin + videoPath(videoId);
  if (!('share' in navigator)) return copyLink(videoId, url);
  try {
    await navigator.share({ title, url });
    trackEvent({ name: 'share', videoId, method: 'share-sheet' });
  } catch (error) {
    if (isDismissed(error)) return;
    reportError(error, 'The share sheet failed');
    await copyLink(videoId, url);
  }
}
