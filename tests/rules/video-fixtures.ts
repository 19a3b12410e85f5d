import { serverTimestamp } from 'firebase/firestore';
import { buildBull, buildHorse, type StoredAnimal } from '#tests/support/factories/animal.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/video.ts';
import { buildPictureUrl, type TestUsers, type FirestoreFixture } from './firestore-fixture.ts';

/** The animals that the cast's videos show. */
export interface TestAnimals {
  readonly bull: StoredAnimal;
  readonly horse: StoredAnimal;
}

export async function storeTestAnimals(stage: FirestoreFixture): Promise<TestAnimals> {
  const stock = {
    bull: buildBull(stage.people.owner, { id: 'bodacious', name: 'Bodacious', brand: 'J31' }),
    horse: buildHorse(stage.people.rider, { id: 'scamper', name: ' ', brand: 'S7' }),
  };
  await stage.storeDocument('animals/bodacious', stock.bull);
  await stage.storeDocument('animals/scamper', stock.horse);
  return stock;
}

export type VideoOverrides = Partial<Record<keyof StoredVideo, unknown>>;

/** A video with the values that only the server and the rules of publishing can give. */
function withPublishFields(made: StoredVideo, created_by: string, changes: VideoOverrides) {
  return {
    ...made,
    thumbnail_url: buildPictureUrl(`videos/${made.id}/${made.id}.png`),
    created_by,
    created: serverTimestamp(),
    updatedDate: null,
    ride_of_the_week: false,
    edited: false,
    // Deliberately wrong values keep the right fields' types.
    ...(changes as object),
  };
}

/** The contractor's bull, ridden by two contestants. */
export function createContractorVideo(
  people: TestUsers,
  stock: TestAnimals,
  by = 'owner',
  changes: VideoOverrides = {},
) {
  const { owner, rider, partner } = people;
  return withPublishFields(
    buildVideo(owner, { animal: stock.bull, contestants: [rider, partner] }),
    by,
    changes,
  );
}

/** A contestant's own timed run, with no animal named. */
export function createContestantVideo(people: TestUsers, changes: VideoOverrides = {}) {
  return withPublishFields(buildVideo(people.rider, { event_type: 5 }), 'rider', changes);
}
