import { createStore, get, set } from 'idb-keyval';
import { parseNextEvent, type NextEvent } from '#src/domain/next-event.ts';

/*
 * My Next Event is kept on the device, per profile (decision D15), in IndexedDB: a refresh to a new version
 * clears the simpler storage (decision D29).
 */
const nextEventStore = createStore('rodeo-reel.next-event', 'by-profile');

/**
 * @returns empty fields where nothing is kept
 * @throws DOMException when the browser keeps nothing, as in some private windows
 */
export async function fetchNextEvent(profileId: string): Promise<NextEvent> {
  return parseNextEvent(await get<unknown>(profileId, nextEventStore));
}

/** @throws DOMException when the browser keeps nothing, or has no room left */
export async function storeNextEvent(profileId: string, event: NextEvent): Promise<void> {
  await set(profileId, event, nextEventStore);
}
