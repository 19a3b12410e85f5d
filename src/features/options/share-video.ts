import { videoPath } from '#src/config/paths.ts';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import { copyToClipboard } from './copy-to-clipboard.ts';
import { copy } from './copy.ts';
import type { OptionsVideo } from './options.ts';
import { openShareSheet } from './share-sheet.ts';

const getLink = (videoId: string, query: string) => location.origin + videoPath(videoId) + query;

export async function copyLink(videoId: string, query = ''): Promise<void> {
  const isCopied = await copyToClipboard(getLink(videoId, query), copy.linkCopied);
  if (isCopied) trackEvent({ name: 'share', videoId, method: 'copied-link' });
}

/** With the share sheet of the device; where it has none, copies the link. @param query of a moment */
export async function shareVideo(
  { title, video_id: videoId }: Pick<OptionsVideo, 'title' | 'video_id'>,
  query = '',
): Promise<void> {
  const outcome = await openShareSheet({ title, url: getLink(videoId, query) });
  if (outcome === 'shared') trackEvent({ name: 'share', videoId, method: 'share-sheet' });
  if (outcome === 'unavailable') await copyLink(videoId, query);
}
