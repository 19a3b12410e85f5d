export const copy = {
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
  addToCalendar: 'Add to calendar',
  /** Follows "Add to calendar" for screen readers. */
  addToCalendarOf: (rodeo: string) => `: ${rodeo}`,
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
};
