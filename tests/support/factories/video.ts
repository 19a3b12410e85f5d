import { parseAccountType } from '#src/domain/account-type.ts';
import { getScoring } from '#src/domain/rodeo-event.ts';
import { getDisplayName } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import type { StoredAnimal } from './animal.ts';
import type { StoredUser } from './user.ts';

/** A video as Firestore stores it, with `created` and `updatedDate` as server timestamps. */
export type StoredVideo = Video;

/** The profiles and the animal that a video copies names from. */
interface VideoRelations {
  animal?: StoredAnimal;
  contestants?: StoredUser[];
}

function getStoredUserName(user: StoredUser): string {
  return getDisplayName({ ...user, account_type: parseAccountType(user.account_type) });
}

/**
 * A stored video with every field of DATA-03, consistent with the documents it refers to: names are copied
 * from them (decision D28), the four ids are one UUID (D4), and the result is a score or a time as the event
 * asks for, never both. `event_date` is in whole seconds, midnight UTC; `duration` and `time` are in seconds.
 *
 * @param uploader the account that the video belongs to
 */
export function buildVideo(
  uploader: StoredUser,
  { animal, contestants = [], ...overrides }: Partial<StoredVideo> & VideoRelations = {},
): StoredVideo {
  const id = overrides.id ?? crypto.randomUUID();
  const event_type = overrides.event_type ?? animal?.events[0] ?? 1;
  const scored = getScoring(event_type) === 'score';
  const byContractor = parseAccountType(uploader.account_type) === 'contractor';
  return {
    id,
    video_id: id,
    firestoreID: id,
    user_id: uploader.id,
    user_name: getStoredUserName(uploader),
    account_upload: uploader.account_type,
    contractor_id: byContractor ? uploader.id : '',
    title: 'Cheyenne Frontier Days',
    location: 'Cheyenne, WY',
    event_date: Date.UTC(2026, 6, 25) / 1000,
    event_type,
    score: scored ? 86.5 : null,
    time: scored ? null : 8.4,
    notes: '',
    created: new Date(Date.UTC(2026, 6, 26, 3, 15)),
    duration: 12,
    thumbnail_url: '',
    animal_id: animal?.id ?? '',
    animal_name: animal?.name ?? '',
    animal_brand: animal?.brand ?? '',
    tagged_animal_contractor_id: animal?.contractor ?? '',
    contractor_name: animal?.contractor_name ?? '',
    contestants_id: contestants.map(({ id: contestantId }) => contestantId),
    contestants_names: contestants.map(getStoredUserName),
    ride_of_the_week: false,
    edited: false,
    updatedDate: null,
    created_by: uploader.id,
    ...overrides,
  };
}
