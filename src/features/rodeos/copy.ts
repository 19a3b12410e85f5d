import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/rodeos', {
  title: (title: string, year: number) => (title.includes(String(year)) ? title : `${title} ${year}`),
  dates: (first: string, last: string) => `${first} to ${last}`,
  newestRides: (count: number) => `newest ${count} rides`,
  note: 'By the results that people posted with their rides. These are not official results.',
  limit: (count: number) => `This rodeo has more rides: only the newest ${count} are here.`,
  limitForVisitors: (count: number) =>
    `This rodeo has more rides: log in to see more than the newest ${count}.`,
  results: (event: string) => `${event} rides, best first`,
  showAll: (count: number) => `Show all ${count} rides`,
  showAllDays: (count: number) => `Show all ${count} days`,
  noRider: 'Rider not tagged',
  unnamed: 'Unnamed',
  noResult: 'No result yet',
  resultList: 'Make a result list',
  loading: 'Loading rides',
  loadError: "We couldn't load this rodeo",
  empty: {
    title: 'No rides yet',
    text: 'Rides from this rodeo show up here once they are posted.',
    upload: 'Upload Video',
  },
  notFound: {
    title: 'Rodeo not found',
    text: 'The link may be wrong. The schedule has the upcoming rodeos.',
    schedule: 'See the schedule',
  },
});
