import { parseScheduleItem, type ScheduleItem } from '#src/domain/schedule.ts';
import { fetchContentPage, type ContentPage } from './content-page.ts';

/**
 * Twenty-four rodeos of the schedule (SCH-02).
 *
 * @param baseUrl the content service's address
 * @param index the page, from 1
 * @throws DataError
 */
export function fetchSchedulePage(baseUrl: string, index: number): Promise<ContentPage<ScheduleItem>> {
  return fetchContentPage({
    baseUrl,
    path: '/services/pro_rodeo.ashx/schedule',
    index,
    pageSize: 24,
    parseItem: parseScheduleItem,
  });
}
