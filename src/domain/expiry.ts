const dayMs = 24 * 60 * 60 * 1000;

/**
 * After how many days Firestore deletes a document, by its field `expires` and the TTL policies of
 * firestore.indexes.json. The client sets the field; the rules accept a month more or less. A ticket stays once it is
 * published.
 */
export const daysKept = { notifications: 365, pending_access: 60, rate_limits: 60, uploads: 60 } as const;

/** Likewise, of documents that a function writes: Google delivers an event to it for a day. */
export const serviceDaysKept = { push_queue: 7 } as const;

/** The collections whose documents expire. */
export type ExpiringCollection = keyof typeof daysKept;

/** The `expires` of a document that is written. @param now milliseconds since the epoch by the server's clock */
export const getExpiry = (collection: ExpiringCollection | keyof typeof serviceDaysKept, now: number): Date =>
  new Date(now + { ...daysKept, ...serviceDaysKept }[collection] * dayMs);
