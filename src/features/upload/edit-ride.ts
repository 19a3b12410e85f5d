import { parseAnimal } from '#src/domain/animal.ts';
import { toStoredAccountType } from '#src/domain/account-type.ts';
import {
  toAnimalFields,
  toContestantFields,
  type VideoChanges,
  toDetailsFields,
  getRideResult,
  type Video,
} from '#src/domain/video.ts';
import { parseUser } from '#src/domain/user.ts';
import { formatIsoDate } from '#src/lib/dates.ts';
import type { RideDraft } from './ride-form.tsx';
import { toRideDetails, type RideFormValues } from './ride-form-schema.ts';
import type { RideTags } from './use-ride-options.ts';

export function toRideFormValues(video: Video): RideFormValues {
  return {
    accountId: video.user_id,
    title: video.title,
    location: video.location,
    date: video.event_date === 0 ? '' : formatIsoDate(video.event_date),
    eventId: video.event_type,
    animalId: video.animal_id,
    animalRequired: false,
    contestantId: video.contestants_id[0] ?? '',
    result: String(getRideResult(video)?.value ?? ''),
    notes: video.notes,
  };
}

/** Built from the copies in the video, because the animal may be deleted. Two contestants (header and heeler) are one choice. */
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

/** Unchanged tags are left out, even where their copied names are outdated. */
export function getVideoChanges(video: Video, { values, animal, contestants }: RideDraft): VideoChanges {
  const published = toRideFormValues(video);
  return {
    ...toDetailsFields(toRideDetails(values)),
    ...(values.animalId !== published.animalId && toAnimalFields(animal)),
    ...(values.contestantId !== published.contestantId && toContestantFields(contestants)),
  };
}
