import { doc, serverTimestamp, writeBatch, type WriteBatch } from 'firebase/firestore/lite';
import { getExpiry } from '#src/domain/expiry.ts';
import {
  getWaitMs,
  isDayUsedUp,
  parseRateLimitEntry,
  type PacedAction,
  type RateLimitEntry,
} from '#src/domain/rate-limit.ts';
import { getNow } from '#src/lib/clock.ts';
import { auth } from '../auth/auth.ts';
import { DataError, isDataError, withDataErrors } from '../data-error.ts';
import { createRefusal } from '../refusal.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';

interface PacedWrite {
  action: PacedAction;
  /** The id that the action's rule compares with the entry. */
  subject: string;
  /** Whether to wait some seconds and try once more when it comes too soon. */
  isPatient?: boolean;
}

const getEntryId = (action: PacedAction) => `${auth.currentUser?.uid ?? ''}_${action}`;

const fetchEntry = (action: PacedAction) =>
  fetchDocument('rate_limits', getEntryId(action), (_id, fields) => parseRateLimitEntry(fields));

function addEntry(
  batch: WriteBatch,
  { action, subject }: PacedWrite,
  entry: RateLimitEntry | undefined,
): void {
  const entryRef = doc(firestore, 'rate_limits', getEntryId(action));
  const moved = { subject, last: serverTimestamp(), expires: getExpiry('rate_limits', getNow()) };
  const firstOfDay = { day: serverTimestamp(), count: 1 };
  if (!entry) batch.set(entryRef, { user_id: auth.currentUser?.uid, kind: action, ...moved, ...firstOfDay });
  // The day that is stored may have ended; only the server's clock can tell.
  else if (isDayUsedUp(action, entry)) batch.update(entryRef, { ...moved, ...firstOfDay });
  else batch.update(entryRef, { ...moved, count: entry.count + 1 });
}

type AddWrites = (batch: WriteBatch) => void;

async function commitOnce(write: PacedWrite, addWrites: AddWrites): Promise<void> {
  const entry = await fetchEntry(write.action);
  const batch = writeBatch(firestore);
  addWrites(batch);
  addEntry(batch, write, entry);
  await withDataErrors(() => batch.commit());
}

/** The rules only say that a write is denied; the user's entry tells whether it came too soon or too often. */
async function explainDenial(
  denial: unknown,
  action: PacedAction,
): Promise<{ error: unknown; waitMs: number }> {
  const entry = isDataError(denial, 'not-allowed')
    ? await fetchEntry(action).catch(() => undefined)
    : undefined;
  if (!entry) return { error: denial, waitMs: 0 };
  if (isDayUsedUp(action, entry)) return { error: createRefusal(`${action}-limit`, denial), waitMs: 0 };
  const waitMs = getWaitMs(action, entry, getNow());
  return { error: waitMs > 0 ? new DataError('too-soon', denial) : denial, waitMs };
}

/**
 * Commits an action that the rules allow only so often, with the entry of the session user.
 *
 * @param addWrites adds the action's own writes
 * @throws DataError 'too-soon', or the action's limit when it is used up for today
 */
export async function commitPaced(write: PacedWrite, addWrites: AddWrites): Promise<void> {
  try {
    await commitOnce(write, addWrites);
  } catch (denial) {
    const { error, waitMs } = await explainDenial(denial, write.action);
    if (waitMs === 0 || !write.isPatient) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await commitPaced({ ...write, isPatient: false }, addWrites);
  }
}
