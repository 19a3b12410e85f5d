import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/schedule', {
  title: 'Schedule',
  text: 'Upcoming pro rodeos.',
  listName: 'schedule',
  filter: {
    label: 'Filter the schedule',
    state: 'State',
    allStates: 'All states',
    month: 'Month',
    allMonths: 'All months',
  },
  dateUnknown: 'Date to be announced',
  dateSpan: (start: string, end: string) => `${start} to ${end}`,
  payout: 'Payout',
  calendar: {
    add: 'Add to calendar',
    addSeason: 'Add season to calendar',
    addMatching: 'Add these rodeos to calendar',
    pending: 'Preparing calendar…',
    /** Named in the file as the program that made it. */
    producer: { company: 'Rodeo Reel', product: 'Schedule' },
    fileName: 'pro rodeos',
    saved: 'Calendar file saved. Open it to add the rodeos to your calendar.',
    savedPart: (count: number) => `Calendar file saved. It covers the first ${count} rodeos of the schedule.`,
    noDates: 'None of these rodeos has a date yet.',
    failed: (reason: string) => `We couldn't save the calendar. ${reason}`,
  },
  nextEvent: {
    set: 'Set as next event',
    current: 'My Next Event',
    saved: (rodeo: string) => `${rodeo} is your next event. We'll fill it in on your next upload.`,
    undo: 'Undo',
    undone: 'Your next event is what it was before.',
    incomplete: 'Add what the schedule is missing, then save.',
    failed: "We couldn't save your event. Allow this site to store data in your browser and try again.",
  },
  empty: { title: 'No rodeos yet', text: 'New rodeos show up here.' },
  noMatches: {
    title: 'No matching rodeos',
    text: (state: string | undefined, month: string | undefined) => {
      const place = state === undefined ? '' : ` in ${state}`;
      const time = month === undefined ? '' : ` in ${month}`;
      return `We don't have any pro rodeos${place}${time} yet.`;
    },
    showAll: 'Show all rodeos',
  },
  unavailable: {
    title: "The schedule isn't available",
    text: "The schedule service isn't set up here. Everything else works without it.",
  },
});
