import { parseAccountType } from '#src/domain/account-type.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { toResultFields, type NewVideoInput } from '#src/domain/new-video.ts';
import { getRodeoId } from '#src/domain/rodeo.ts';
import { getScoring } from '#src/domain/rodeo-event.ts';
import { toContestantTag } from '#src/domain/tags.ts';
import { getDisplayName, parseUser } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import type { StoredAnimal } from './build-animal.ts';
import type { StoredUser } from './build-user.ts';

/** A video as stored in Firestore. */
export type StoredVideo = Video;

/** Documents that a video copies fields from. */
interface VideoRelations {
  animal?: StoredAnimal;
  contestants?: StoredUser[];
}

function getStoredUserName(user: StoredUser): string {
  return getDisplayName({ ...user, account_type: parseAccountType(user.account_type) });
}

const rodeoOfRides = {
  title: 'Cheyenne Frontier Days',
  location: 'Cheyenne, WY',
  event_date: Date.UTC(2026, 6, 25) / 1000,
};

/**
 * A stored video with all fields of DATA-03, consistent with its relations: copied names (decision D28), the id of its rodeo, one UUID for
 * all id fields (D4), and a score or a time depending on the event. `event_date` is midnight UTC in seconds;
 * `duration` and `time` are in seconds.
 *
 * @param owner the account that the video belongs to
 */
export function buildVideo(
  owner: StoredUser,
  { animal, contestants = [], ...overrides }: Partial<StoredVideo> & VideoRelations = {},
): StoredVideo {
  const id = overrides.id ?? crypto.randomUUID();
  const event_type = overrides.event_type ?? animal?.events[0] ?? 1;
  const isScored = getScoring(event_type) === 'score';
  const isContractorVideo = parseAccountType(owner.account_type) === 'contractor';
  const rodeo = { ...rodeoOfRides, ...overrides };
  return {
    id,
    video_id: id,
    firestoreID: id,
    user_id: owner.id,
    user_name: getStoredUserName(owner),
    account_upload: owner.account_type,
    contractor_id: isContractorVideo ? owner.id : '',
    title: rodeo.title,
    location: rodeo.location,
    event_date: rodeo.event_date,
    rodeo_id: getRodeoId(rodeo),
    event_type,
    score: isScored ? 86.5 : null,
    time: isScored ? null : 8.4,
    result: '',
    penalty: 0,
    notes: '',
    rider_marks: null,
    animal_marks: null,
    gate_turn: '',
    created: new Date(Date.UTC(2026, 6, 26, 3, 15)),
    duration: 12,
    ride_start: null,
    ride_end: null,
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
    created_by: owner.id,
    ...overrides,
  };
}

export interface VideoInputTraits
  extends VideoRelations, Partial<Pick<NewVideoInput, 'uploaderId' | 'rideMarks'>> {
  eventId?: number;
  result?: number;
}

/** What the app publishes: a marked ride of the owner. */
export function buildVideoInput(
  owner: StoredUser,
  { animal, contestants = [], eventId = 1, result = 86.5, ...traits }: VideoInputTraits = {},
): NewVideoInput {
  const id = crypto.randomUUID();
  return {
    id,
    account: parseUser(owner.id, owner),
    uploaderId: owner.id,
    details: {
      ...rodeoOfRides,
      event_type: eventId,
      ...toResultFields(eventId, { value: result }),
      notes: '',
      ...{ rider_marks: null, animal_marks: null, gate_turn: '' },
    },
    animal: animal && parseAnimal(animal.id, animal),
    contestants: contestants.map((person) => toContestantTag(parseUser(person.id, person))),
    duration: 12,
    rideMarks: { start: 1.2, end: 9.3 },
    thumbnailUrl: '',
    ...traits,
  };
}
