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
import { invite, taggedInVideo, videoOfAnimal } from '#tests/support/factories/notification.ts';
import { contestantsVideo, contractorsVideo, storeStock, type Stock } from './publishing.ts';
import {
  allowed,
  expectVerdict,
  refused,
  setStage,
  without,
  type Stage,
  type Who,
  type Written,
} from './stage.ts';

let stage: Stage;
let stock: Stock;
beforeAll(async () => {
  stage = await setStage();
  stock = await storeStock(stage);
});
afterAll(() => stage.strike());

/** Publishes a video and its notifications in one batch, as the app does. */
function publish(who: Who, video: Written, notifications: Written[]): Promise<void> {
  const database = stage.as(who);
  const batch = writeBatch(database);
  batch.set(doc(database, 'videos', video.id), video);
  for (const notification of notifications) {
    batch.set(doc(database, 'notifications', notification.id), notification);
  }
  return batch.commit();
}

const ofContractor = (by = 'owner') => contractorsVideo(stage.people, stock, by);

function tag(video: { id: string; video_id: string }, changes: object = {}): Written {
  const id = `${video.id}_1_rider`;
  const made = taggedInVideo(stage.people.rider, stage.people.owner, video, { id });
  return { ...made, timestamp: serverTimestamp(), ...changes };
}

/** The rider's run on the owner's bull. */
function ofBull() {
  const { bull } = stock;
  return contestantsVideo(stage.people, {
    animal_id: bull.id,
    animal_name: bull.name,
    animal_brand: bull.brand,
    tagged_animal_contractor_id: bull.contractor,
    contractor_name: bull.contractor_name,
  });
}

function shown(video: { id: string; video_id: string }, changes: object = {}): Written {
  const { owner, rider } = stage.people;
  const made = videoOfAnimal(owner, rider, stock.bull, video, { id: `${video.id}_2_owner` });
  return { ...made, timestamp: serverTimestamp(), ...changes };
}

describe('[DATA-04] telling of a video', () => {
  test('everybody who is tagged, in the batch that publishes it', async () => {
    const video = ofContractor();
    const partner = {
      id: `${video.id}_1_partner`,
      notified_user_id: 'partner',
    };
    await allowed(publish('owner', video, [tag(video), tag(video, partner)]));
  });

  test('by a delegate, in the name of the account', async () => {
    const video = ofContractor('delegate');
    await allowed(publish('delegate', video, [tag(video)]));
    const other = ofContractor('delegate');
    await refused(publish('delegate', other, [tag(other, { actor_id: 'delegate' })]));
  });

  test("the animal's contractor", async () => {
    const video = ofBull();
    await allowed(publish('rider', video, [shown(video)]));
  });

  test('an animal that has only a brand is called Unnamed', async () => {
    const { horse } = stock;
    const { owner, rider } = stage.people;
    const copies = {
      animal_id: horse.id,
      animal_name: horse.name,
      animal_brand: horse.brand,
      tagged_animal_contractor_id: horse.contractor,
      contractor_name: horse.contractor_name,
    };
    const video = contractorsVideo(stage.people, stock, 'owner', copies);
    const made = videoOfAnimal(rider, owner, { name: '' }, video, { id: `${video.id}_2_rider` });
    await allowed(publish('owner', video, [{ ...made, timestamp: serverTimestamp() }]));
  });

  test('not without the video, nor after it', async () => {
    const video = ofContractor();
    const notification = tag(video);
    const alone = () => setDoc(doc(stage.as('owner'), 'notifications', notification.id), notification);
    await refused(alone());
    await allowed(publish('owner', video, []));
    await refused(alone());
  });

  test('a refused video takes its notifications along', async () => {
    const video = ofContractor();
    await refused(publish('owner', { ...video, title: '' }, [tag(video)]));
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
    const video = ofContractor();
    const notification = tag(video);
    const batch = writeBatch(stage.as('owner'));
    batch.set(doc(stage.as('owner'), 'videos', video.id), video);
    batch.set(doc(stage.as('owner'), 'notifications', notification.id), without(notification, field));
    await refused(batch.commit());
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
    const video = ofContractor();
    await refused(publish('owner', video, [tag(video, changes(video.id))]));
  });

  test('not under another document id', async () => {
    const video = ofContractor();
    const batch = writeBatch(stage.as('owner'));
    batch.set(doc(stage.as('owner'), 'videos', video.id), video);
    batch.set(doc(stage.as('owner'), 'notifications', 'other'), tag(video));
    await refused(batch.commit());
    await refused(publish('owner', video, [tag(video, { id: 'other' })]));
    const mislabelled = writeBatch(stage.as('owner'));
    mislabelled.set(doc(stage.as('owner'), 'videos', video.id), video);
    mislabelled.set(doc(stage.as('owner'), 'notifications', tag(video).id), tag(video, { id: 'other' }));
    await refused(mislabelled.commit());
  });

  test('nobody of the own', async () => {
    const video = contestantsVideo(stage.people, {
      contestants_id: ['rider'],
      contestants_names: ['Cody Vance'],
    });
    const own = taggedInVideo(stage.people.rider, stage.people.rider, video, { id: `${video.id}_1_rider` });
    await refused(publish('rider', video, [{ ...own, timestamp: serverTimestamp() }]));
  });

  test.each<[string, (id: string) => object]>([
    ['other words', () => ({ message_string: 'Cody Vance posted a video of Red Rock.' })],
    ['somebody else', (id) => ({ notified_user_id: 'partner', id: `${id}_2_partner` })],
    ['the other kind', (id) => ({ alert_type: 1, id: `${id}_1_owner` })],
  ])("the animal's contractor: not with %s", async (_what, changes) => {
    const video = ofBull();
    await refused(publish('rider', video, [shown(video, changes(video.id))]));
  });
});

describe('reading and removing notifications', () => {
  beforeEach(async () => {
    const { owner, rider } = stage.people;
    await stage.put('notifications/note', invite(owner, rider, { id: 'note' }));
  });
  const note = (who: Who) => doc(stage.as(who), 'notifications', 'note');
  const list = (who: Who, account: string) => {
    const notifications = collection(stage.as(who), 'notifications');
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
    await expectVerdict(verdict, getDoc(note(who)));
    await expectVerdict(verdict, list(who, 'owner'));
  });

  test("nobody lists everybody's", async () => {
    await refused(getDocs(collection(stage.as('owner'), 'notifications')));
  });

  test.each(matrix)("%s removing one of the owner's: %s", async (who, verdict) => {
    await expectVerdict(verdict, deleteDoc(note(who)));
  });

  test('nobody changes one', async () => {
    await refused(updateDoc(note('owner'), { message_string: 'x' }));
    await refused(updateDoc(note('rider'), { message_string: 'x' }));
  });
});
