import { beforeEach, expect, test } from 'vitest';
import { getLastSeason } from '#src/domain/last-season.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { stubRides } from '#tests/support/stub-rides.ts';
import { fetchLatestSeason } from './season-rides.ts';

let fetchVideoPage: ReturnType<typeof stubRides>['fetchVideoPage'];
beforeEach(() => ({ fetchVideoPage } = stubRides()));

const build = (day: string) =>
  parseVideo(day, { event_type: 1, event_date: Date.parse(`${day}T00:00:00Z`) / 1000 });

/** Answers as the server does, for rides with these days, the latest first. */
function list(rides: readonly Video[]): void {
  fetchVideoPage.mockImplementation((filter, size) => {
    const last = 'year' in filter ? filter.year : 0;
    const isListed = ({ id }: Video) =>
      filter.kind === 'of-season' ? id.startsWith(String(last)) : Number(id.slice(0, 4)) <= last;
    return Promise.resolve({ videos: rides.filter(isListed).slice(0, size), nextCursor: undefined });
  });
}

test('[FIG-05] a board opens on the latest year that has rides, with one query where that is this year', async () => {
  list(['2027-01-01', '2026-12-31'].map(build));
  expect(await fetchLatestSeason({ eventId: 1, year: 2027 })).toMatchObject({ year: 2027 });
  expect(fetchVideoPage).toHaveBeenCalledTimes(1);
  list(['2024-07-04', '2024-06-01', '1967-12-01'].map(build));
  const { year, rides, hasMore } = await fetchLatestSeason({ eventId: 1, year: 2027 });
  expect([year, rides.map(({ id }) => id), hasMore]).toEqual([2024, ['2024-07-04', '2024-06-01'], false]);
  list([]);
  expect(await fetchLatestSeason({ eventId: 1, year: 2027 })).toEqual({
    year: 2027,
    rides: [],
    hasMore: false,
  });
});

test('[FIG-05] a year begins where its first day begins, whatever the day is in Denver', () => {
  expect(getLastSeason(Date.parse('2026-12-31T09:59:00Z'))).toBe(2026);
  expect(getLastSeason(Date.parse('2026-12-31T10:00:00Z'))).toBe(2027);
});
