import { get, set } from 'idb-keyval';
import { parseNextEvent, type NextEvent } from '#src/domain/next-event.ts';
import { openStore } from './open-store.ts';

/*
 * My Next Event is stored on the device, per profile (decision D15). IndexedDB, because a reload to a new version
 * clears localStorage (decision D29).
 */
const nextEventStore = openStore('rodeo-reel.next-event', 'by-profile');

/**
 * @returns empty fields when nothing is stored
 * @throws DOMException when the browser denies storage, for example in private windows
 */
export async function fetchNextEvent(profileId: string): Promise<NextEvent> {
  return parseNextEvent(await get<unknown>(profileId, nextEventStore));
}

/** @throws DOMException when the browser denies storage or the quota is exceeded */
export async function storeNextEvent(profileId: string, event: NextEvent): Promise<void> {
  await set(profileId, event, nextEventStore);
}
