import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/following', {
  button: {
    follow: 'Follow',
    following: 'Following',
    /** Follows the two for screen readers. */
    whom: (name: string) => name,
    followFailed: (name: string, reason: string) => `We couldn't follow ${name}. ${reason}`,
    unfollowFailed: (name: string, reason: string) => `We couldn't unfollow ${name}. ${reason}`,
  },
  loginDialog: {
    title: (name: string) => `Follow ${name}?`,
    text: "Sign up or log in to see their new rides first. You'll come right back.",
    verifyText: 'Verify your email to follow riders, contractors and animals.',
  },
  list: {
    title: 'Following',
    privacy: 'Only you can see this list.',
    actingFor: (selectedName: string) => `It belongs to your own account, not to ${selectedName}.`,
    loadError: "We couldn't load who you follow",
    people: 'Riders and contractors',
    animals: 'Animals',
    unavailablePerson: 'Account no longer available',
    unavailableAnimal: 'Animal no longer available',
    empty: {
      title: "You're not following anyone yet",
      text: "Follow riders, contractors and animals on their pages. We won't tell them.",
      search: 'Find riders and animals',
    },
  },
});
