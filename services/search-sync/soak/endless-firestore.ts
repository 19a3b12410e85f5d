import type { Firestore } from 'firebase-admin/firestore';
import { collectionNames, type CollectionName } from '../index-documents.ts';

const idLength = 9;
const toId = (number: number) => String(number).padStart(idLength, '0');

/** As large as stored documents are. */
const fields: Readonly<Record<CollectionName, object>> = {
  users: {
    ...{
      account_type: 2,
      name: 'Darius Boone',
      first_name: 'Darius',
      last_name: 'Boone',
      location: 'Cody, WY',
    },
    ...{
      photo_url: 'https://files.example/users/photo.jpg?alt=media',
      bio: 'b'.repeat(500),
      email_verified: true,
    },
  },
  animals: {
    name: 'Northern Lights',
    brand: 'J102',
    animal_type: 1,
    contractor_name: 'Prairie Jack Rodeo',
    bio: 'b'.repeat(500),
  },
  videos: {
    ...{
      title: 'Pendleton Round-Up',
      location: 'Pendleton, OR',
      user_name: 'Darius Boone',
      animal_name: 'Northern Lights',
    },
    ...{
      contestants_names: ['Darius Boone'],
      event_type: 1,
      score: 86.5,
      duration: 8,
      notes: 'n'.repeat(500),
    },
    ...{
      thumbnail_url: 'https://files.example/videos/1.png?alt=media',
      created: new Date('2026-11-26T00:00:00Z'),
    },
  },
  reels: {
    title: 'Best of 2026',
    user_name: 'Darius Boone',
    videos: Array.from({ length: 10 }, (_, index) => `8d3b6a52-cafe-4b0a-8d55-3d1f0f3c1d${index + 10}`),
    created: new Date('2026-11-26T00:00:00Z'),
  },
};

/** As many documents in each collection, made when they are read: only their number takes memory. */
export function createEndlessFirestore(documentCount: number): Firestore {
  const perCollection = Math.ceil(documentCount / collectionNames.length);

  function createSnapshot(name: CollectionName, number: number) {
    const id = toId(number);
    return {
      id,
      exists: number < perCollection,
      ref: { path: `${name}/${id}` },
      data: () => ({ ...fields[name], id }),
      updateTime: 1,
    };
  }

  /** From a document to before another. */
  const createQuery = (name: CollectionName, from: number, to: number, limit: number): object => ({
    orderBy: () => createQuery(name, from, to, limit),
    limit: (count: number) => createQuery(name, from, to, count),
    startAt: (id: string) => createQuery(name, Number(id), to, limit),
    startAfter: ({ id }: { id: string }) => createQuery(name, Number(id) + 1, to, limit),
    endAt: (id: string) => createQuery(name, from, Number(id) + 1, limit),
    doc: (id: string) => ({ id, path: `${name}/${id}`, firestore }),
    get: () => {
      const length = Math.max(0, Math.min(limit, to - from));
      return Promise.resolve({
        docs: Array.from({ length }, (_, index) => createSnapshot(name, from + index)),
      });
    },
  });

  const firestore = {
    collection: (name: CollectionName) => createQuery(name, 0, perCollection, Infinity),
    getAll: (...references: { path?: string }[]) =>
      Promise.resolve(
        references.flatMap(({ path }) => {
          const [name, id] = path?.split('/') ?? [];
          return id === undefined ? [] : [createSnapshot(name as CollectionName, Number(id))];
        }),
      ),
  };
  return firestore as unknown as Firestore;
}
