import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/notifications', {
  title: 'Notifications',
  deleteAll: 'Delete all',
  unread: 'Unread',
  listName: 'notifications',
  ownAccount: {
    note: (selected: string) => `Opens the lists of your own account, not those of ${selected}.`,
    switchTo: (own: string) => `Switch to ${own}`,
  },
  loading: 'Loading notifications',
  loadError: "We couldn't load your notifications",
  empty: {
    title: 'Nothing new',
    text: 'Tags, invites and requests show up here.',
  },
  deleteDialog: {
    title: 'Delete all notifications?',
    // 'cannot be undone' is quoted from the specification.
    text: 'All notifications of this account will be deleted. This cannot be undone.',
    confirm: 'Delete',
    cancel: 'Keep',
  },
  deleteFailed: (reason: string) => `We couldn't delete all notifications. ${reason}`,
});
