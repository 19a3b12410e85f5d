import { expect, type Page } from '@playwright/test';

/** Waits until this device has stored when the notifications of a profile were last viewed. */
export async function expectSeen(page: Page, profileId: string): Promise<void> {
  const read = (id: string) =>
    new Promise<unknown>((resolve, reject) => {
      const opening = indexedDB.open('rodeo-reel.last-seen');
      opening.onerror = () => reject(opening.error ?? new Error('not opened'));
      opening.onsuccess = () => {
        const { result: database } = opening;
        const reading = database.transaction('by-profile').objectStore('by-profile').get(id);
        reading.onerror = () => reject(reading.error ?? new Error('not read'));
        reading.onsuccess = () => {
          database.close();
          resolve(reading.result);
        };
      };
    });
  await expect.poll(() => page.evaluate(read, profileId)).toEqual(expect.any(Number));
}
