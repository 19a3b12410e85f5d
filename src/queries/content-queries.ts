import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchNewsPage, fetchSchedulePage, type ContentPage } from '#src/data/content/content.ts';
import { queryKeys } from './query-keys.ts';

const getNextPageParam = (page: ContentPage<unknown>, _pages: unknown, index: number) =>
  page.isLast ? undefined : index + 1;

/** The stories of the association. @param baseUrl the URL of the content service */
export const newsQuery = (baseUrl: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.news,
    queryFn: ({ pageParam }) => fetchNewsPage(baseUrl, pageParam),
    initialPageParam: 1,
    getNextPageParam,
  });

/** The upcoming rodeos. @param baseUrl the URL of the content service */
export const scheduleQuery = (baseUrl: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.schedule,
    queryFn: ({ pageParam }) => fetchSchedulePage(baseUrl, pageParam),
    initialPageParam: 1,
    getNextPageParam,
  });
