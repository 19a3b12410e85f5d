import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sharedParameter } from '#src/config/paths.ts';
import { takeSharedVideos } from '#src/data/device/shared-videos.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useHeldVideos } from '#src/session/use-held-videos.ts';
import { copy } from '../copy.ts';
import { uploadStore } from '../rides/rides-store.ts';
import { openVideos } from '../entry/open-videos.ts';

async function openSharedVideos(held: readonly File[]): Promise<void> {
  const videos = held.length > 0 ? held : await takeSharedVideos();
  const { status } = await uploadStore.until((state) => state.status !== 'loading');
  const { shared } = copy;
  if (videos.length === 0) return showAlert('error', shared.missing);
  if (status === 'open in another tab') return showAlert('error', shared.openElsewhere);
  await openVideos(videos);
}

/** Opens the video with which another app has opened this page. */
export function useSharedVideos(): void {
  const [query, setQuery] = useSearchParams();
  const held = useHeldVideos();
  const isShared = query.has(sharedParameter);
  const open = useEffectEvent(() => {
    query.delete(sharedParameter);
    setQuery(query, { replace: true });
    void openSharedVideos(held.videos.splice(0));
  });
  useEffect(() => {
    if (isShared) open();
  }, [isShared]);
}
