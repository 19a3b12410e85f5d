import type { FollowTarget } from '#src/domain/follow.ts';
import { localize } from '#src/languages/localize.ts';

type Kind = FollowTarget['kind'];

export const copy = localize('features/following', {
  button: {
    follow: 'Follow',
    following: 'Following',
    /** Follows the two for screen readers. */
    whom: (name: string, _kind: Kind) => name,
    followFailed: (name: string, reason: string, _kind: Kind) => `We couldn't follow ${name}. ${reason}`,
    unfollowFailed: (name: string, reason: string, _kind: Kind) => `We couldn't unfollow ${name}. ${reason}`,
  },
  loginDialog: {
    title: (name: string, _kind: Kind) => `Follow ${name}?`,
    text: "Sign up or log in to see new rides here first. You'll come right back.",
    verifyText: 'Verify your email to follow riders, contractors, animals, rodeos and events.',
  },
  list: {
    title: 'Following',
    privacy: 'Only you can see this list.',
    actingFor: (selectedName: string) => `It belongs to your own account, not to ${selectedName}.`,
    loadError: "We couldn't load who you follow",
    people: 'Riders and contractors',
    animals: 'Animals',
    rodeos: 'Rodeos',
    events: 'Events',
    unavailablePerson: 'Account no longer available',
    unavailableAnimal: 'Animal no longer available',
    empty: {
      title: "You're not following anyone yet",
      text: "Follow riders, contractors, animals and rodeos on their pages. We won't tell anybody.",
      search: 'Find riders and animals',
    },
  },
});
