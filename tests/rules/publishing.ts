import { serverTimestamp } from 'firebase/firestore';
import { bull, horse, type StoredAnimal } from '#tests/support/factories/animal.ts';
import { video, type StoredVideo } from '#tests/support/factories/video.ts';
import { pictureAddress, type Cast, type Stage } from './stage.ts';

/** The animals that the cast's videos show. */
export interface Stock {
  readonly bull: StoredAnimal;
  readonly horse: StoredAnimal;
}

export async function storeStock(stage: Stage): Promise<Stock> {
  const stock = {
    bull: bull(stage.people.owner, { id: 'bodacious', name: 'Bodacious', brand: 'J31' }),
    horse: horse(stage.people.rider, { id: 'scamper', name: ' ', brand: 'S7' }),
  };
  await stage.put('animals/bodacious', stock.bull);
  await stage.put('animals/scamper', stock.horse);
  return stock;
}

export type VideoChanges = Partial<Record<keyof StoredVideo, unknown>>;

/** A video with the values that only the server and the rules of publishing can give. */
function published(made: StoredVideo, created_by: string, changes: VideoChanges) {
  return {
    ...made,
    thumbnail_url: pictureAddress(`videos/${made.id}/${made.id}.png`),
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
export function contractorsVideo(people: Cast, stock: Stock, by = 'owner', changes: VideoChanges = {}) {
  const { owner, rider, partner } = people;
  return published(video(owner, { animal: stock.bull, contestants: [rider, partner] }), by, changes);
}

/** A contestant's own timed run, with no animal named. */
export function contestantsVideo(people: Cast, changes: VideoChanges = {}) {
  return published(video(people.rider, { event_type: 5 }), 'rider', changes);
}
