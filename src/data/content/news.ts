import { parseStory, type Story } from '#src/domain/news.ts';
import { fetchContentPage, type ContentPage } from './content-page.ts';

/**
 * Ten stories of every sport and season (NEWS-02).
 *
 * @param baseUrl the content service's address
 * @param index the page, from 1
 * @throws DataError
 */
export function fetchNewsPage(baseUrl: string, index: number): Promise<ContentPage<Story>> {
  return fetchContentPage({
    baseUrl,
    path: '/services/archives.ashx/stories',
    parameters: { sport: '0', season: '0', search: '0' },
    index,
    pageSize: 10,
    parseItem: parseStory,
  });
}
