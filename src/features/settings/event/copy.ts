import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/settings/event', {
  // Quoted from the specification.
  title: 'My Next Event',
  text: 'We save this on your device and fill it in on your next upload.',
  event: 'Event',
  eventType: 'Event type',
  location: 'Location',
  date: 'Date',
  noDraw: 'Which animal did you draw?',
  draw: (animal: string) => `Your draw: ${animal}`,
  // Quoted from the specification.
  save: 'Save',
  saved: 'Your data has been saved',
  failed: "We couldn't save your event. Allow this site to store data in your browser and try again.",
  loading: 'Loading your event',
  loadError: {
    title: "We couldn't load your event",
    text: 'Allow this site to store data in your browser and try again.',
  },
});
