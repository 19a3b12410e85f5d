import { readStory, type Story } from '#src/domain/news.ts';
import { fetchContentPage, type ContentPage } from './content-list.ts';

/**
 * Ten stories of every sport and season (NEWS-02).
 *
 * @param host the content service's address
 * @param index the page, from 1
 * @throws DataError
 */
export function fetchNewsPage(host: string, index: number): Promise<ContentPage<Story>> {
  return fetchContentPage({
    host,
    path: '/services/archives.ashx/stories',
    parameters: { sport: '0', season: '0', search: '0' },
    index,
    pageSize: 10,
    read: readStory,
  });
}
