import { serverTimestamp } from 'firebase/firestore';
import { getExpiry } from '#src/domain/expiry.ts';
import {
  buildDelegateNotification,
  buildReelNotification,
} from '#tests/support/factories/build-notification.ts';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import { buildBull, buildHorse, type StoredAnimal } from '#tests/support/factories/build-animal.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import {
  type FirestoreFixture,
  type Caller,
  type NewDocument,
  buildPictureUrl,
  type TestUsers,
  type Write,
} from './firestore-fixture.ts';

/** What a client adds to a notification. */
export const sentNow = () => ({
  timestamp: serverTimestamp(),
  expires: getExpiry('notifications', Date.now()),
});

/** An open upload ticket as it is stored. */
export function buildStoredTicket(id: string, owner: string, uploader = owner, created = new Date()) {
  return {
    ...{ id, owner, uploader, created },
    published: null as Date | null,
    deleter: null as string | null,
    deleting: null as Date | null,
    expires: getExpiry('uploads', created.getTime()) as Date | null,
  };
}

/** Opens a ticket without the rules. */
export async function openTicket(
  fixture: FirestoreFixture,
  ...ticket: Parameters<typeof buildStoredTicket>
): Promise<void> {
  await fixture.storeDocument(`uploads/${ticket[0]}`, buildStoredTicket(...ticket));
}

/** Publishes a video, whose ticket is stored, with its notifications. */
export async function commitPublication(
  fixture: FirestoreFixture,
  caller: Caller,
  video: object,
  id: string,
  notifications: readonly NewDocument[] = [],
): Promise<void> {
  return fixture
    .as(caller)
    .commit(
      ['update', `uploads/${id}`, { published: serverTimestamp(), expires: null }],
      ['set', `videos/${id}`, video],
      ...notifications.map((each): Write => ['set', `notifications/${each.id}`, each]),
    );
}

/** The notification of a video's owner that the caller, a delegate, has posted it. */
export function buildPostedNotification(
  { people }: FirestoreFixture,
  caller: Caller,
  video: NewDocument & { user_id?: unknown },
): NewDocument[] {
  const users = new Map<unknown, StoredUser>(Object.entries(people));
  const [owner, delegate] = [users.get(video.user_id), users.get(caller)];
  if (!owner || !delegate || owner === delegate) return [];
  const notification = buildDelegateNotification('posted', owner, delegate, { id: video.id, title: '' });
  return [{ ...notification, ...sentNow() }];
}

/** Publishes a video under a new ticket of the caller, as a delegate with the notification of its owner. */
export async function publishVideo(
  fixture: FirestoreFixture,
  caller: Caller,
  video: NewDocument & { user_id?: unknown },
  notifications: readonly NewDocument[] = [],
): Promise<void> {
  await openTicket(fixture, video.id, String(video.user_id), caller);
  const allNotifications = [...notifications, ...buildPostedNotification(fixture, caller, video)];
  return commitPublication(fixture, caller, video, video.id, allNotifications);
}

/** A first entry of the day as a client writes it. */
export function buildFirstEntry(userId: string, kind: string, subject: string) {
  const times = {
    last: serverTimestamp(),
    day: serverTimestamp(),
    expires: getExpiry('rate_limits', Date.now()),
  };
  return { user_id: userId, kind, subject, ...times, count: 1 };
}

/** Creates a document of a paced kind with the first entry of a day. */
export async function commitPaced(
  fixture: FirestoreFixture,
  caller: Caller,
  kind: string,
  path: string,
  data: object,
  more: readonly Write[] = [],
): Promise<void> {
  await fixture.removeDocument(`rate_limits/${caller}_${kind}`);
  const entry = buildFirstEntry(caller, kind, path.split('/')[1] ?? '');
  return fixture
    .as(caller)
    .commit(['set', path, data], ['set', `rate_limits/${caller}_${kind}`, entry], ...more);
}

/** What a caller does with a reel of the owner, with the notification that a delegate has to add. */
export function buildReelNotices(
  { people }: FirestoreFixture,
  caller: Caller,
  action: 'posted' | 'edited' | 'deleted',
  reel: { id: string; title: string; user_id?: unknown },
): Write[] {
  const users = new Map<unknown, StoredUser>(Object.entries(people));
  const [owner, delegate] = [users.get(reel.user_id), users.get(caller)];
  if (!owner || !delegate || owner === delegate) return [];
  const notice = buildReelNotification(action, owner, delegate, reel);
  return [['set', `notifications/${notice.id}`, { ...notice, ...sentNow() }]];
}

/** Deletes a reel as the app does. */
export const deleteReel = (
  fixture: FirestoreFixture,
  caller: Caller,
  reel: { id: string; title: string; user_id: string },
  notices = caller === 'admin' ? [] : buildReelNotices(fixture, caller, 'deleted', reel),
): Promise<void> =>
  fixture
    .as(caller)
    .commit(
      ['delete', `reels/${reel.id}`],
      ['set', `deleted_reels/${reel.id}`, { id: reel.id, deleted: serverTimestamp() }],
      ...notices,
    );

export interface TestAnimals {
  readonly bull: StoredAnimal;
  readonly horse: StoredAnimal;
}

export async function storeTestAnimals(fixture: FirestoreFixture): Promise<TestAnimals> {
  const animals = {
    bull: buildBull(fixture.people.owner, { id: 'bodacious', name: 'Bodacious', brand: 'J31' }),
    horse: buildHorse(fixture.people.rider, { id: 'scamper', name: ' ', brand: 'S7' }),
  };
  await fixture.storeDocument('animals/bodacious', animals.bull);
  await fixture.storeDocument('animals/scamper', animals.horse);
  return animals;
}

export type VideoOverrides = Partial<Record<keyof StoredVideo, unknown>>;

/** Adds the fields that the rules require on publishing. */
function withPublishFields(video: StoredVideo, created_by: string, changes: VideoOverrides) {
  return {
    ...video,
    thumbnail_url: buildPictureUrl(`videos/${video.id}/${video.id}.png`),
    created_by,
    created: serverTimestamp(),
    updatedDate: null,
    ride_of_the_week: false,
    edited: false,
    // Allows values of wrong types without changing the result type.
    ...(changes as object),
  };
}

/** A contractor's video with a bull and two contestants. */
export function createContractorVideo(
  people: TestUsers,
  animals: TestAnimals,
  createdBy = 'owner',
  changes: VideoOverrides = {},
) {
  const { owner, rider, otherRider } = people;
  return withPublishFields(
    buildVideo(owner, { animal: animals.bull, contestants: [rider, otherRider] }),
    createdBy,
    changes,
  );
}

/** A video of somebody's own with an animal. */
export const createOwnVideo = (user: StoredUser, animal: StoredAnimal) =>
  withPublishFields(buildVideo(user, { animal }), user.id, {});

/** A contestant's timed run without an animal. */
export function createContestantVideo(people: TestUsers, changes: VideoOverrides = {}) {
  return withPublishFields(buildVideo(people.rider, { event_type: 5 }), 'rider', changes);
}
