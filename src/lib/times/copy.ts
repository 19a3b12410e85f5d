import { localize } from '#src/languages/localize.ts';

export const copy = localize('lib/times', {
  /** The form of dates on the screen (specification, section 9), as dayjs has them. */
  day: 'MMMM DD, YYYY',
  monthAndDay: 'MMMM D',
  noDay: 'No date',
  /** Empty where they are those of dayjs. */
  months: [] as string[],
  weekdays: [] as string[],
  now: 'just now',
  ago: (count: number, unit: Intl.RelativeTimeFormatUnit) => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
});
