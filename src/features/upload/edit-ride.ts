import { parseAnimal } from '#src/domain/animal.ts';
import { toAnimalTag, type AnimalTag } from '#src/domain/tags.ts';
import {
  toAnimalFields,
  toContestantFields,
  type VideoChanges,
  toDetailsFields,
  toRideMarksFields,
} from '#src/domain/new-video.ts';
import type { RideMarks } from '#src/domain/ride-clock.ts';
import { getRideResult, type Video } from '#src/domain/video.ts';
import { formatIsoDate } from '#src/lib/dates.ts';
import type { RideDraft } from './ride-form.tsx';
import { toRideDetails, type RideFormValues, type RideTags } from './ride-form-schema.ts';

export function toRideFormValues(video: Video): RideFormValues {
  return {
    ...getRideTags(video),
    accountId: video.user_id,
    title: video.title,
    location: video.location,
    date: video.event_date === 0 ? '' : formatIsoDate(video.event_date),
    eventId: video.event_type,
    animalRequired: false,
    result: String(getRideResult(video)?.value ?? ''),
    notes: video.notes,
  };
}

/** Built from the copies in the video, because the animal may be deleted. Two contestants (header and heeler) are one choice. */
export function getRideTags(video: Video): RideTags {
  const [contestantId] = video.contestants_id;
  return {
    animal: video.animal_id === '' ? null : toPublishedAnimalTag(video),
    contestant:
      contestantId === undefined
        ? null
        : { id: contestantId, name: video.contestants_names.join(' and '), location: '', photo_url: '' },
  };
}

function toPublishedAnimalTag({
  animal_id,
  animal_name: name,
  animal_brand: brand,
  ...video
}: Video): AnimalTag {
  const contractor = video.tagged_animal_contractor_id;
  return toAnimalTag(
    parseAnimal(animal_id, { name, brand, contractor, contractor_name: video.contractor_name }),
  );
}

/** Unchanged marks and tags are left out, even where copied names are outdated. */
export function getVideoChanges(
  video: Video,
  { values, animal, contestants }: RideDraft,
  rideMarks: RideMarks | null,
): VideoChanges {
  const marks = toRideMarksFields(values.eventId, rideMarks);
  const published = toRideFormValues(video);
  return {
    ...toDetailsFields(toRideDetails(values)),
    ...((marks.ride_start !== video.ride_start || marks.ride_end !== video.ride_end) && marks),
    ...(values.animal?.id !== published.animal?.id && toAnimalFields(animal)),
    ...(values.contestant?.id !== published.contestant?.id && toContestantFields(contestants)),
  };
}

export function hasChanges(video: Video, changes: VideoChanges): boolean {
  const published = new Map<string, unknown>(Object.entries(video));
  return Object.entries(changes).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(published.get(name)),
  );
}

/**
 * Whether details were typed after the video was published. Names in the tags may be outdated, and a contestant's own
 * ride tags the contestant without being asked.
 */
export function hasUnpublishedDetails(video: Video, typed: RideFormValues): boolean {
  const published = toRideFormValues(video);
  return (
    JSON.stringify(toRideDetails(typed)) !== JSON.stringify(toRideDetails(published)) ||
    typed.animal?.id !== published.animal?.id ||
    (typed.contestant?.id ?? video.user_id) !== (published.contestant?.id ?? video.user_id)
  );
}
