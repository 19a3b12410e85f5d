import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { buildDelegateNotification } from '#tests/support/factories/build-notification.ts';
import {
  createFirestoreFixture,
  expectAllowed,
  expectDenied,
  type Caller,
  type Write,
  expectAccess,
} from './firestore-fixture.ts';
import { buildStoredTicket, createContestantVideo, sentNow } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
let id: string;
beforeEach(() => {
  id = crypto.randomUUID();
});

const storeTicket = (changes: Partial<ReturnType<typeof buildStoredTicket>> = {}) =>
  fixture.storeDocument(`uploads/${id}`, { ...buildStoredTicket(id, 'owner', 'formerDelegate'), ...changes });
const storeVideo = (userId: string) =>
  fixture.storeDocument(`videos/${id}`, createContestantVideo(fixture.people, { id, user_id: userId }));
const announce = (caller: Caller, changes: object = {}) =>
  fixture.as(caller).update(`uploads/${id}`, { deleter: caller, deleting: serverTimestamp(), ...changes });

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

describe('announcing the deletion of the files on a ticket', () => {
  test.each([
    ...accountCases.filter(([caller]) => caller !== 'delegate'),
    ['formerDelegate', 'deny'],
  ] as const)('of a published video, by %s: %s', async (caller, verdict) => {
    await storeTicket({ published: new Date() });
    await storeVideo('owner');
    await expectAccess(verdict, announce(caller));
  });

  test('of a published video notifies the owner when a delegate does it', async () => {
    const { owner, delegate } = fixture.people;
    const video = createContestantVideo(fixture.people, { id, user_id: 'owner' });
    await storeTicket({ published: new Date() });
    await fixture.storeDocument(`videos/${id}`, video);
    const notice = buildDelegateNotification('deleted', owner, delegate, {
      id,
      title: video.title,
    });
    const batch = (changes: object): Write[] => [
      ['update', `uploads/${id}`, { deleter: 'delegate', deleting: serverTimestamp() }],
      ['set', `notifications/${notice.id}`, { ...notice, ...sentNow(), ...changes }],
    ];
    await expectDenied(announce('delegate'));
    await expectDenied(fixture.as('delegate').commit(...batch({ message_string: 'Nothing happened.' })));
    await expectDenied(fixture.as('delegate').commit(...batch({}).slice(1)));
    await expectAllowed(fixture.as('delegate').commit(...batch({})));
    await expectDenied(announce('delegate'));
    // Not for an announcement from before.
    await expectDenied(fixture.as('delegate').commit(...batch({}).slice(1)));
    // The deletion of the document notifies once more.
    await expectAllowed(fixture.as('delegate').commit(['delete', `videos/${id}`], ...batch({}).slice(1)));
  });

  test.each([...accountCases, ['formerDelegate', 'allow']] as const)(
    'of an upload without a video, by %s: %s',
    async (caller, verdict) => {
      await storeTicket();
      await expectAccess(verdict, announce(caller));
    },
  );

  test.each([...accountCases, ['formerDelegate', 'deny']] as const)(
    'of a video whose document is gone, by %s: %s',
    async (caller, verdict) => {
      await storeTicket({ published: new Date() });
      await expectAccess(verdict, announce(caller));
    },
  );

  test.each(['deletedDelegate', 'unverifiedDelegate'] as const)(
    'is denied to the uploader %s',
    async (caller) => {
      await storeTicket({ uploader: caller });
      await expectDenied(announce(caller));
    },
  );

  test("is a matter of the video's account while the video exists", async () => {
    await storeTicket({ published: new Date() });
    await storeVideo('rider');
    await expectAllowed(announce('rider'));
    await expectDenied(announce('owner'));
    await expectDenied(announce('formerDelegate'));
  });

  test('replaces any earlier announcement', async () => {
    await storeTicket({ deleter: 'delegate', deleting: new Date(0) });
    await expectAllowed(announce('owner'));
    await expectAllowed(announce('owner'));
    await expectAllowed(announce('delegate'));
  });

  test('does not publish', async () => {
    await storeTicket({ uploader: 'owner' });
    await expectAllowed(announce('owner'));
    await expectDenied(announce('owner', { published: serverTimestamp() }));
  });

  test.each<[string, object]>([
    ["somebody else's name", { deleter: 'delegate' }],
    ['no name', { deleter: null }],
    ['a client time', { deleting: new Date(Date.now() + 3_600_000) }],
    ['no time', { deleting: null }],
    ['another owner', { owner: 'rider' }],
    ['another time of publication', { published: null }],
    ['another expiry', { expires: new Date() }],
    ['an additional field', { extra: true }],
  ])('is denied with %s', async (_case, changes) => {
    await storeTicket({ published: new Date() });
    await storeVideo('owner');
    for (const caller of ['owner', 'admin'] as const) await expectDenied(announce(caller, changes));
  });

  test('needs a ticket', async () => {
    await expectDenied(announce('owner'));
    await expectDenied(announce('admin'));
  });
});

describe('the document of a video', () => {
  const store = (video_id = id) =>
    fixture.storeDocument(
      `videos/${id}`,
      createContestantVideo(fixture.people, { id, video_id, user_id: 'owner' }),
    );
  const deleteVideo = (caller: Caller, ...more: Write[]) =>
    fixture.as(caller).commit(['delete', `videos/${id}`], ...more);

  test.each(['owner', 'admin'] as const)('is deleted by %s once no file can be added', async (caller) => {
    await storeTicket({ published: new Date() });
    await store();
    await expectDenied(deleteVideo(caller));
    const announcement = { deleter: caller, deleting: serverTimestamp() };
    await expectAllowed(deleteVideo(caller, ['update', `uploads/${id}`, announcement]));
  });

  test('is deleted any time after it was announced', async () => {
    await storeTicket({ published: new Date(), deleter: 'delegate', deleting: new Date(0) });
    await store();
    await expectAllowed(deleteVideo('owner'));
  });

  test('from before tickets is deleted without one, and by its own id for files', async () => {
    await store();
    await expectAllowed(deleteVideo('owner'));
    const publicId = crypto.randomUUID();
    await store(publicId);
    const ticket = { ...buildStoredTicket(publicId, 'owner'), published: new Date() };
    await fixture.storeDocument(`uploads/${publicId}`, ticket);
    await expectDenied(deleteVideo('owner'));
    await fixture.storeDocument(`uploads/${publicId}`, { ...ticket, deleting: new Date() });
    await expectAllowed(deleteVideo('owner'));
  });
});
