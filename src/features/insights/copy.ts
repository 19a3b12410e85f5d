import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/insights', {
  title: 'Insights',
  loading: 'Loading your insights',
  loadError: "We couldn't load your rides",
  viewsError: "We couldn't load the views",
  empty: {
    title: 'No rides yet',
    text: 'Once you post rides, or others tag your animals, you see here how often they were watched.',
    upload: 'Upload a ride',
  },
  source: 'Views until now of the rides you posted and the rides of your animals, by the day of the ride.',
  sourceOfLatest: (count: string) =>
    `Views until now of the latest ${count} rides you posted or that have your animals, by the day of the ride.`,
  download: 'Download CSV',
  downloading: 'Preparing…',
  downloadFailed: (reason: string) => `We couldn't save the file. ${reason}`,
  chart: {
    ofYear: (year: number) => `${year} by month of the ride`,
    byYear: 'By season of the ride',
    period: 'When',
    rides: 'Rides',
    views: 'Views',
    undated: 'None of these rides has a date.',
  },
  animals: { title: 'Your animals', empty: 'No animal of yours is tagged in these rides.' },
  watched: { title: 'Most watched rides' },
  csv: {
    fileName: 'insights',
    columns: [
      'Ride date',
      'Month',
      'Rodeo',
      'Place',
      'Event',
      'Brand',
      'Animal',
      'Riders',
      'Result',
      'Views until now',
      'Link',
    ],
  },
});
