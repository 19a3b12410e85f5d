import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/feed/lists', {
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
  followed: {
    newSince: (day: string) => `New since ${day}`,
    seeFollowing: 'See who you follow',
    loadError: "We couldn't load who you follow",
    nobodyFollowed: {
      title: "You're not following anyone yet",
      text: 'Follow riders, contractors, animals and rodeos on their pages. Their rides show up here.',
      search: 'Find riders and animals',
    },
    empty: {
      title: 'No rides yet',
      text: 'New rides from what you follow show up here.',
    },
  },
  matching: {
    title: 'Videos',
    filter: 'Filter by title, place or animal',
    noMatches: {
      title: 'No matches',
      text: (filterText: string) =>
        `We couldn't find “${filterText}” in these rides. Try another title, place or animal.`,
    },
  },
  saved: {
    privacy: 'Only you can see your saved rides.',
    seeFollowing: 'See who you follow',
    empty: {
      title: 'No saved rides yet',
      text: 'Use the bookmark on a ride to save it here.',
      goToFeed: 'Go to the feed',
    },
  },
});
