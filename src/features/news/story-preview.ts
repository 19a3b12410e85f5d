import { formatDate } from '#src/lib/dates.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';
import type { Story } from '#src/domain/news.ts';

const maxSummaryLength = 100;
/** The length of the day in a date of the service, such as 11/20/2026 07:00 AM. */
const dateLength = 10;

/** The day of a story in the form of all dates; what the service wrote if that cannot be read. */
export function formatPostDate(postDate: string): string {
  const day = parseCalendarDay(postDate);
  return day === undefined ? postDate : formatDate(day);
}

/** A story on small screens (NEWS-03): the first 100 characters of the summary and the first 10 of the date. */
export function toStoryPreview(story: Pick<Story, 'story_summary' | 'story_postdate'>) {
  const characters = [...story.story_summary];
  return {
    summary: characters.slice(0, maxSummaryLength).join(''),
    isTruncated: characters.length > maxSummaryLength,
    date: story.story_postdate.slice(0, dateLength),
  };
}
