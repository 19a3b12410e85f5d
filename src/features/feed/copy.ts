export const copy = {
  feed: {
    title: 'Feed',
    refresh: 'Refresh the feed',
    filter: 'Filter the feed',
    choices: { all: 'All', following: 'Following', favorites: 'My favorites' },
    empty: {
      title: 'No rides yet',
      text: 'New rides show up here.',
      textForFavorites: 'New rides in your favorite events show up here.',
      textForEvent: 'New rides in this event show up here.',
      showAll: 'Show all rides',
    },
  },
  topRides: {
    title: 'Top Rides',
    refresh: 'Refresh the top rides',
    leaderboards: 'Leaderboards',
    empty: {
      title: 'No top rides yet',
      text: 'Each ride of the week shows up here.',
      goToFeed: 'Go to the feed',
    },
  },
  watch: {
    title: 'Watch rides',
    text: 'The best rides right now. No account needed.',
    filter: 'Choose rides',
    choices: { top: 'Top rides', newest: 'Newest' },
    empty: {
      title: 'No rides here yet',
      text: 'New rides show up here.',
      showNewest: 'Show the newest rides',
    },
  },
  /** For screen readers. */
  list: 'Videos',
  /** As in "Loading the videos". */
  videos: 'videos',
  /** After the number. */
  views: (count: number) => (count === 1 ? 'view' : 'views'),
};
