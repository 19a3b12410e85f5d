export const copy = {
  tabsLabel: 'Profile settings',
  tabs: {
    profile: 'Profile',
    password: 'Password',
    account: 'Account',
    access: 'Account access',
    nextEvent: 'Upcoming event',
  },
};
