import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  serverTimestamp,
  type QueryConstraint,
} from 'firebase/firestore';
import { maxPageSize } from '#src/domain/list-limits.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildVideo, buildVideoInput, type VideoInputTraits } from '#tests/support/factories/build-video.ts';
import { buildNewVideo } from '#src/domain/new-video.ts';
import { buildDelegateNotification, buildVideoNotifications } from '#src/domain/notification.ts';
import { parseUser } from '#src/domain/user.ts';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import {
  commitPublication,
  openTicket,
  publishVideo as publishNewVideo,
  createContestantVideo,
  createContractorVideo,
  storeTestAnimals,
  sentNow,
} from './publishing.ts';
import {
  expectAllowed,
  expectAccess,
  buildPictureUrl,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type Caller,
  type NewDocument,
  type TestUsers,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
const animals = useFixture(() => storeTestAnimals(fixture));

const publishVideo = (caller: Caller, data: NewDocument) => publishNewVideo(fixture, caller, data);

describe('reading videos', () => {
  beforeAll(() => fixture.storeDocument('videos/ride', buildVideo(fixture.people.rider, { id: 'ride' })));

  test.each(['anonymous', 'unverifiedDelegate', 'fan'] as const)('%s can read a video', async (caller) => {
    await expectAllowed(fixture.as(caller).get('videos/ride'));
    await expectAllowed(fixture.as(caller).get('videos/missing'));
  });

  const videos = (caller: Caller) => collection(fixture.firestoreAs(caller), 'videos');

  test.each([
    ['anonymous', 1, 'allow'],
    ['anonymous', 20, 'allow'],
    ['anonymous', 21, 'deny'],
    ['unverifiedDelegate', 21, 'deny'],
    ['fan', 21, 'deny'],
  ] as const)('%s lists by video_id with limit %i: %s', async (caller, count, verdict) => {
    const byVideoId = query(videos(caller), where('video_id', '==', 'ride'), limit(count));
    await expectAccess(verdict, getDocs(byVideoId));
  });

  test('has pages of 20', async () => {
    for (const caller of ['anonymous', 'withoutProfile', 'fan'] as const) {
      const list = (...size: QueryConstraint[]) =>
        fixture.as(caller).list('videos', orderBy('created', 'desc'), ...size);
      await expectAllowed(list(limit(maxPageSize)));
      await expectDenied(list(limit(maxPageSize + 1)));
      await expectDenied(list());
    }
  });
});

describe('[DATA-03] publishing a video', () => {
  test('allows exactly the listed fields', async () => {
    const data = createContractorVideo(fixture.people, animals);
    expect(Object.keys(data).toSorted()).toEqual(
      [
        'account_upload animal_brand animal_id animal_marks animal_name contestants_id contestants_names contractor_id',
        'contractor_name created created_by duration edited event_date event_type firestoreID gate_turn id location notes',
        'penalty result ride_end ride_of_the_week ride_start rider_marks rodeo_id score tagged_animal_contractor_id thumbnail_url time title',
        'updatedDate user_id user_name video_id',
      ]
        .flatMap((line) => line.split(' '))
        .toSorted(),
    );
    await expectAllowed(publishVideo('owner', data));
  });

  // The mobile app writes none of these.
  const optionalFields = [
    ...['ride_start', 'ride_end', 'rodeo_id'],
    ...['rider_marks', 'animal_marks', 'gate_turn', 'result', 'penalty'],
  ];
  const requiredFields = Object.keys(buildVideo({ id: '' } as Parameters<typeof buildVideo>[0])).filter(
    (field) => !optionalFields.includes(field),
  );

  test.each(requiredFields)('is denied without %s', async (field) => {
    const data = createContractorVideo(fixture.people, animals);
    await openTicket(fixture, data.id, 'owner');
    await expectDenied(commitPublication(fixture, 'owner', omitField(data, field), data.id));
  });

  test('is allowed without the fields that the mobile app does not write', async () => {
    const data = createContractorVideo(fixture.people, animals);
    await openTicket(fixture, data.id, 'owner');
    const written = optionalFields.reduce<object>((rest, field) => omitField(rest, field), data);
    await expectAllowed(commitPublication(fixture, 'owner', written, data.id));
  });

  test('is denied with an additional field', async () => {
    await expectDenied(
      publishVideo('owner', { ...createContractorVideo(fixture.people, animals), release: true }),
    );
  });

  test('allows contestants no animal, their own or another', async () => {
    const { people } = fixture;
    await expectAllowed(publishVideo('rider', createContestantVideo(people)));
    for (const animal of [animals.horse, animals.bull]) {
      const copies = {
        animal_id: animal.id,
        animal_name: animal.name,
        animal_brand: animal.brand,
        tagged_animal_contractor_id: animal.contractor,
        contractor_name: animal.contractor_name,
      };
      await expectAllowed(publishVideo('rider', createContestantVideo(people, copies)));
    }
  });

  test.each([
    ['owner', 'owner', 'allow'],
    ['delegate', 'delegate', 'allow'],
    ['delegate', 'owner', 'deny'],
    ['owner', 'delegate', 'deny'],
    ['formerDelegate', 'formerDelegate', 'deny'],
    ['selfGranted', 'selfGranted', 'deny'],
    ['deletedDelegate', 'deletedDelegate', 'deny'],
    ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
    ['withoutProfile', 'withoutProfile', 'deny'],
    ['rider', 'rider', 'deny'],
    ['admin', 'admin', 'deny'],
    ['anonymous', 'anonymous', 'deny'],
  ] as const)("for the owner's account by %s with created_by %s: %s", async (caller, createdBy, verdict) => {
    await expectAccess(
      verdict,
      publishVideo(caller, createContractorVideo(fixture.people, animals, createdBy)),
    );
  });

  test('is denied for a deleted account', async () => {
    const changes = { user_id: 'deletedOwner', contractor_id: 'deletedOwner' };
    await expectDenied(
      publishVideo('delegate', createContractorVideo(fixture.people, animals, 'delegate', changes)),
    );
    await expectDenied(
      publishVideo('deletedOwner', createContractorVideo(fixture.people, animals, 'deletedOwner', changes)),
    );
  });

  test('is denied for a fan', async () => {
    const own = { user_id: 'fan', user_name: 'Riley Stone', contractor_id: '' };
    for (const account_upload of [1, 2, 3]) {
      const changes = { ...own, account_upload };
      await expectDenied(publishVideo('fan', createContractorVideo(fixture.people, animals, 'fan', changes)));
    }
  });

  test('requires the same UUID in all id fields', async () => {
    const data = createContractorVideo(fixture.people, animals);
    const other = crypto.randomUUID();
    await openTicket(fixture, other, 'owner');
    await expectDenied(commitPublication(fixture, 'owner', data, other));
    for (const field of ['id', 'video_id', 'firestoreID']) {
      await openTicket(fixture, data.id, 'owner');
      await expectDenied(commitPublication(fixture, 'owner', { ...data, [field]: other }, data.id));
    }
    for (const id of ['ride-2', data.id.toUpperCase()]) {
      const renamed = { ...data, id, video_id: id, firestoreID: id };
      await expectDenied(
        publishVideo('owner', { ...renamed, thumbnail_url: buildPictureUrl(`videos/${id}/${id}.png`) }),
      );
    }
  });

  test('is allowed once per id', async () => {
    const data = createContractorVideo(fixture.people, animals);
    await expectAllowed(publishVideo('owner', data));
    await expectDenied(commitPublication(fixture, 'owner', data, data.id));
    await expectDenied(publishVideo('owner', data));
  });

  test('is denied for an account without access', async () => {
    await expectDenied(
      publishVideo(
        'rider',
        createContestantVideo(fixture.people, { user_id: 'owner', contractor_id: 'owner' }),
      ),
    );
  });

  const buildThumbnailUrl = (id: string) => buildPictureUrl(`videos/${id}/${id}.png`);

  test.each([
    ['another bucket', (id: string) => buildThumbnailUrl(id).replace('demo-rodeo-rules.', 'demo-other.')],
    ['another video', () => buildThumbnailUrl(crypto.randomUUID())],
    ['another file', (id: string) => buildPictureUrl(`videos/${id}.mov`)],
    ['another host', (id: string) => buildThumbnailUrl(id).replace('127.0.0.1', 'example.com')],
    ['another path on the host', (id: string) => buildThumbnailUrl(id).replace('/o/', '/x/o/')],
    ['a fragment', (id: string) => `${buildThumbnailUrl(id)}#x`],
    ['no token', (id: string) => buildThumbnailUrl(id).replace(/&token=.*/, '')],
    ['a script', () => 'javascript:alert(1)'],
    ['an empty URL', () => ''],
    ['null', () => null],
    // Only for projects not named demo-….
    [
      "production's host",
      (id: string) =>
        buildThumbnailUrl(id).replace(/^http:..127.0.0.1:\d+/, 'https://firebasestorage.googleapis.com'),
    ],
  ])('is denied with the wrong thumbnail URL: %s', async (_case, buildUrl) => {
    const data = createContractorVideo(fixture.people, animals);
    await expectDenied(publishVideo('owner', { ...data, thumbnail_url: buildUrl(data.id) }));
  });
});

interface RideInput extends Pick<VideoInputTraits, 'eventId' | 'animal' | 'contestants'> {
  uploaderId: keyof TestUsers;
  account: StoredUser;
}

/** Publishes a ride with the app's own functions, like src/data/firestore-lite/videos.ts. @returns the number of notifications */
async function publishRide({ account, ...ride }: RideInput): Promise<number> {
  const input = buildVideoInput(account, { ...ride, result: 12.5 });
  const { id } = input;
  const { uploaderId } = ride;
  const video = buildNewVideo({ ...input, thumbnailUrl: buildPictureUrl(`videos/${id}/${id}.png`) });
  await openTicket(fixture, id, account.id, uploaderId);
  const uploader = fixture.people[uploaderId];
  const posted = buildDelegateNotification('posted', parseUser(uploader.id, uploader), video);
  const notifications = [...buildVideoNotifications(video), ...(posted ? [posted] : [])];
  const data = { ...video, created: serverTimestamp(), updatedDate: null };
  const sent = notifications.map((each) => ({ ...each, ...sentNow() }));
  await expectAllowed(commitPublication(fixture, uploaderId, data, id, sent));
  return notifications.length;
}

describe('[DATA-03, DATA-04] the rules allow rides published by the app', () => {
  test("a contractor's bull with two riders, who are notified", async () => {
    const { owner, rider, otherRider } = fixture.people;
    const ride = { account: owner, eventId: 1, animal: animals.bull, contestants: [rider, otherRider] };
    expect(await publishRide({ ...ride, uploaderId: 'owner' })).toBe(2);
    expect(await publishRide({ ...ride, uploaderId: 'delegate' })).toBe(3);
  });

  test("a contestant's run on another account's animal, whose owner is notified", async () => {
    const { rider } = fixture.people;
    expect(await publishRide({ uploaderId: 'rider', account: rider, eventId: 4, animal: animals.bull })).toBe(
      1,
    );
  });

  test("a contestant's run on their own animal or none, without notifications", async () => {
    const { rider } = fixture.people;
    expect(
      await publishRide({ uploaderId: 'rider', account: rider, eventId: 3, animal: animals.horse }),
    ).toBe(0);
    expect(await publishRide({ uploaderId: 'rider', account: rider, eventId: 10 })).toBe(0);
  });
});
