import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/animals', {
  page: {
    loading: 'Loading the animal',
    loadError: "We couldn't load the animal",
    notFound: {
      title: 'Animal not found',
      text: 'It may have been deleted, or the link may be incomplete.',
      search: 'Search for animals',
    },
    type: 'Type',
    events: 'Events',
    rides: 'Rides',
    unknownCount: '–',
    contestant: 'Contestant',
    contractor: 'Contractor',
  },
  contractorLinks: { herdSheet: 'Print herd sheet', insights: 'See insights' },
  list: {
    loading: 'Loading animals',
    loadError: "We couldn't load the animals",
    filter: 'Animal type',
    limit: (count: number) => `Only the first ${count} animals are listed.`,
    noneOfType: {
      title: 'None of this type yet',
      text: 'Choose another type to see more animals.',
    },
    noMatch: {
      title: 'No matching animals',
      text: (searchText: string) => `No name or brand here matches “${searchText}”. Try other words.`,
    },
  },
  form: {
    editTitle: 'Edit animal',
    // Quoted from the specification.
    about: 'About (Required)',
    createError: 'Error on create animals',
    name: 'Name',
    brand: 'Brand',
    type: 'Type',
    events: 'Events',
    imageSection: 'Animal image (optional)',
    image: 'Animal image',
    saveFailed: "We couldn't save the animal",
    imageFailed: "We saved the animal, but couldn't upload its picture",
  },
  notYours: {
    title: "You can't edit this animal",
    text: (owner: string) => `It belongs to ${owner}. To edit it, switch to that account.`,
    unknownOwner: 'another account',
    open: (name: string) => `Go to ${name}`,
  },
  deletion: {
    title: 'Delete this animal',
    text: 'Its page and picture will be deleted too. You can only delete an animal without videos.',
    open: 'Delete animal',
    question: (name: string) => `Delete ${name}?`,
    warning: "This can't be undone.",
    confirm: 'Delete',
    cancel: 'Keep',
    done: 'Animal deleted.',
    failed: "We couldn't delete the animal",
    // Quoted from the specification.
    hasVideos: "You must delete this animal's videos before you can remove the animal.",
  },
});
