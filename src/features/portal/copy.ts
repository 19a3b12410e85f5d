import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/portal', {
  title: 'Portal',
  backToFeed: (productName: string) => `${productName}, back to the feed`,
  accountMenu: 'Account menu',
  verification: 'Two-step verification',
  // Quoted from the specification.
  logOut: 'Logout',
  allUsers: 'All Users',
  sections: {
    home: 'Home',
    orders: 'Orders',
    reports: 'Reports',
    billing: 'Billing',
    rides: 'Ride of the Week',
  },
  empty: {
    home: 'Nothing here yet',
    orders: 'No orders yet',
    reports: 'No reports yet',
    billing: 'No bills yet',
    users: 'No users yet',
    text: "The portal isn't in use yet. Find your rides in the feed.",
  },
  administration: {
    waiting: (count: number) =>
      count === 0
        ? 'No reports are waiting'
        : count === 1
          ? '1 report is waiting'
          : `${count} reports are waiting`,
    home: 'You can review reports and choose the rides of the week here.',
    checking: 'Loading',
    checkFailed: "We couldn't check your rights",
  },
  users: {
    listName: 'Users',
    loading: 'Loading users',
    loadError: "We couldn't load the users",
    emptyText: 'Users show up here once they sign up.',
  },
  search: { in: 'Search in', for: 'Search for', hint: "There's nothing to search yet." },
  factors: {
    phone: 'Text message',
    app: 'Authenticator app',
    withPhone: (type: string, phone: string) => `${type} to ${phone}`,
    loadFailed: (reason: string) => `We couldn't load your verification methods. ${reason}`,
    retry: 'Try again',
    none: 'Two-step verification is off. You log in with just your password.',
    remove: 'Remove',
    close: 'Close',
    removed: (name: string) => `${name} removed. We no longer ask for it when you log in.`,
    removeFailed: (name: string, reason: string) => `We couldn't remove ${name}. ${reason}`,
  },
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: 'Your password alone will be enough to log in.',
    confirm: 'Remove',
    cancel: 'Keep',
  },
});
