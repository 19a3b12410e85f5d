import { localize } from '#src/languages/localize.ts';

export const copy = localize('app/shell', {
  draftKept: "Your ride isn't published yet. Upload Video leads back to it.",
  /** How many rides those who are followed have since the last visit. */
  following: (count: string) => `Following ${count}`,
  unread: (count: number) => `${count} unread`,
  drawer: { title: 'Menu', open: 'Open menu', close: 'Close menu' },
  mainMenu: {
    title: 'Main',
    // Quoted from the specification.
    feed: 'Feed',
    topRides: 'Top Rides',
    search: 'Search',
    news: 'News',
    schedule: 'Schedule',
    upload: 'Upload Video',
    notifications: 'Notifications',
    myRodeo: 'My Rodeo',
  },
  settingsMenu: {
    title: 'Settings',
    // Quoted from the specification.
    editProfile: 'Edit Profile',
    changePassword: 'Change Password',
    grantAccess: 'Grant Account Access',
    nextEvent: 'Upcoming Event',
    accountType: 'Change Account Type',
    contact: 'Contact',
    switchUser: 'Switch User',
    logOut: 'Logout',
  },
  noContactEmail: "We don't have a contact email yet.",
  actingBar: {
    label: 'Selected account',
    /** The name of the account follows. */
    actingAs: 'Acting as',
    switchBack: 'Switch back',
  },
  switchUserDialog: {
    // Quoted from the specification.
    title: 'User Account',
    /** The start of a sentence about unsaved work: "Switching accounts discards them." */
    switching: 'Switching accounts',
    cancel: 'Cancel',
  },
  logOutDialog: {
    title: 'Log out',
    // Quoted from the specification.
    text: 'Are you sure you want to logout?',
    confirm: 'Yes',
    cancel: 'No',
    /** The start of a sentence about unsaved work: "Logging out discards them." */
    loggingOut: 'Logging out',
    draft: {
      title: "Your ride isn't published yet.",
      keep: 'Keep the draft on this device',
      discard: 'Discard the draft',
    },
  },
  site: {
    logIn: 'Log in',
    signUp: 'Sign up',
    footer: 'Legal and account',
    privacyPolicy: 'Privacy policy',
    terms: 'Terms and conditions',
  },
});
