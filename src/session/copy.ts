import { localize } from '#src/languages/localize.ts';

export const copy = localize('session', {
  // Quoted from the specification.
  loggedOut: 'Logout successful!',
  newVersion: {
    text: (productName: string) => `There is a new version available. Click to reload ${productName}.`,
    refresh: 'Refresh',
  },
  unfinishedSetup:
    "This account's setup was never finished. Log out, then sign up again with the same email and password.",
  profileUpdatesFailed: "We couldn't get the latest changes to your profile. Reload the page.",
  switched: {
    toOther: (name: string) => `You're now acting as ${name}.`,
    toOwn: "You're back on your own account.",
    accessLost: (name: string) => `You no longer have access to ${name}.`,
    rideKept: 'The draft of your ride is saved on this device.',
    rideDiscarded: 'The ride you were preparing was discarded.',
  },
  emailSync: {
    outdated: (email: string) =>
      `Your profile still shows ${email}. We'll update it the next time you log in.`,
    missing:
      "Your profile doesn't have your email yet, so no one can invite you. We'll add it the next time you log in.",
  },
  messages: {
    offers: {
      publish: 'Tell this device when others tag you or tip their hat?',
      follow: 'Tell this device of new rides of those you follow?',
    },
    tell: 'Tell me',
    told: 'This device will be told. Choose what in your account.',
    failed: (reason: string) => `We couldn't set that up. ${reason}`,
  },
  unsavedWork: {
    rideKept: "Your ride isn't published yet. Its draft stays on this device.",
    rideDiscarded: (action: string) => `Your ride isn't published yet. ${action} discards it.`,
    changesDiscarded: (action: string) => `You have unsaved changes. ${action} discards them.`,
  },
});
