import { createStore, type UseStore } from 'idb-keyval';

/** What a connection throws that the browser has closed without an event, as Safari does when memory is short. */
const isLost = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);

/** A store of IndexedDB, whose connection is opened again where it was lost: until then nothing would be kept. */
export function openStore(database: string, name: string): UseStore {
  let store = createStore(database, name);
  return async (mode, callback) => {
    try {
      return await store(mode, callback);
    } catch (error) {
      if (!isLost(error)) throw error;
      store = createStore(database, name);
      return store(mode, callback);
    }
  };
}
