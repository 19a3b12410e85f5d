import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/settings/account', {
  title: 'Account',
  acting: (selected: string, own: string) =>
    `You're acting as ${selected}. This page is about your own account, ${own}.`,
  // Quoted from the specification.
  missingPassword: 'Current Password is required',
  type: {
    title: 'Account type',
    current: (type: string) => `You have a ${type} account.`,
    change: 'Change account type',
  },
  typeDialog: {
    // Quoted from the specification.
    title: 'Change Account Type',
    choices: {
      contractor: 'Own and supply stock. Add your animals and publish their rides.',
      contestant: 'Compete. Publish your rides and get tagged in others.',
      fan: "Watch and follow. You can't publish, but your published rides stay.",
    },
    current: 'Current',
    cancel: 'Cancel',
    acting: (name: string) =>
      `You're acting as ${name}. Only the owner can change its account type. To change yours, switch back to your own account.`,
    close: 'Close',
    question: (type: string) => `Become a ${type}?`,
    changed: (type: string) => `You're now a ${type}.`,
    changedIncomplete: (type: string) => `You're now a ${type}. Complete your profile.`,
    failed: (reason: string) => `We couldn't change your account type. ${reason}`,
  },
  // Quoted from the specification.
  typeConfirmation: {
    text: 'Changing this account type may alter your account but can be reverted. Are you sure you want to proceed?',
    confirm: 'Yes',
    cancel: 'No',
  },
  language: { title: 'Language', text: 'Applies to this device.' },
  email: {
    title: 'Email',
    current: (email: string) => `You log in as ${email}.`,
    text: "We'll email a confirmation link to the new address. Your email changes once you open it, and you'll be logged out everywhere.",
    sent: (email: string) => `We sent a link to ${email}. Your email changes once you open it.`,
    newEmail: 'New email',
    submit: 'Change email',
    failed: "We couldn't change your email",
    unchanged: 'This is already your email',
    // Quoted from the specification.
    missing: 'E-mail is required',
    invalid: 'E-mail must be valid',
  },
  logOutEverywhere: {
    title: 'Log out everywhere',
    text: 'Lost a device? Log out here and on all your other devices. Your password stays the same.',
    submit: 'Log out everywhere',
    /** The start of a sentence about unsaved work: "Logging out discards them." */
    loggingOut: 'Logging out',
    done: "You're logged out everywhere.",
    failed: (reason: string) => `We couldn't log you out everywhere. ${reason}`,
  },
  blocked: {
    title: 'Blocked accounts',
    text: "Blocked accounts can't invite you, request access to your account, or tag you or your animals.",
    loadError: "We couldn't load your blocked accounts",
    empty: "You haven't blocked anyone.",
    unavailable: 'Account no longer available',
    unblock: 'Unblock',
    /** Follows "Unblock" for screen readers. */
    whom: (name: string) => name,
    unblocked: (name: string) => `You unblocked ${name}.`,
    failed: (name: string, reason: string) => `We couldn't unblock ${name}. ${reason}`,
  },
  download: {
    title: 'Your data',
    text: 'Get your profile, videos, reels, animals, notifications, blocked accounts, saved rides, follows and upcoming event in one file. It links to your clips and pictures.',
    submit: 'Download my data',
    busy: 'Preparing your file',
    failed: (reason: string) => `We couldn't prepare your data. ${reason}`,
  },
  deletion: {
    title: 'Delete account',
    text: "This can't be undone.",
    deletedTitle: 'What gets deleted',
    deleted: [
      'Your profile, photo, email and phone number',
      "Your videos, everywhere they're linked or embedded",
      'Your reels',
      'Your animals and their pictures',
      'Your name on rides others published of you or your animals',
      'Your notifications, blocked accounts and upcoming event',
      'Your saved rides and the list of who you follow',
      'All access you gave or received',
      'Your login (you can sign up with the same email again)',
    ],
    laterTitle: 'What goes within 30 days',
    later: [
      'View counts of your videos',
      'Reports you made, and notifications you sent',
      'Your place in lists of followed and blocked accounts',
    ],
    keptTitle: 'What stays',
    kept: [
      'Videos you published for other accounts, without your name',
      'What others wrote about you, such as a title or a note',
    ],
    open: 'Delete account',
  },
  deletionDialog: {
    title: 'Delete your account?',
    consent: 'Delete my account and everything that belongs to it for good.',
    missingConsent: 'Check the box to delete your account',
    cancel: 'Keep',
    confirm: 'Delete',
    retry: 'Try again',
    progress: 'Deleting your account',
    steps: {
      password: 'Checking your password',
      reels: 'Deleting your reels',
      videos: 'Deleting your videos',
      traces: "Removing you from others' rides and accounts",
      animals: 'Deleting your animals',
      notifications: 'Deleting your notifications',
      photo: 'Deleting your photo',
      profile: 'Deleting your profile',
      login: 'Deleting your login',
    },
    stepWithCount: (step: string, count: number) => `${step} (${count})`,
    keepOpen: "Keep this page open until it's done.",
    failed: (state: string, reason: string) => `${state} Try again to continue. ${reason}`,
    /** What is left, by the step that failed. */
    states: {
      password: 'Nothing was deleted.',
      reels: 'Some of your reels are deleted. The rest of your account is still there.',
      videos: 'Some of your videos are deleted. The rest of your account is still there.',
      traces: 'Your videos are deleted. The rest of your account is still there.',
      animals: 'Your videos and some of your animals are deleted. The rest of your account is still there.',
      notifications: 'Your videos and animals are deleted. The rest of your account is still there.',
      photo: 'Your videos and animals are deleted. Your photo and profile are still there.',
      profile: 'Everything except your profile is deleted.',
      login: 'Everything except your login is deleted.',
    },
  },
});
