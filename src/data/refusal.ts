import { maxAccessEntries, maxFollows, maxSavedVideos } from '#src/domain/list-limits.ts';
import { DataError, type Refusal } from './data-error.ts';

const messages: Record<Refusal, string> = {
  'upload-limit': "You've reached today's upload limit. Try again tomorrow.",
  'animal-limit': "You've reached today's limit for new animals. Try again tomorrow.",
  'report-limit': "You've reached today's limit for reports. Try again tomorrow.",
  'invite-limit': "You've reached today's limit for invites and requests. Try again tomorrow.",
  'tag-denied': "One of the tags didn't work. Remove the tagged rider or animal and try again.",
  'already-reported': 'You already reported this ride. Thanks for letting us know.',
  'too-long': 'Videos must be 2 minutes or less. Please trim your video or upload a different video.',
  'saved-full': `You've saved ${maxSavedVideos} rides, which is the limit. Remove one and try again.`,
  'follows-full': `You're following ${maxFollows} riders, contractors and animals, which is the limit. Unfollow one and try again.`,
  'access-full': `One of you already has ${maxAccessEntries} people in this list, which is the limit. Remove some and try again.`,
};

/** Creates the error of a refused write. Apart from `DataError`, because no first page writes. */
export const createRefusal = (refusal: Refusal, cause?: unknown): DataError =>
  new DataError(refusal, cause, messages[refusal]);
