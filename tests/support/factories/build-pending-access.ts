import { buildPendingAccess, type PendingAccess } from '#src/domain/pending-access.ts';
import type { StoredUser } from './build-user.ts';

/** An invite or request as it is stored. */
type StoredPendingAccess = PendingAccess & { created: Date };

const pendingFields = ['sent_invites', 'received_invites', 'sent_requests', 'received_requests'] as const;

/** The documents of the invites and requests that a profile lists. @param created by default now */
export function buildPendingEntries(user: StoredUser, created = new Date()): StoredPendingAccess[] {
  return pendingFields.flatMap((field) =>
    Object.keys(user[field]).map((otherId) => ({ ...buildPendingAccess(field, user.id, otherId), created })),
  );
}
