import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import {
  createFirestoreFixture,
  expectAccess,
  expectAllowed,
  expectDenied,
  type Caller,
  type FirestoreFixture,
} from './firestore-fixture.ts';
import { buildStoredTicket } from './publishing.ts';
import { createContestantVideo } from './video-fixtures.ts';

let fixture: FirestoreFixture;
let id: string;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
beforeEach(() => {
  id = crypto.randomUUID();
});
afterAll(() => fixture.dispose());

const storeTicket = (changes: Partial<ReturnType<typeof buildStoredTicket>> = {}) =>
  fixture.storeDocument(`uploads/${id}`, { ...buildStoredTicket(id, 'owner', 'formerDelegate'), ...changes });
const storeVideo = (userId: string) =>
  fixture.storeDocument(`videos/${id}`, createContestantVideo(fixture.people, { id, user_id: userId }));
const changeTicket = (caller: Caller, changes: object) =>
  updateDoc(doc(fixture.firestoreAs(caller), 'uploads', id), changes);
const mark = (caller: Caller, changes: object = {}) =>
  changeTicket(caller, { deleter: caller, deleting: serverTimestamp(), ...changes });

const accountCases = [
  ['owner', 'allow'],
  ['delegate', 'allow'],
  ['admin', 'allow'],
  ['unverifiedAdmin', 'deny'],
  ['selfGranted', 'deny'],
  ['deletedDelegate', 'deny'],
  ['unverifiedDelegate', 'deny'],
  ['withoutProfile', 'deny'],
  ['rider', 'deny'],
  ['anonymous', 'deny'],
] as const;

describe('marking a ticket before the files are deleted', () => {
  test.each([...accountCases, ['formerDelegate', 'deny']] as const)(
    'of a published video, by %s: %s',
    async (caller, verdict) => {
      await storeTicket({ published: new Date() });
      await storeVideo('owner');
      await expectAccess(verdict, mark(caller));
    },
  );

  test.each([...accountCases, ['formerDelegate', 'allow']] as const)(
    'of an upload without a video, by %s: %s',
    async (caller, verdict) => {
      await storeTicket();
      await expectAccess(verdict, mark(caller));
    },
  );

  test.each([...accountCases, ['formerDelegate', 'deny']] as const)(
    'of a video whose document is gone, by %s: %s',
    async (caller, verdict) => {
      await storeTicket({ published: new Date() });
      await expectAccess(verdict, mark(caller));
    },
  );

  test.each(['deletedDelegate', 'unverifiedDelegate'] as const)(
    'is denied to the uploader %s',
    async (caller) => {
      await storeTicket({ uploader: caller });
      await expectDenied(mark(caller));
    },
  );

  test("is a matter of the video's account while the video exists", async () => {
    await storeTicket({ published: new Date() });
    await storeVideo('rider');
    await expectAllowed(mark('rider'));
    await expectDenied(mark('owner'));
    await expectDenied(mark('formerDelegate'));
  });

  test('replaces any earlier mark', async () => {
    await storeTicket({ deleter: 'delegate', deleting: new Date(0) });
    await expectAllowed(mark('owner'));
    await expectAllowed(mark('owner'));
    await expectAllowed(mark('delegate'));
  });

  test('does not publish', async () => {
    await storeTicket({ uploader: 'owner' });
    await expectAllowed(mark('owner'));
    await expectDenied(mark('owner', { published: serverTimestamp() }));
  });

  test.each<[string, object]>([
    ["somebody else's name", { deleter: 'delegate' }],
    ['no name', { deleter: null }],
    ['a client time', { deleting: new Date(Date.now() + 3_600_000) }],
    ['no time', { deleting: null }],
    ['another owner', { owner: 'rider' }],
    ['another time of publication', { published: null }],
    ['an additional field', { extra: true }],
  ])('is denied with %s', async (_case, changes) => {
    await storeTicket({ published: new Date() });
    await storeVideo('owner');
    for (const caller of ['owner', 'admin'] as const) await expectDenied(mark(caller, changes));
  });

  test('needs a ticket', async () => {
    await expectDenied(mark('owner'));
    await expectDenied(mark('admin'));
  });
});
