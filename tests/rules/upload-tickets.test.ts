import { collection, getDocs, limit, query, serverTimestamp, where } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import {
  buildPictureUrl,
  createFirestoreFixture,
  expectAllowed,
  expectDenied,
  omitField,
  type Caller,
} from './firestore-fixture.ts';
import {
  buildPostedNotification,
  buildStoredTicket,
  commitPaced,
  commitPublication,
  openTicket,
  publishVideo,
  createContestantVideo,
  createContractorVideo,
  storeTestAnimals,
} from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
let id: string;
beforeEach(() => {
  id = crypto.randomUUID();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const buildNewTicket = (owner: string, uploader: string) => ({
  ...buildStoredTicket(id, owner, uploader),
  created: serverTimestamp(),
});
const openNewTicket = (caller: Caller, ticket: object) =>
  commitPaced(fixture, caller, 'upload', `uploads/${id}`, ticket);

describe('opening an upload ticket', () => {
  test('is denied for a deleted account', async () => {
    await expectDenied(openNewTicket('delegate', buildNewTicket('deletedOwner', 'delegate')));
  });

  const fields = ['id', 'owner', 'uploader', 'created', 'published', 'deleter', 'deleting'];
  test.each(fields)('is denied without %s', async (field) => {
    await expectDenied(openNewTicket('owner', omitField(buildNewTicket('owner', 'owner'), field)));
  });

  test.each<[string, object]>([
    ['another id', { id: crypto.randomUUID() }],
    ['another uploader', { uploader: 'delegate' }],
    ['a client time', { created: new Date(Date.now() - 60_000) }],
    ['a time of publication', { published: serverTimestamp() }],
    ['a deleter', { deleter: 'owner' }],
    ['a time of deletion', { deleting: serverTimestamp() }],
    ['an additional field', { extra: true }],
  ])('is denied with %s', async (_case, changes) => {
    await expectDenied(openNewTicket('owner', { ...buildNewTicket('owner', 'owner'), ...changes }));
  });

  test.each(['ride-1', crypto.randomUUID().toUpperCase()])('needs a UUID, not %s', async (other) => {
    id = other;
    await expectDenied(openNewTicket('owner', buildNewTicket('owner', 'owner')));
  });

  test('is denied for the id of a video that has no ticket yet', async () => {
    await fixture.storeDocument(`videos/${id}`, createContestantVideo(fixture.people, { id }));
    await expectDenied(openNewTicket('rider', buildNewTicket('rider', 'rider')));
  });

  test('is denied for an id that has a ticket', async () => {
    await expectAllowed(openNewTicket('owner', buildNewTicket('owner', 'owner')));
    await expectDenied(openNewTicket('owner', buildNewTicket('owner', 'owner')));
    await expectDenied(openNewTicket('rider', buildNewTicket('rider', 'rider')));
  });

  test('is denied without moving the entry of the pace', async () => {
    await expectDenied(fixture.as('owner').set(`uploads/${id}`, buildNewTicket('owner', 'owner')));
  });
});

describe('a stored ticket', () => {
  beforeEach(() => openTicket(fixture, id, 'owner', 'delegate'));

  test('can be found by its uploader', async () => {
    const tickets = collection(fixture.firestoreAs('formerDelegate'), 'uploads');
    await openTicket(fixture, id, 'owner', 'formerDelegate');
    await expectAllowed(fixture.as('formerDelegate').get(`uploads/${id}`));
    await expectAllowed(getDocs(query(tickets, where('uploader', '==', 'formerDelegate'), limit(20))));
    await expectDenied(getDocs(query(tickets, where('uploader', '==', 'formerDelegate'), limit(21))));
    await expectDenied(getDocs(query(tickets, where('uploader', '==', 'delegate'), limit(20))));
  });

  test('cannot be found by an uploader who is no longer a member', async () => {
    const tickets = collection(fixture.firestoreAs('deletedDelegate'), 'uploads');
    await openTicket(fixture, id, 'owner', 'deletedDelegate');
    await expectDenied(fixture.as('deletedDelegate').get(`uploads/${id}`));
    await expectDenied(getDocs(query(tickets, where('uploader', '==', 'deletedDelegate'))));
  });

  test('its absence can be read by members only', async () => {
    id = crypto.randomUUID();
    await expectAllowed(fixture.as('fan').get(`uploads/${id}`));
    await expectDenied(fixture.as('unverifiedDelegate').get(`uploads/${id}`));
  });

  test.each<[string, object]>([
    ['another owner', { owner: 'rider' }],
    ['another uploader', { uploader: 'owner' }],
    ['a later time', { created: serverTimestamp() }],
    ['published without a video', { published: serverTimestamp() }],
  ])('cannot be changed to %s', async (_case, changes) => {
    await expectDenied(fixture.as('delegate').update(`uploads/${id}`, changes));
  });
});

describe('publishing under a ticket', () => {
  const createVideo = () =>
    createContestantVideo(fixture.people, {
      id,
      video_id: id,
      firestoreID: id,
      thumbnail_url: buildPictureUrl(`videos/${id}/${id}.png`),
    });
  const publish = () => commitPublication(fixture, 'rider', createVideo(), id);

  test('is allowed once, and never again for a deleted video', async () => {
    await openTicket(fixture, id, 'rider');
    await expectAllowed(publish());
    await fixture.removeDocument(`videos/${id}`);
    await expectDenied(publish());
    await expectDenied(openNewTicket('rider', buildNewTicket('rider', 'rider')));
    await expectDenied(fixture.as('rider').set(`videos/${id}`, createVideo()));
  });

  test('is denied without a ticket, also under the `video_id` of an old document', async () => {
    await fixture.storeDocument('videos/old', { ...createVideo(), id: 'old', firestoreID: 'old' });
    // As the migration stores it.
    await fixture.storeDocument(`uploads/${id}`, {
      ...buildStoredTicket(id, 'owner'),
      published: daysAgo(100),
    });
    await expectDenied(publish());
    await expectDenied(fixture.as('rider').set(`videos/${id}`, createVideo()));
    await fixture.removeDocument(`uploads/${id}`);
    await expectDenied(publish());
    await expectDenied(fixture.as('rider').set(`videos/${id}`, createVideo()));
  });

  test("is denied under somebody else's ticket", async () => {
    await openTicket(fixture, id, 'rider', 'delegate');
    await expectDenied(publish());
    await openTicket(fixture, id, 'owner', 'rider');
    await expectDenied(publish());
  });

  test("is denied for an account under a delegate's ticket for themselves", async () => {
    const animals = await storeTestAnimals(fixture);
    const video = createContractorVideo(fixture.people, animals, 'delegate');
    await openTicket(fixture, video.id, 'delegate');
    await expectDenied(commitPublication(fixture, 'delegate', video, video.id));
    await openTicket(fixture, video.id, 'delegate');
    const notifications = buildPostedNotification(fixture, 'delegate', video);
    await expectDenied(commitPublication(fixture, 'delegate', video, video.id, notifications));
  });

  test('is denied while another video has the id', async () => {
    await openTicket(fixture, id, 'rider');
    await fixture.storeDocument(`videos/${id}`, createVideo());
    await expectDenied(fixture.as('rider').update(`uploads/${id}`, { published: serverTimestamp() }));
  });

  test('is denied a week after the ticket was opened', async () => {
    await openTicket(fixture, id, 'rider', 'rider', daysAgo(7));
    await expectDenied(publish());
    await openTicket(fixture, id, 'rider', 'rider', daysAgo(6.9));
    await expectAllowed(publish());
  });

  test('is denied once the files were announced for deletion', async () => {
    const ticket = { ...buildStoredTicket(id, 'rider'), deleter: 'rider' };
    await fixture.storeDocument(`uploads/${id}`, { ...ticket, deleting: daysAgo(1) });
    await expectDenied(publish());
    await fixture.storeDocument(`uploads/${id}`, ticket);
    await expectAllowed(publish());
  });

  test('changes nothing but the time of publication, which is the server’s', async () => {
    for (const changes of [
      { published: daysAgo(0.5) },
      { published: serverTimestamp(), owner: 'owner' },
      { published: serverTimestamp(), created: serverTimestamp() },
      { published: serverTimestamp(), deleter: 'rider', deleting: serverTimestamp() },
    ]) {
      // Opened before now, or its time could be the server's.
      await openTicket(fixture, id, 'rider', 'rider', daysAgo(1));
      const video = ['set', `videos/${id}`, createVideo()] as const;
      await expectDenied(fixture.as('rider').commit(['update', `uploads/${id}`, changes], video));
    }
  });

  test('a delegate who lost access cannot use a ticket opened before', async () => {
    const animals = await storeTestAnimals(fixture);
    await openTicket(fixture, id, 'owner', 'formerDelegate');
    const video = createContractorVideo(fixture.people, animals, 'formerDelegate');
    await expectDenied(publishVideo(fixture, 'formerDelegate', video));
  });
});
