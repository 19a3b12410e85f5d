import { limit, where } from 'firebase/firestore';
import { describe, test, beforeEach, expect } from 'vitest';
import {
  buildTagNotification,
  buildAnimalVideoNotification,
  buildDelegateNotification,
  buildInviteNotification,
  type StoredNotification,
} from '#tests/support/factories/build-notification.ts';
import { getVideoNotificationIds } from '#src/domain/notification.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { storeTestAnimals } from './publishing.ts';
import {
  expectAllowed,
  expectDenied,
  createFirestoreFixture,
  type Caller,
  expectAccess,
  type Write,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
const animals = useFixture(() => storeTestAnimals(fixture));

const store = (notification: StoredNotification) =>
  fixture.storeDocument(`notifications/${notification.id}`, notification);

test('25 videos that tag a rider leave no notification when they are deleted', async () => {
  const { owner, formerDelegate: rider } = fixture.people;
  const videos = Array.from({ length: 25 }, () => buildVideo(owner, { contestants: [rider] }));
  for (const video of videos) {
    await fixture.storeDocument(`videos/${video.id}`, video);
    await store(buildTagNotification(rider, owner, video));
  }
  for (const video of videos) {
    const deletions = getVideoNotificationIds(video).map((id): Write => ['delete', `notifications/${id}`]);
    await expectAllowed(fixture.as('owner').commit(['delete', `videos/${video.id}`], ...deletions));
  }
  const isRiders = where('notified_user_id', '==', rider.id);
  const left = await fixture.as('formerDelegate').list('notifications', isRiders, limit(20));
  expect(left.size).toBe(0);
});

describe("removing a video's notification of another account", () => {
  let video: StoredVideo;
  beforeEach(async () => {
    const { rider, otherRider } = fixture.people;
    video = buildVideo(rider, { animal: animals.bull, contestants: [otherRider] });
    await fixture.storeDocument(`videos/${video.id}`, video);
  });
  const remove = (caller: Caller, { id }: StoredNotification) =>
    fixture.as(caller).delete(`notifications/${id}`);

  test.each([
    ['rider', 'allow'],
    ['otherRider', 'allow'],
    ['owner', 'deny'],
    ['fan', 'deny'],
    ['admin', 'deny'],
    ['anonymous', 'deny'],
  ] as const)("%s removes otherRider's: %s", async (caller, verdict) => {
    const notification = buildTagNotification(fixture.people.otherRider, fixture.people.rider, video);
    await store(notification);
    await expectAccess(verdict, remove(caller, notification));
  });

  test('includes those of the animal', async () => {
    const { owner, rider } = fixture.people;
    const ofAnimal = buildAnimalVideoNotification(owner, rider, animals.bull, video);
    await store(ofAnimal);
    await expectAllowed(remove('rider', ofAnimal));
  });

  test('includes what a delegate posted or edited only with the video, and never that they deleted it', async () => {
    const { owner, rider, delegate } = fixture.people;
    const notices = (['posted', 'edited', 'deleted'] as const).map((action) =>
      buildDelegateNotification(action, owner, delegate, video),
    );
    for (const notice of notices) {
      await store(notice);
      await expectDenied(remove('rider', notice));
    }
    const deletions = notices.map(({ id }): Write => ['delete', `notifications/${id}`]);
    const deletedVideo: Write = ['delete', `videos/${video.id}`];
    await expectDenied(fixture.as(rider.id as Caller).commit(deletedVideo, ...deletions));
    await expectAllowed(fixture.as(rider.id as Caller).commit(deletedVideo, ...deletions.slice(0, 2)));
  });

  test('the account itself removes what delegates and administrators did, those who act for it do not', async () => {
    const { owner, delegate } = fixture.people;
    const notices = [
      ...(['posted', 'edited', 'deleted'] as const).map((action) =>
        buildDelegateNotification(action, owner, delegate, video),
      ),
      ...[10, 11].map((alert_type) => ({
        ...buildDelegateNotification('deleted', owner, delegate, video),
        id: `${video.id}_${alert_type}_owner`,
        alert_type,
      })),
    ];
    for (const notice of notices) {
      await store(notice);
      await expectDenied(remove('delegate', notice));
      await expectAllowed(remove('owner', notice));
    }
  });

  test('is denied for an invite, and once the video is gone', async () => {
    const { owner, otherRider, rider } = fixture.people;
    const invite = buildInviteNotification(owner, rider, { video_id: video.id });
    await store(invite);
    await expectDenied(remove('rider', invite));
    const notification = buildTagNotification(otherRider, rider, video);
    await store(notification);
    await fixture.removeDocument(`videos/${video.id}`);
    await expectDenied(remove('rider', notification));
  });

  test('that is missing is allowed to members, who cannot look', async () => {
    const missing = buildTagNotification(fixture.people.otherRider, fixture.people.rider, video);
    await expectAllowed(remove('fan', missing));
    await expectDenied(remove('unverifiedDelegate', missing));
    await expectDenied(remove('anonymous', missing));
  });
});
