import type { AccessField, AccessStep } from './access-steps.ts';
import { buildAccessChanges } from './access-steps.ts';
import { createReader, readInteger, readText, readTimestamp } from './field-readers.ts';

const readPendingAccess = createReader({
  id: readText,
  from: readText,
  to: readText,
  alert_type: readInteger,
  created: readTimestamp,
});

/** An invite (`alert_type` 3) or a request (4) that has not been answered. Its id is `{from}_{alert_type}_{to}`. */
export type PendingAccess = ReturnType<typeof readPendingAccess>;

/** Parses a stored document; missing fields become empty. @param id the document's id */
export function parsePendingAccess(id: string, data: unknown): PendingAccess {
  return { ...readPendingAccess(data), id };
}

/** The fields that a client writes. The server sets `created`. */
export type NewPendingAccess = Omit<PendingAccess, 'created'>;

/** The maps of a profile that list pending invites and requests. */
export type PendingField = Exclude<AccessField, 'user_access' | 'account_access'>;

const pendingFields: Record<PendingField, { alert_type: number; isSender: boolean }> = {
  sent_invites: { alert_type: 3, isSender: true },
  received_invites: { alert_type: 3, isSender: false },
  sent_requests: { alert_type: 4, isSender: true },
  received_requests: { alert_type: 4, isSender: false },
};

/** Whether a map of a profile lists invites or requests. */
export const isPendingField = (field: AccessField): field is PendingField => field in pendingFields;

/** The invite or request behind an entry of a profile. @param otherId the key of the entry */
export function buildPendingAccess(field: PendingField, ownId: string, otherId: string): NewPendingAccess {
  const { alert_type, isSender } = pendingFields[field];
  const [from, to] = isSender ? [ownId, otherId] : [otherId, ownId];
  return { id: `${from}_${alert_type}_${to}`, from, to, alert_type };
}

/** The invite or request that a step opens or closes; undefined for steps that end access. */
export function getPendingChange(
  step: AccessStep,
  ownId: string,
  otherId: string,
): { pending: NewPendingAccess; isOpened: boolean } | undefined {
  const ids = { id: ownId, current_accessed_account: ownId };
  const { entries } = buildAccessChanges(step, ids, { id: otherId, current_accessed_account: otherId }).own;
  for (const [field, isOpened] of entries) {
    if (isPendingField(field)) return { pending: buildPendingAccess(field, ownId, otherId), isOpened };
  }
  return undefined;
}

/** How long the rules accept an answer. */
export const pendingLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Whether it can no longer be accepted; true when it is missing. @param now in milliseconds since the epoch */
export function isExpired(pending: Pick<PendingAccess, 'created'> | undefined, now: number): boolean {
  return !pending?.created || pending.created.getTime() + pendingLifetimeMs < now;
}
