import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/settings', {
  tabsLabel: 'Profile settings',
  tabs: {
    profile: 'Profile',
    password: 'Password',
    account: 'Account',
    access: 'Account access',
    nextEvent: 'Upcoming event',
    administration: 'Administration',
  },
});
