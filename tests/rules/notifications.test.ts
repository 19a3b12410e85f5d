import { serverTimestamp } from 'firebase/firestore';
import { describe, test } from 'vitest';
import {
  buildTagNotification,
  buildAnimalVideoNotification,
} from '#tests/support/factories/build-notification.ts';
import {
  openTicket,
  publishVideo as publishNewVideo,
  createContestantVideo,
  createContractorVideo,
  storeTestAnimals,
  sentNow,
} from './publishing.ts';
import {
  expectAllowed,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type Caller,
  type NewDocument,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
const animals = useFixture(() => storeTestAnimals(fixture));

/** Publishes a video and its notifications in one batch. */
const publishVideo = (caller: Caller, video: NewDocument, notifications: NewDocument[]) =>
  publishNewVideo(fixture, caller, video, notifications);

/** Publishes the owner's video with a document that need not be under its own id. */
async function publishWith(video: NewDocument, path: string, notification: object): Promise<void> {
  await openTicket(fixture, video.id, 'owner');
  await fixture
    .as('owner')
    .commit(
      ['update', `uploads/${video.id}`, { published: serverTimestamp() }],
      ['set', `videos/${video.id}`, video],
      ['set', path, notification],
    );
}

const createRidersVideo = (by = 'owner') => createContractorVideo(fixture.people, animals, by);

function createTagNotification(video: { id: string; video_id: string }, changes: object = {}): NewDocument {
  const id = `${video.id}_1_rider`;
  const notification = buildTagNotification(fixture.people.rider, fixture.people.owner, video, { id });
  return { ...notification, ...sentNow(), ...changes };
}

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
  const notification = buildAnimalVideoNotification(owner, rider, animals.bull, video, {
    id: `${video.id}_2_owner`,
  });
  return { ...notification, ...sentNow(), ...changes };
}

describe('[DATA-04] video notifications', () => {
  test('allows notifying all tagged contestants in the same batch', async () => {
    const video = createRidersVideo();
    const otherRider = {
      id: `${video.id}_1_otherRider`,
      notified_user_id: 'otherRider',
    };
    await expectAllowed(
      publishVideo('owner', video, [createTagNotification(video), createTagNotification(video, otherRider)]),
    );
  });

  test('requires the account as the actor when a delegate publishes', async () => {
    const video = createRidersVideo('delegate');
    await expectAllowed(publishVideo('delegate', video, [createTagNotification(video)]));
    const other = createRidersVideo('delegate');
    await expectDenied(
      publishVideo('delegate', other, [createTagNotification(other, { actor_id: 'delegate' })]),
    );
  });

  test("allows notifying the animal's owner", async () => {
    const video = createBullVideo();
    await expectAllowed(publishVideo('rider', video, [createAnimalNotification(video)]));
  });

  test('uses Unnamed for an animal without a name', async () => {
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
    const notification = buildAnimalVideoNotification(rider, owner, { name: '' }, video, {
      id: `${video.id}_2_rider`,
    });
    await expectAllowed(publishVideo('owner', video, [{ ...notification, ...sentNow() }]));
  });

  test('denies a notification outside the batch of the video', async () => {
    const video = createRidersVideo();
    const notification = createTagNotification(video);
    const alone = () => fixture.as('owner').set(`notifications/${notification.id}`, notification);
    await expectDenied(alone());
    await expectAllowed(publishVideo('owner', video, []));
    await expectDenied(alone());
  });

  test('denies the batch if the video is denied', async () => {
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
  test.each(fields)('denies a notification without %s', async (field) => {
    const video = createRidersVideo();
    const notification = createTagNotification(video);
    const path = `notifications/${notification.id}`;
    await expectDenied(publishWith(video, path, omitField(notification, field)));
  });

  const fan = (id: string) => ({ id: `${id}_1_fan`, notified_user_id: 'fan' });
  test.each<[string, (id: string) => object]>([
    ['an additional field', () => ({ link: 'https://example.com' })],
    ['another message', () => ({ message_string: 'Win a saddle.' })],
    ["another user's name", () => ({ message_string: 'Somebody tagged you in a video.' })],
    ['another actor', () => ({ actor_id: 'otherRider' })],
    ['a client time', () => ({ timestamp: new Date(Date.now() - 60_000) })],
    ['a type that is not about videos', (id) => ({ alert_type: 3, id: `${id}_3_rider` })],
    ['the other type', (id) => ({ alert_type: 2, id: `${id}_2_rider` })],
    [
      'the other type and its message',
      (id) => ({
        ...{ alert_type: 2, id: `${id}_2_rider` },
        message_string: `${fixture.people.owner.name} posted a video of .`,
      }),
    ],
    ['a recipient who is not tagged', fan],
    ['a second one for the same recipient', (id) => ({ id: `${id}_1_rider_again` })],
  ])('denies %s', async (_case, changes) => {
    const video = createRidersVideo();
    await expectDenied(publishVideo('owner', video, [createTagNotification(video, changes(video.id))]));
  });

  test('denies another document id', async () => {
    const video = createRidersVideo();
    const valid = createTagNotification(video);
    const other = { ...valid, id: 'other' };
    await expectDenied(publishWith(video, 'notifications/other', valid));
    await expectDenied(publishVideo('owner', video, [other]));
    await expectDenied(publishWith(video, `notifications/${valid.id}`, other));
  });

  test('denies notifying oneself', async () => {
    const video = createContestantVideo(fixture.people, {
      contestants_id: ['rider'],
      contestants_names: ['Cody Vance'],
    });
    const own = buildTagNotification(fixture.people.rider, fixture.people.rider, video, {
      id: `${video.id}_1_rider`,
    });
    await expectDenied(publishVideo('rider', video, [{ ...own, ...sentNow() }]));
  });

  test.each<[string, (id: string) => object]>([
    ['another message', () => ({ message_string: 'Cody Vance posted a video of Red Rock.' })],
    ['another recipient', (id) => ({ notified_user_id: 'otherRider', id: `${id}_2_otherRider` })],
    ['the other type', (id) => ({ alert_type: 1, id: `${id}_1_owner` })],
    [
      'the other type and its message',
      (id) => ({
        ...{ alert_type: 1, id: `${id}_1_owner` },
        message_string: 'Cody Vance tagged you in a video.',
      }),
    ],
  ])("denies %s for the animal's owner", async (_case, changes) => {
    const video = createBullVideo();
    await expectDenied(publishVideo('rider', video, [createAnimalNotification(video, changes(video.id))]));
  });
});
