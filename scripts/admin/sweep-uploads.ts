import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { toPlainData } from '#src/data/plain-data.ts';
import { parseUploadTicket, ticketLifetimeMs } from '#src/domain/upload-ticket.ts';
import { getVideoFileNames } from './video-files.ts';

/**
 * Finds the files of uploads that were never published and no longer can be.
 *
 * @param isDryRun whether to keep the files
 * @returns their names
 */
export async function sweepUploads(app: App, isDryRun: boolean): Promise<string[]> {
  const { docs } = await getFirestore(app).collection('uploads').where('published', '==', null).get();
  const bucket = getStorage(app).bucket();
  const found: string[] = [];
  for (const ticket of docs) {
    const { created } = parseUploadTicket(ticket.id, toPlainData(ticket.data()));
    if (!created || created.getTime() > Date.now() - ticketLifetimeMs) continue;
    for (const name of getVideoFileNames(ticket.id)) {
      const [exists] = await bucket.file(name).exists();
      if (!exists) continue;
      found.push(name);
      if (!isDryRun) await bucket.file(name).delete();
    }
  }
  return found;
}
