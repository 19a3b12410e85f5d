import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { env } from '#src/config/env.ts';
import type { NamedRodeo } from '#src/domain/rodeo.ts';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import { containsWords } from '#src/domain/text-search.ts';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';
import { scheduleQuery } from '#src/queries/content-queries.ts';
import { rodeoChoicesQuery } from '#src/queries/rodeo-choice-queries.ts';
import { relatedVideosQuery } from '#src/queries/video-queries.ts';

export interface RodeoSuggestion extends NamedRodeo {
  id: string;
}

const maxSuggestions = 8;
/** One letter would find every rodeo. */
const minSearchLength = 2;
const searchDelayMs = 120;

const { baseUrl } = env.content;

const toNamedRodeo = ({ Name, City, StateAbbrv, StartDate }: ScheduleItem): NamedRodeo => ({
  title: Name,
  location: [City, StateAbbrv].filter(Boolean).join(', '),
  event_date: parseCalendarDay(StartDate) ?? null,
});

/**
 * The rodeos of the account's newest rides, the next ones of the schedule, and those that others have posted rides of, as
 * far as they match what is typed.
 */
export function useRodeoSuggestions(accountId: string, text: string): RodeoSuggestion[] {
  const rides = useQuery(relatedVideosQuery({ kind: 'by-account', accountId }));
  const schedule = useInfiniteQuery({ ...scheduleQuery(baseUrl ?? ''), enabled: Boolean(baseUrl) });
  const searchText = useDebouncedValue(text.trim(), searchDelayMs);
  const found = useQuery({
    ...rodeoChoicesQuery(searchText),
    enabled: searchText.length >= minSearchLength,
    placeholderData: keepPreviousData,
  });
  // Hundreds of dates, which are not read again with every key.
  const scheduled = useMemo(
    () => schedule.data?.pages.flatMap(({ items }) => items.map(toNamedRodeo)) ?? [],
    [schedule.data],
  );
  const rodeos: NamedRodeo[] = [...(rides.data ?? []), ...scheduled, ...(found.data ?? [])];
  const matching = rodeos
    .map(({ title, location, event_date }) => ({
      ...{ title, location, event_date },
      id: `${title} ${location}`.toLowerCase(),
    }))
    .filter(({ id, title }) => title !== text && containsWords(id, text));
  // The first of two is the account's own spelling.
  const isFirst = ({ id }: RodeoSuggestion, index: number) =>
    matching.findIndex((other) => other.id === id) === index;
  return matching.filter(isFirst).slice(0, maxSuggestions);
}
