import { storedAccountType } from './account-type.ts';
import type { Animal } from './animal.ts';
import { scoringOf } from './rodeo-event.ts';
import { displayName, type User } from './user.ts';
import type { NewVideo } from './video.ts';

interface Upload {
  /** One id for the document and its files (decision D4). */
  id: string;
  /** The account the video belongs to, and the id of the person who uploads it. */
  account: User;
  uploaderId: string;
  title: string;
  location: string;
  /** Whole seconds since the epoch, midnight UTC. */
  eventDate: number;
  eventId: number;
  /** Points or seconds, as the event asks; null when it was not given. */
  result: number | null;
  notes: string;
  animal: Animal | undefined;
  contestants: readonly User[];
  /** Seconds. */
  duration: number;
  thumbnailUrl: string;
}

/** The stored form of an upload: whose it is, and the copied names and addresses that must equal their source. */
export function newVideo(upload: Upload): NewVideo {
  const { id, account, animal, contestants } = upload;
  const scoring = scoringOf(upload.eventId);
  return {
    id,
    video_id: id,
    firestoreID: id,
    user_id: account.id,
    user_name: displayName(account),
    account_upload: storedAccountType(account.account_type),
    contractor_id: account.account_type === 'contractor' ? account.id : '',
    title: upload.title,
    location: upload.location,
    event_date: upload.eventDate,
    event_type: upload.eventId,
    score: scoring === 'score' ? upload.result : null,
    time: scoring === 'time' ? upload.result : null,
    notes: upload.notes,
    duration: upload.duration,
    thumbnail_url: upload.thumbnailUrl,
    animal_id: animal?.id ?? '',
    animal_name: animal?.name ?? '',
    animal_brand: animal?.brand ?? '',
    tagged_animal_contractor_id: animal?.contractor ?? '',
    contractor_name: animal?.contractor_name ?? '',
    contestants_id: contestants.map((contestant) => contestant.id),
    contestants_names: contestants.map(displayName),
    ride_of_the_week: false,
    edited: false,
    created_by: upload.uploaderId,
  };
}
