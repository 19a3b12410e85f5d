import { queryOptions } from '@tanstack/react-query';
import { openClip } from '#src/data/storage/open-clip.ts';
import { queryKeys } from './query-keys.ts';

/** The frames of a clip, from its index. Fails with a DataError, or with a MediaError when the index cannot be read. */
export const clipTimelineQuery = (videoId: string) =>
  queryOptions({
    queryKey: queryKeys.clipTimeline(videoId),
    queryFn: async () => {
      const { readFrameTimes } = await import('#src/media/read-frame-times.ts');
      return readFrameTimes(await openClip(videoId));
    },
    staleTime: Infinity,
  });
