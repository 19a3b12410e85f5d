import { readAnimal } from '#src/domain/animal.ts';
import { storedAccountType } from '#src/domain/account-type.ts';
import { animalFields, contestantFields, type VideoChanges, toldFields } from '#src/domain/new-video.ts';
import { readUser } from '#src/domain/user.ts';
import { resultOf, type Video } from '#src/domain/video.ts';
import type { Described } from './details-form.tsx';
import { toldOf, type Details } from './details.ts';
import type { Tagged } from './use-ride-choices.ts';

/** The details of a published ride, as somebody would have typed them. */
export function detailsOf(video: Video): Details {
  return {
    accountId: video.user_id,
    title: video.title,
    location: video.location,
    date: video.event_date === 0 ? '' : new Date(video.event_date * 1000).toISOString().slice(0, 10),
    eventId: video.event_type,
    animalId: video.animal_id,
    animalRequired: false,
    contestantId: video.contestants_id[0] ?? '',
    result: String(resultOf(video)?.value ?? ''),
    notes: video.notes,
  };
}

/**
 * What a published ride is tagged with, out of what it has copied: the animal may be gone, and the contestant is one of
 * many. Two contestants, a header and a heeler, are one choice.
 */
export function taggedIn(video: Video): Tagged {
  const [contestantId] = video.contestants_id;
  const { animal_id, animal_name: name, animal_brand: brand } = video;
  return {
    animal: animal_id === '' ? undefined : readAnimal(animal_id, { name, brand }),
    contestant:
      contestantId === undefined
        ? undefined
        : readUser(contestantId, {
            account_type: storedAccountType('contestant'),
            first_name: video.contestants_names.join(' and '),
          }),
  };
}

/** What an edit changes; tags that nobody touched stay as they are, even where their names have grown old. */
export function changesOf(video: Video, { details, animal, contestants }: Described): VideoChanges {
  const before = detailsOf(video);
  return {
    ...toldFields(toldOf(details)),
    ...(details.animalId !== before.animalId && animalFields(animal)),
    ...(details.contestantId !== before.contestantId && contestantFields(contestants)),
  };
}
