import {
  toAnimalFields,
  toContestantFields,
  toRideMarksFields,
  type VideoChanges,
} from '#src/domain/new-video.ts';
import { getRideResult } from '#src/domain/ride-outcome.ts';
import type { RideMarks } from '#src/domain/ride-clock.ts';
import { toVideoDetails, type RideFormValues } from './ride-form-schema.ts';
import { getRideTags, type AnimalTag, type ContestantTag } from '#src/domain/tags.ts';
import { isTeamEvent } from '#src/domain/rodeo-event.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';

/** A form that was confirmed, with its tags as they are stored now. */
export interface ConfirmedRide {
  values: RideFormValues;
  account: User;
  animal: AnimalTag | undefined;
  contestants: readonly ContestantTag[];
}

/** Whether those are tagged who were. A contestant's own ride tags the contestant without being asked. */
function isSameTeam(video: Video, { eventId, contestant, partner }: RideFormValues): boolean {
  const published = getRideTags(video);
  const getId = (tag: ContestantTag | null) => tag?.id ?? video.user_id;
  const chosenPartner = isTeamEvent(eventId) ? partner : null;
  return getId(contestant) === getId(published.contestant) && chosenPartner?.id === published.partner?.id;
}

/** Unchanged marks and tags are left out, even where copied names are outdated. */
export function getVideoChanges(
  video: Video,
  { values, animal, contestants }: ConfirmedRide,
  rideMarks: RideMarks | null,
): VideoChanges {
  const marks = toRideMarksFields(values.eventId, rideMarks);
  const published = getRideTags(video);
  return {
    ...toVideoDetails(values),
    ...((marks.ride_start !== video.ride_start || marks.ride_end !== video.ride_end) && marks),
    ...(values.animal?.id !== published.animal?.id && toAnimalFields(animal)),
    ...(!isSameTeam(video, values) && toContestantFields(contestants)),
  };
}

export function hasChanges(video: Video, changes: VideoChanges): boolean {
  // Older videos do not say what their score or time does.
  const published = new Map<string, unknown>(
    Object.entries({ ...video, result: getRideResult(video) ?? '' }),
  );
  return Object.entries(changes).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(published.get(name)),
  );
}

/**
 * Whether details were typed after the video was published. Names in the tags may be outdated.
 */
export function hasUnpublishedDetails(video: Video, typed: RideFormValues): boolean {
  const published = getRideTags(video);
  return (
    hasChanges(video, toVideoDetails(typed)) ||
    typed.animal?.id !== published.animal?.id ||
    !isSameTeam(video, typed)
  );
}
