import { maxClipMinutes } from '#src/domain/clip-length.ts';
import { localize } from '#src/languages/localize.ts';

export const copy = localize('data/refusal', {
  'upload-limit': "You've reached today's upload limit. Try again tomorrow.",
  'animal-limit': "You've reached today's limit for new animals. Try again tomorrow.",
  'reel-limit': "You've reached today's limit for new reels. Try again tomorrow.",
  'link-limit': "You've reached today's limit for linking films. Try again tomorrow.",
  'links-full': (max: number) =>
    `${max} of your films wait for an answer, which is the limit. End one and try again.`,
  'report-limit': "You've reached today's limit for reports. Try again tomorrow.",
  'invite-limit': "You've reached today's limit for invites and requests. Try again tomorrow.",
  'tag-denied': "One of the tags didn't work. Remove the tagged rider or animal and try again.",
  'already-reported': 'You already reported this. Thanks for letting us know.',
  // Quoted from the specification.
  'too-long': `Videos must be ${maxClipMinutes} minutes or less. Please trim your video or upload a different video.`,
  'saved-full': (max: number) => `You've saved ${max} rides, which is the limit. Remove one and try again.`,
  'follows-full': (max: number) =>
    `You're following ${max} riders, contractors and animals, which is the limit. Unfollow one and try again.`,
  'rodeos-full': (max: number) =>
    `You're following ${max} rodeos, which is the limit. Unfollow one and try again.`,
  'access-full': (max: number) =>
    `One of you already has ${max} people in this list, which is the limit. Remove some and try again.`,
});
