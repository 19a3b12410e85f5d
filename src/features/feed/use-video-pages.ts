import { useInfiniteQuery } from '@tanstack/react-query';
import { fetchVideoPage, type VideoCursor, type VideoFilter } from '#src/data/firestore/videos.ts';

/** How many videos the first page holds, and how many each later one. */
export interface PageSizes {
  first: number;
  next: number;
}

/** A list of videos, newest first, that grows page by page. */
export function useVideoPages(filter: VideoFilter, sizes: PageSizes) {
  const query = useInfiniteQuery({
    queryKey: ['videos', filter, sizes],
    queryFn: ({ pageParam }) => fetchVideoPage(filter, pageParam ? sizes.next : sizes.first, pageParam),
    initialPageParam: undefined as VideoCursor | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
  return { ...query, videos: query.data?.pages.flatMap((page) => page.videos) ?? [] };
}
