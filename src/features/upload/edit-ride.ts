import { parseAnimal } from '#src/domain/animal.ts';
import { toStoredAccountType } from '#src/domain/account-type.ts';
import {
  toAnimalFields,
  toContestantFields,
  type VideoChanges,
  toDetailsFields,
} from '#src/domain/new-video.ts';
import { parseUser } from '#src/domain/user.ts';
import { getRideResult, type Video } from '#src/domain/video.ts';
import type { RideDraft } from './ride-form.tsx';
import { toRideDetails, type RideFormValues } from './ride-form-schema.ts';
import type { RideTags } from './use-ride-options.ts';

/** The details of a published ride, as somebody would have typed them. */
export function toRideFormValues(video: Video): RideFormValues {
  return {
    accountId: video.user_id,
    title: video.title,
    location: video.location,
    date: video.event_date === 0 ? '' : new Date(video.event_date * 1000).toISOString().slice(0, 10),
    eventId: video.event_type,
    animalId: video.animal_id,
    animalRequired: false,
    contestantId: video.contestants_id[0] ?? '',
    result: String(getRideResult(video)?.value ?? ''),
    notes: video.notes,
  };
}

/**
 * What a published ride is tagged with, out of what it has copied: the animal may be gone, and the contestant is one of
 * many. Two contestants, a header and a heeler, are one choice.
 */
export function getRideTags(video: Video): RideTags {
  const [contestantId] = video.contestants_id;
  const { animal_id, animal_name: name, animal_brand: brand } = video;
  return {
    animal: animal_id === '' ? undefined : parseAnimal(animal_id, { name, brand }),
    contestant:
      contestantId === undefined
        ? undefined
        : parseUser(contestantId, {
            account_type: toStoredAccountType('contestant'),
            first_name: video.contestants_names.join(' and '),
          }),
  };
}

/** What an edit changes; tags that nobody touched stay as they are, even where their names have grown old. */
export function getVideoChanges(video: Video, { values, animal, contestants }: RideDraft): VideoChanges {
  const before = toRideFormValues(video);
  return {
    ...toDetailsFields(toRideDetails(values)),
    ...(values.animalId !== before.animalId && toAnimalFields(animal)),
    ...(values.contestantId !== before.contestantId && toContestantFields(contestants)),
  };
}
