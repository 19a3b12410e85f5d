import { readScheduleItem, type ScheduleItem } from '#src/domain/schedule.ts';
import { fetchContentPage, type ContentPage } from './content-list.ts';

/**
 * Twenty-four rodeos of the schedule (SCH-02).
 *
 * @param host the content service's address
 * @param index the page, from 1
 * @throws DataError
 */
export function fetchSchedulePage(host: string, index: number): Promise<ContentPage<ScheduleItem>> {
  return fetchContentPage({
    host,
    path: '/services/pro_rodeo.ashx/schedule',
    index,
    pageSize: 24,
    read: readScheduleItem,
  });
}
