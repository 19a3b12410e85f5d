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
import { owner, stock, withStored } from '../cost/measure-cost.ts';

const { created_by: _author, ...specifiedVideo } = buildVideo(owner, {
  id: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6',
});
const animal = buildBull(stock, { id: 'steer', animalID: 'steer' });

/** What the calls name. */
export const storedForCalls = withStored(
  ['videos/stored', buildVideo(owner, { id: 'stored' })],
  ['users/invited', buildContestant({ id: 'invited', received_invites: { inviting: true } })],
  ['users/inviting', buildContestant({ id: 'inviting', sent_invites: { invited: true } })],
);

/** A plain call of the specification (sections 3 and 7) that the rules refuse. */
export interface RefusedCall {
  call: string;
  why: string;
  instead: string;
  /** Who calls, by default `owner`. What is called exists and is theirs. */
  uid?: string;
  attempt: (firestore: Firestore) => Promise<unknown>;
}

export const refusedCalls: readonly RefusedCall[] = [
  {
    call: 'create `users/{uid}` with the fields of the sign-up',
    why: 'half a profile breaks readers; the email was not verified yet; nobody has agreed to the terms',
    instead: 'sign up',
    uid: 'newcomer',
    attempt: (firestore) =>
      setDoc(doc(firestore, 'users', 'newcomer'), {
        ...{ id: 'newcomer', first_name: 'Cody', last_name: 'Vance', email: 'cody@example.com' },
        ...{ events: [1], account_type: 2, deleted: false },
      }),
  },
  {
    call: 'merge an email or a phone into `users/{uid}`',
    why: 'every member reads profiles',
    instead: 'edit a profile',
    attempt: (firestore) => setDoc(doc(firestore, 'users', 'owner'), { phone: '+1' }, { merge: true }),
  },
  {
    call: 'merge `sent_invites` or `sent_requests` into the own profile',
    why: 'the other side, the time and the notification would be missing',
    instead: 'invite, request',
    attempt: (firestore) =>
      setDoc(doc(firestore, 'users', 'owner'), { sent_invites: { rider: true } }, { merge: true }),
  },
  {
    call: 'change the two profiles only, when accepting',
    why: 'an invite that has expired could be accepted',
    instead: 'accept invite, accept request',
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
    why: 'ids are used once, and the files belong to the ticket',
    instead: 'open a ticket, publish',
    attempt: (firestore) =>
      setDoc(doc(firestore, 'videos', specifiedVideo.id), { ...specifiedVideo, created: serverTimestamp() }),
  },
  {
    call: 'update a video without `edited` and `updatedDate`',
    why: 'readers show that and when it was edited',
    instead: 'edit',
    attempt: (firestore) => updateDoc(doc(firestore, 'videos', 'stored'), { title: 'Another rodeo' }),
  },
  {
    call: 'create an animal alone',
    why: 'scripts could fill the lists',
    instead: 'create an animal',
    uid: 'stock',
    attempt: (firestore) =>
      setDoc(doc(firestore, 'animals', 'steer'), { ...animal, createTime: serverTimestamp() }),
  },
  {
    call: 'delete an animal alone',
    why: 'its id could be used again',
    instead: 'delete an own animal',
    uid: 'stock',
    attempt: (firestore) => deleteDoc(doc(firestore, 'animals', 'bodacious')),
  },
  {
    call: 'delete a profile alone',
    why: 'what is stored apart from it would stay',
    instead: 'delete the profile',
    attempt: (firestore) => deleteDoc(doc(firestore, 'users', 'owner')),
  },
  {
    call: 'add a report under an automatic id',
    why: 'one report for a person and a video',
    instead: 'report',
    attempt: (firestore) =>
      setDoc(doc(firestore, 'reported_videos', 'automatic'), {
        ...{ user_id: 'owner', video_id: 'stored', reported_date: serverTimestamp() },
      }),
  },
  {
    call: 'users where `email` equals the typed one',
    why: 'profiles have no email, and a list needs a limit',
    instead: 'get `emails/{SHA-256 of it in lower case, in hex}`, whose `user_id` is the account',
    attempt: (firestore) =>
      getDocs(query(collection(firestore, 'users'), where('email', '==', 'cody@example.com'))),
  },
  {
    call: 'any list without a limit',
    why: 'each document is paid',
    instead: 'pages of 20, with a cursor and without an offset',
    attempt: (firestore) =>
      getDocs(query(collection(firestore, 'users'), where('account_type', '==', 2), orderBy('first_name'))),
  },
];
