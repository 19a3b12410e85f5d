import { arrayRemove, arrayUnion, deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import {
  followFields,
  isFollowsFull,
  parseFollows,
  type FollowChange,
  type Follows,
} from '#src/domain/follow.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { createRefusal } from '../refusal.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';

const getListRef = (userId: string) => doc(firestore, 'follows', userId);

/**
 * Reads whom and what a member follows. Some may be deleted by now.
 *
 * @throws DataError
 */
export async function fetchFollows(userId: string): Promise<Follows> {
  const parse = (_id: string, fields: unknown) => parseFollows(fields);
  return (await fetchDocument('follows', userId, parse)) ?? parseFollows({});
}

/**
 * Follows somebody or something, or ends that. Can be repeated.
 *
 * @throws DataError `follows-full` or `rodeos-full` when there are too many
 */
export async function changeFollow(userId: string, { target, isFollowed }: FollowChange): Promise<void> {
  const ids = isFollowed ? arrayUnion(target.id) : arrayRemove(target.id);
  try {
    await withDataErrors(() =>
      setDoc(getListRef(userId), { [followFields[target.kind]]: ids }, { merge: true }),
    );
  } catch (error) {
    const isFull =
      isDataError(error, 'not-allowed') && isFollowsFull(await fetchFollows(userId), target.kind);
    throw isFull ? createRefusal(target.kind === 'rodeo' ? 'rodeos-full' : 'follows-full', error) : error;
  }
}

/**
 * Deletes the list of follows.
 *
 * @throws DataError
 */
export async function deleteFollows(userId: string): Promise<void> {
  return withDataErrors(() => deleteDoc(getListRef(userId)));
}
