import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { projectId } from '../../backend/project.ts';
import { deriveUuid } from '../../seed/derive-uuid.ts';

/** The title of the oldest ride. */
export const lastTitle = 'First Rodeo of Them All';

/**
 * Adds older rides to seeded demo data until there are enough: copies of the demo rides with thumbnails of their own.
 *
 * @param total of all rides; fewer than one batch of Firestore (500) are added
 */
export async function addRides(total: number): Promise<void> {
  const app = initializeApp({ projectId }, 'first-load');
  try {
    const firestore = getFirestore(app);
    const videos = firestore.collection('videos');
    const { docs: demoRides } = await videos.orderBy('created', 'desc').get();
    const oldestRide = demoRides.at(-1);
    if (!oldestRide) throw new Error('there are no demo rides to copy');
    const oldest = (oldestRide.get('created') as Timestamp).toMillis();
    const batch = firestore.batch();
    for (let number = demoRides.length + 1; number <= total; number += 1) {
      const ride = demoRides[number % demoRides.length];
      const id = deriveUuid(`first-load/${number}`);
      batch.set(videos.doc(id), {
        ...ride?.data(),
        ...{ id, video_id: id, firestoreID: id },
        created: Timestamp.fromMillis(oldest - number * 60_000),
        thumbnail_url: `${ride?.get('thumbnail_url') as string}&ride=${number}`,
        ...(number === total && { title: lastTitle }),
      });
    }
    await batch.commit();
  } finally {
    await deleteApp(app);
  }
}
