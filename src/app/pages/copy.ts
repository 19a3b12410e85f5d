export const copy = {
  accountStep: { logOut: 'Log out' },
  rodeo: {
    season: 'Season and matchups',
    tabsLabel: 'Show',
    tabs: { videos: 'Videos', animals: 'Animals', saved: 'Saved' },
    savedElsewhere: 'Your saved rides stay with your own account.',
    seeSaved: 'See your saved rides',
    herdSheet: 'Print herd sheet',
    insights: 'See insights',
    filterAnimals: 'Filter by name or brand',
    noAnimals: {
      title: 'No animals yet',
      textForOwner: 'Add an animal to give it a page with all its rides.',
      text: 'Their animals show up here.',
      add: 'Add animal',
    },
    noRides: {
      title: 'No rides yet',
      textForOwner: 'Choose a video, trim it and publish it.',
      text: 'Their rides show up here.',
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
  videos: {
    title: 'Videos',
    filter: 'Filter by title, place or animal',
    noMatches: {
      title: 'No matches',
      text: (filterText: string) =>
        `We couldn't find “${filterText}” in these rides. Try another title, place or animal.`,
    },
  },
  animal: {
    edit: 'Edit',
    noRides: {
      title: 'No rides yet',
      textForOwner: 'Choose a video, trim it and publish it.',
      text: 'Rides of this animal show up here.',
    },
  },
  newAnimal: {
    title: 'Add animal',
    actingFor: (ownerName: string) => `You're adding an animal for ${ownerName}.`,
    loadError: "We couldn't load the account",
    unavailable: 'This account is no longer available.',
  },
  following: {
    title: 'Following',
    privacy: 'Only you can see this list.',
    actingFor: (selectedName: string) => `It belongs to your own account, not to ${selectedName}.`,
  },
  portal: {
    // Quoted from the specification.
    logOutFailed: 'Could not logout. Please try again.',
  },
};
