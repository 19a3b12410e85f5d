import { serverTimestamp } from 'firebase/firestore';
import { buildBull, buildHorse, type StoredAnimal } from '#tests/support/factories/build-animal.ts';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { buildPictureUrl, type TestUsers, type FirestoreFixture } from './firestore-fixture.ts';

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
