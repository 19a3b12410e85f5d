export const copy = {
  followed: {
    seeFollowing: 'See who you follow',
    loadError: "We couldn't load who you follow",
    nobodyFollowed: {
      title: "You're not following anyone yet",
      text: 'Follow riders, contractors and animals on their pages. Their rides show up here.',
      search: 'Find riders and animals',
    },
    empty: {
      title: 'No rides yet',
      text: 'New rides from the riders, contractors and animals you follow show up here.',
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
};
