import { ServerValue, type Database } from 'firebase-admin/database';
import type { ViewStore } from './view-collector.ts';

/** The counters that everybody reads, `videoViews/{id}`. */
export const createDatabaseStore = (database: Database): ViewStore => ({
  hasCounter: async (videoId) => (await database.ref(`videoViews/${videoId}`).get()).exists(),
  add: (views) => {
    const changes = [...views].map(([videoId, count]) => [videoId, ServerValue.increment(count)] as const);
    return database.ref('videoViews').update(Object.fromEntries(changes));
  },
});
