import { localize } from '#src/languages/localize.ts';

export const copy = localize('app/pages', {
  myRodeo: {
    season: 'Season and matchups',
    tabsLabel: 'Show',
    tabs: { videos: 'Videos', animals: 'Animals', reels: 'Reels', saved: 'Saved' },
    savedElsewhere: 'Your saved rides stay with your own account.',
    seeSaved: 'See your saved rides',
    filterVideos: 'Filter by title, place or animal',
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
  portal: {
    // Quoted from the specification.
    logOutFailed: 'Could not logout. Please try again.',
  },
});
