import { collection, deleteDoc, doc, query, serverTimestamp, setDoc, where } from 'firebase/firestore/lite';
import { readText } from '#src/domain/field-readers.ts';
import { withDataErrors } from '../data-error.ts';
import { fetchAll } from './fetch-all.ts';
import { firestore } from './firestore-client.ts';

const blocksCollection = collection(firestore, 'blocks');

const getBlockRef = (userId: string, blockedId: string) => doc(blocksCollection, `${userId}_${blockedId}`);

/**
 * Reads the ids of the accounts that a user has blocked.
 *
 * @throws DataError
 */
export async function fetchBlockedIds(userId: string): Promise<string[]> {
  return withDataErrors(async () => {
    const blocks = await fetchAll(query(blocksCollection, where('user_id', '==', userId)));
    return blocks.map((found) => readText(found.get('blocked_id')));
  });
}

/**
 * Blocks an account: it can neither invite the user, ask for access, nor tag the user or their animals.
 *
 * @throws DataError
 */
export async function blockAccount(userId: string, blockedId: string): Promise<void> {
  const block = { user_id: userId, blocked_id: blockedId, created: serverTimestamp() };
  return withDataErrors(() => setDoc(getBlockRef(userId, blockedId), block));
}

/** @throws DataError */
export async function unblockAccount(userId: string, blockedId: string): Promise<void> {
  return withDataErrors(() => deleteDoc(getBlockRef(userId, blockedId)));
}
