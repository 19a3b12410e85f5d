import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { buildStoredTicket } from '../publishing.ts';
import { longAgo, owner, stock, withStored } from '../cost/measure-cost.ts';

const { created_by: _author, ...specifiedVideo } = buildVideo(owner, {
  id: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6',
});
const animal = buildBull(stock, { id: 'steer', animalID: 'steer' });

const publishedId = '0e1c3a52-cafe-4b0a-8d55-3d1f0f3c1d22';

/** What the calls name. */
export const storedForCalls = withStored(
  ['videos/stored', buildVideo(owner, { id: 'stored' })],
  [`videos/${publishedId}`, buildVideo(owner, { id: publishedId })],
  [
    `uploads/${publishedId}`,
    { ...buildStoredTicket(publishedId, 'owner'), published: longAgo, expires: null },
  ],
  ['users/invited', buildContestant({ id: 'invited', received_invites: { inviting: true } })],
  ['users/inviting', buildContestant({ id: 'inviting', sent_invites: { invited: true } })],
);

/** A plain call of the specification (sections 3 and 7) that the rules refuse. */
export interface RefusedCall {
  call: string;
  /** Who calls, by default `owner`. What is called exists and is theirs. */
  uid?: string;
  attempt: (firestore: Firestore) => Promise<unknown>;
}

export const refusedCalls: readonly RefusedCall[] = [
  {
    call: 'create `users/{uid}` with the fields of the sign-up',
    uid: 'newcomer',
    attempt: (firestore) =>
      setDoc(doc(firestore, 'users', 'newcomer'), {
        ...{ id: 'newcomer', first_name: 'Cody', last_name: 'Vance', email: 'cody@example.com' },
        ...{ events: [1], account_type: 2, deleted: false },
      }),
  },
  {
    call: 'delete a video whose ticket has no `deleting`',
    attempt: (firestore) => deleteDoc(doc(firestore, 'videos', publishedId)),
  },
  {
    call: 'merge an email or a phone into `users/{uid}`',
    attempt: (firestore) => setDoc(doc(firestore, 'users', 'owner'), { phone: '+1' }, { merge: true }),
  },
  {
    call: 'merge `sent_invites` or `sent_requests` into the own profile',
    attempt: (firestore) =>
      setDoc(doc(firestore, 'users', 'owner'), { sent_invites: { rider: true } }, { merge: true }),
  },
  {
    call: 'change the two profiles only, when accepting',
    uid: 'invited',
    attempt(firestore) {
      const batch = writeBatch(firestore);
      const access = { account_access: { inviting: true }, received_invites: {} };
      batch.update(doc(firestore, 'users', 'invited'), access);
      batch.update(doc(firestore, 'users', 'inviting'), { user_access: { invited: true }, sent_invites: {} });
      return batch.commit();
    },
  },
  {
    call: 'add a video, under any id',
    attempt: (firestore) =>
      setDoc(doc(firestore, 'videos', specifiedVideo.id), { ...specifiedVideo, created: serverTimestamp() }),
  },
  {
    call: 'update a video without `edited` and `updatedDate`',
    attempt: (firestore) => updateDoc(doc(firestore, 'videos', 'stored'), { title: 'Another rodeo' }),
  },
  {
    call: 'create an animal alone',
    uid: 'stock',
    attempt: (firestore) =>
      setDoc(doc(firestore, 'animals', 'steer'), { ...animal, createTime: serverTimestamp() }),
  },
  {
    call: 'delete an animal alone',
    uid: 'stock',
    attempt: (firestore) => deleteDoc(doc(firestore, 'animals', 'bodacious')),
  },
  {
    call: 'delete a profile alone',
    attempt: (firestore) => deleteDoc(doc(firestore, 'users', 'owner')),
  },
  {
    call: 'add a report under an automatic id',
    attempt: (firestore) =>
      setDoc(doc(firestore, 'reported_videos', 'automatic'), {
        ...{ user_id: 'owner', video_id: 'stored', reported_date: serverTimestamp() },
      }),
  },
  {
    call: 'users where `email` equals the typed one',
    attempt: (firestore) =>
      getDocs(query(collection(firestore, 'users'), where('email', '==', 'cody@example.com'))),
  },
  {
    call: 'any list without a limit',
    attempt: (firestore) =>
      getDocs(query(collection(firestore, 'users'), where('account_type', '==', 2), orderBy('first_name'))),
  },
];
