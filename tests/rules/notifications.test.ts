import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import {
  buildInviteNotification,
  buildTagNotification,
  buildAnimalVideoNotification,
} from '#tests/support/factories/notification.ts';
import {
  createContestantVideo,
  createContractorVideo,
  storeTestAnimals,
  type TestAnimals,
} from './video-fixtures.ts';
import {
  expectAllowed,
  expectAccess,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type FirestoreFixture,
  type Caller,
  type NewDocument,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
let animals: TestAnimals;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
  animals = await storeTestAnimals(fixture);
});
afterAll(() => fixture.dispose());

/** Publishes a video and its notifications in one batch, as the app does. */
function publishVideo(who: Caller, video: NewDocument, notifications: NewDocument[]): Promise<void> {
  const database = fixture.firestoreAs(who);
  const batch = writeBatch(database);
  batch.set(doc(database, 'videos', video.id), video);
  for (const notification of notifications) {
    batch.set(doc(database, 'notifications', notification.id), notification);
  }
  return batch.commit();
}

const createRidersVideo = (by = 'owner') => createContractorVideo(fixture.people, animals, by);

function createTagNotification(video: { id: string; video_id: string }, changes: object = {}): NewDocument {
  const id = `${video.id}_1_rider`;
  const made = buildTagNotification(fixture.people.rider, fixture.people.owner, video, { id });
  return { ...made, timestamp: serverTimestamp(), ...changes };
}

/** The rider's run on the owner's bull. */
function createBullVideo() {
  const { bull } = animals;
  return createContestantVideo(fixture.people, {
    animal_id: bull.id,
    animal_name: bull.name,
    animal_brand: bull.brand,
    tagged_animal_contractor_id: bull.contractor,
    contractor_name: bull.contractor_name,
  });
}

function createAnimalNotification(
  video: { id: string; video_id: string },
  changes: object = {},
): NewDocument {
  const { owner, rider } = fixture.people;
  const made = buildAnimalVideoNotification(owner, rider, animals.bull, video, { id: `${video.id}_2_owner` });
  return { ...made, timestamp: serverTimestamp(), ...changes };
}

describe('[DATA-04] telling of a video', () => {
  test('everybody who is tagged, in the batch that publishes it', async () => {
    const video = createRidersVideo();
    const partner = {
      id: `${video.id}_1_partner`,
      notified_user_id: 'partner',
    };
    await expectAllowed(
      publishVideo('owner', video, [createTagNotification(video), createTagNotification(video, partner)]),
    );
  });

  test('by a delegate, in the name of the account', async () => {
    const video = createRidersVideo('delegate');
    await expectAllowed(publishVideo('delegate', video, [createTagNotification(video)]));
    const other = createRidersVideo('delegate');
    await expectDenied(
      publishVideo('delegate', other, [createTagNotification(other, { actor_id: 'delegate' })]),
    );
  });

  test("the animal's contractor", async () => {
    const video = createBullVideo();
    await expectAllowed(publishVideo('rider', video, [createAnimalNotification(video)]));
  });

  test('an animal that has only a brand is called Unnamed', async () => {
    const { horse } = animals;
    const { owner, rider } = fixture.people;
    const copies = {
      animal_id: horse.id,
      animal_name: horse.name,
      animal_brand: horse.brand,
      tagged_animal_contractor_id: horse.contractor,
      contractor_name: horse.contractor_name,
    };
    const video = createContractorVideo(fixture.people, animals, 'owner', copies);
    const made = buildAnimalVideoNotification(rider, owner, { name: '' }, video, {
      id: `${video.id}_2_rider`,
    });
    await expectAllowed(publishVideo('owner', video, [{ ...made, timestamp: serverTimestamp() }]));
  });

  test('not without the video, nor after it', async () => {
    const video = createRidersVideo();
    const notification = createTagNotification(video);
    const alone = () =>
      setDoc(doc(fixture.firestoreAs('owner'), 'notifications', notification.id), notification);
    await expectDenied(alone());
    await expectAllowed(publishVideo('owner', video, []));
    await expectDenied(alone());
  });

  test('a refused video takes its notifications along', async () => {
    const video = createRidersVideo();
    await expectDenied(publishVideo('owner', { ...video, title: '' }, [createTagNotification(video)]));
  });

  const fields = [
    'id',
    'notified_user_id',
    'message_string',
    'timestamp',
    'alert_type',
    'video_id',
    'actor_id',
  ];
  test.each(fields)('not without %s', async (field) => {
    const video = createRidersVideo();
    const notification = createTagNotification(video);
    const batch = writeBatch(fixture.firestoreAs('owner'));
    batch.set(doc(fixture.firestoreAs('owner'), 'videos', video.id), video);
    batch.set(
      doc(fixture.firestoreAs('owner'), 'notifications', notification.id),
      omitField(notification, field),
    );
    await expectDenied(batch.commit());
  });

  const watcher = (id: string) => ({ id: `${id}_1_watcher`, notified_user_id: 'watcher' });
  test.each<[string, (id: string) => object]>([
    ['a field too many', () => ({ link: 'https://example.com' })],
    ['other words', () => ({ message_string: 'Win a saddle.' })],
    ["another's name", () => ({ message_string: 'Somebody tagged you in a video.' })],
    ['another actor', () => ({ actor_id: 'partner' })],
    ['a time of its own', () => ({ timestamp: new Date() })],
    ['a kind that is not about videos', (id) => ({ alert_type: 3, id: `${id}_3_rider` })],
    ["the other kind's words", (id) => ({ alert_type: 2, id: `${id}_2_rider` })],
    ['somebody who is not tagged', watcher],
    ['a second one for the same', (id) => ({ id: `${id}_1_rider_again` })],
  ])('not with %s', async (_what, changes) => {
    const video = createRidersVideo();
    await expectDenied(publishVideo('owner', video, [createTagNotification(video, changes(video.id))]));
  });

  test('not under another document id', async () => {
    const video = createRidersVideo();
    const batch = writeBatch(fixture.firestoreAs('owner'));
    batch.set(doc(fixture.firestoreAs('owner'), 'videos', video.id), video);
    batch.set(doc(fixture.firestoreAs('owner'), 'notifications', 'other'), createTagNotification(video));
    await expectDenied(batch.commit());
    await expectDenied(publishVideo('owner', video, [createTagNotification(video, { id: 'other' })]));
    const mislabelled = writeBatch(fixture.firestoreAs('owner'));
    mislabelled.set(doc(fixture.firestoreAs('owner'), 'videos', video.id), video);
    mislabelled.set(
      doc(fixture.firestoreAs('owner'), 'notifications', createTagNotification(video).id),
      createTagNotification(video, { id: 'other' }),
    );
    await expectDenied(mislabelled.commit());
  });

  test('nobody of the own', async () => {
    const video = createContestantVideo(fixture.people, {
      contestants_id: ['rider'],
      contestants_names: ['Cody Vance'],
    });
    const own = buildTagNotification(fixture.people.rider, fixture.people.rider, video, {
      id: `${video.id}_1_rider`,
    });
    await expectDenied(publishVideo('rider', video, [{ ...own, timestamp: serverTimestamp() }]));
  });

  test.each<[string, (id: string) => object]>([
    ['other words', () => ({ message_string: 'Cody Vance posted a video of Red Rock.' })],
    ['somebody else', (id) => ({ notified_user_id: 'partner', id: `${id}_2_partner` })],
    ['the other kind', (id) => ({ alert_type: 1, id: `${id}_1_owner` })],
  ])("the animal's contractor: not with %s", async (_what, changes) => {
    const video = createBullVideo();
    await expectDenied(publishVideo('rider', video, [createAnimalNotification(video, changes(video.id))]));
  });
});

describe('reading and removing notifications', () => {
  beforeEach(async () => {
    const { owner, rider } = fixture.people;
    await fixture.storeDocument('notifications/note', buildInviteNotification(owner, rider, { id: 'note' }));
  });
  const note = (who: Caller) => doc(fixture.firestoreAs(who), 'notifications', 'note');
  const list = (who: Caller, account: string) => {
    const notifications = collection(fixture.firestoreAs(who), 'notifications');
    const own = where('notified_user_id', '==', account);
    return getDocs(query(notifications, own, orderBy('timestamp', 'desc')));
  };

  const matrix = [
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['former', 'deny'],
    ['claimer', 'deny'],
    ['leaver', 'deny'],
    ['newcomer', 'deny'],
    ['rider', 'deny'],
    ['admin', 'deny'],
    ['nobody', 'deny'],
  ] as const;

  test.each(matrix)("%s reading the owner's: %s", async (who, verdict) => {
    await expectAccess(verdict, getDoc(note(who)));
    await expectAccess(verdict, list(who, 'owner'));
  });

  test("nobody lists everybody's", async () => {
    await expectDenied(getDocs(collection(fixture.firestoreAs('owner'), 'notifications')));
  });

  test.each(matrix)("%s removing one of the owner's: %s", async (who, verdict) => {
    await expectAccess(verdict, deleteDoc(note(who)));
  });

  test('nobody changes one', async () => {
    await expectDenied(updateDoc(note('owner'), { message_string: 'x' }));
    await expectDenied(updateDoc(note('rider'), { message_string: 'x' }));
  });
});
