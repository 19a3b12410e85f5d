import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/profile', {
  card: { label: 'Profile', sponsors: 'Sponsors', links: 'Links' },
  linkInNewTab: (name: string) => `${name} (in a new tab)`,
  actions: { edit: 'Edit', add: 'Add' },
  // Quoted from the specification.
  addMenu: { video: 'Upload Video', animal: 'Add Animal', link: 'Add Social Media Link' },
  menu: {
    label: (name: string) => `Options for ${name}`,
    block: 'Block',
    unblock: 'Unblock',
    blocked: (name: string) => `You blocked ${name}.`,
    unblocked: (name: string) => `You unblocked ${name}.`,
    blockFailed: (name: string) => `We couldn't block ${name}.`,
    unblockFailed: (name: string) => `We couldn't unblock ${name}.`,
  },
  blockDialog: {
    title: (name: string) => `Block ${name}?`,
    text: "They can't invite you, request access to your account, or tag you or your animals. We won't tell them.",
    keepsAccess: 'They still have access to your account. Remove it under Account access.',
    confirm: 'Block',
    cancel: 'Cancel',
  },
  loading: 'Loading the profile',
  loadError: "We couldn't load this profile",
  notFound: {
    title: 'Profile not found',
    text: 'It may have been removed, or the link may be wrong.',
    search: 'Search for people',
  },
});
