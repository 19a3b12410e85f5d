import { collection, getDocs, limit, query, serverTimestamp, where } from 'firebase/firestore';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import {
  buildDelegateNotification,
  buildHatNotification,
  buildInviteNotification,
  buildTagNotification,
} from '#tests/support/factories/build-notification.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import type { Attempts } from '../access-matrix.ts';
import type { Person } from '../access-people.ts';
import type { FirestoreFixture, Write } from '../firestore-fixture.ts';
import {
  buildStoredTicket,
  commitPaced,
  commitPublication,
  openTicket,
  publishVideo,
  createContractorVideo,
  createOwnVideo,
  type TestAnimals,
  sentNow,
} from '../publishing.ts';
import { getProfile } from './account-attempts.ts';

export function createAnimalAttempts(fixture: FirestoreFixture): Attempts<'animals'> {
  const { owner } = fixture.people;
  const createFor = (caller: Person, account: Person, id: string = crypto.randomUUID()) => {
    const profile = getProfile(fixture, account);
    const build = profile.account_type === 1 ? buildBull : buildHorse;
    const data = { ...build(profile, { id, animalID: id }), createTime: serverTimestamp() };
    return commitPaced(fixture, caller, 'animal', `animals/${id}`, data);
  };
  const storeAnimal = async () => {
    const animal = buildBull(owner);
    await fixture.storeDocument(`animals/${animal.id}`, animal);
    return animal.id;
  };
  return {
    get: async (caller) => fixture.as(caller).get(`animals/${await storeAnimal()}`),
    'list 20': (caller) => fixture.as(caller).list('animals', limit(20)),
    'list 21': (caller) => fixture.as(caller).list('animals', limit(21)),
    create: (caller) => createFor(caller, 'owner'),
    'create for themselves': (caller) => createFor(caller, caller),
    edit: async (caller) => fixture.as(caller).update(`animals/${await storeAnimal()}`, { name: 'Tornado' }),
    async delete(caller) {
      const id = await storeAnimal();
      const tombstone = { id, deleted: serverTimestamp() };
      await fixture
        .as(caller)
        .commit(['delete', `animals/${id}`], ['set', `deleted_animals/${id}`, tombstone]);
    },
    'delete without a tombstone': async (caller) =>
      fixture.as(caller).delete(`animals/${await storeAnimal()}`),
    async 'create under the id of a deleted one'(caller) {
      const id = crypto.randomUUID();
      await fixture.storeDocument(`deleted_animals/${id}`, { id, deleted: new Date() });
      await createFor(caller, 'owner', id);
    },
  };
}

/** Of what a deleted animal or reel leaves. */
export function createTombstoneAttempts(
  fixture: FirestoreFixture,
  kind: 'animals' | 'reels',
): Attempts<'deleted_animals'> {
  const tombstones = `deleted_${kind}`;
  const storeTombstone = async () => {
    const id = crypto.randomUUID();
    await fixture.storeDocument(`${tombstones}/${id}`, { id, deleted: new Date() });
    return `${tombstones}/${id}`;
  };
  return {
    get: async (caller) => fixture.as(caller).get(await storeTombstone()),
    list: (caller) => fixture.as(caller).list(tombstones),
    async 'create without deleting what it is of'(caller) {
      const id = crypto.randomUUID();
      const { owner } = fixture.people;
      const stored = kind === 'animals' ? buildBull(owner, { id }) : buildReel(owner, [], { id });
      await fixture.storeDocument(`${kind}/${id}`, stored);
      await fixture.as(caller).set(`${tombstones}/${id}`, { id, deleted: serverTimestamp() });
    },
    update: async (caller) =>
      fixture.as(caller).update(await storeTombstone(), { deleted: serverTimestamp() }),
    delete: async (caller) => fixture.as(caller).delete(await storeTombstone()),
  };
}

export function createTicketAttempts(fixture: FirestoreFixture): Attempts<'uploads'> {
  const storeTicket = async (uploader: Person = 'delegate') => {
    const id = crypto.randomUUID();
    await openTicket(fixture, id, 'owner', uploader);
    return id;
  };
  const storePublished = async () => {
    const video = buildVideo(fixture.people.owner);
    const ticket = { ...buildStoredTicket(video.id, 'owner', 'formerDelegate'), published: new Date() };
    await fixture.storeDocument(`videos/${video.id}`, video);
    await fixture.storeDocument(`uploads/${video.id}`, ticket);
    return video;
  };
  const announce = (caller: Person, id: string) =>
    fixture.as(caller).update(`uploads/${id}`, { deleter: caller, deleting: serverTimestamp() });
  const open = (caller: Person, account: Person) => {
    const id = crypto.randomUUID();
    const ticket = { ...buildStoredTicket(id, account, caller), created: serverTimestamp() };
    return commitPaced(fixture, caller, 'upload', `uploads/${id}`, ticket);
  };
  return {
    'get a ticket': async (caller) => fixture.as(caller).get(`uploads/${await storeTicket()}`),
    'get a missing ticket': (caller) => fixture.as(caller).get(`uploads/${crypto.randomUUID()}`),
    "list the account's tickets": (caller) =>
      fixture.as(caller).list('uploads', where('owner', '==', 'owner'), limit(20)),
    'open a ticket': (caller) => open(caller, 'owner'),
    'open a ticket for themselves': (caller) => open(caller, caller),
    'close a ticket without a video': async (caller) =>
      fixture.as(caller).update(`uploads/${await storeTicket()}`, { published: serverTimestamp() }),
    "change a ticket's owner": async (caller) =>
      fixture
        .as(caller)
        .update(`uploads/${await storeTicket()}`, { owner: caller === 'owner' ? 'rider' : caller }),
    async 'announce the deletion of a video'(caller) {
      const video = await storePublished();
      if (caller === 'owner' || caller === 'admin') return announce(caller, video.id);
      const note = buildDelegateNotification(
        'deleted',
        fixture.people.owner,
        getProfile(fixture, caller),
        video,
      );
      return fixture
        .as(caller)
        .commit(
          ['update', `uploads/${video.id}`, { deleter: caller, deleting: serverTimestamp() }],
          ['set', `notifications/${note.id}`, { ...note, ...sentNow() }],
        );
    },
    'announce the deletion of a video without its notification': async (caller) =>
      announce(caller, (await storePublished()).id),
    'announce the deletion of an upload': async (caller) => announce(caller, await storeTicket('owner')),
    'announce the deletion of an upload of their own': async (caller) =>
      announce(caller, await storeTicket(caller)),
    delete: async (caller) => fixture.as(caller).delete(`uploads/${await storeTicket(caller)}`),
  };
}

export function createVideoAttempts(fixture: FirestoreFixture, animals: TestAnimals): Attempts<'videos'> {
  const { owner, rider } = fixture.people;
  const storeVideo = async (changes: Partial<StoredVideo> = {}) => {
    const video = buildVideo(owner, { animal: animals.bull, contestants: [rider], ...changes });
    await fixture.storeDocument(`videos/${video.id}`, video);
    return video;
  };
  /** Edits or deletes a video, for somebody else with the notification of its owner. */
  const change = (caller: Person, action: 'edited' | 'deleted', video: StoredVideo) => {
    const edit = { title: 'Calgary Stampede', edited: true, updatedDate: serverTimestamp() };
    const path = `videos/${video.id}`;
    const write: Write = action === 'deleted' ? ['delete', path] : ['update', path, edit];
    if (caller === 'owner' || caller === 'admin') return fixture.as(caller).commit(write);
    const note = buildDelegateNotification(action, owner, getProfile(fixture, caller), video);
    const data = { ...note, ...sentNow() };
    return fixture.as(caller).commit(write, ['set', `notifications/${note.id}`, data]);
  };
  const publishOwn = (caller: Person, animal: TestAnimals['bull']) =>
    publishVideo(fixture, caller, createOwnVideo(getProfile(fixture, caller), animal));
  return {
    get: async (caller) => fixture.as(caller).get(`videos/${(await storeVideo()).id}`),
    'list 20': (caller) => fixture.as(caller).list('videos', limit(20)),
    'list 21': (caller) => fixture.as(caller).list('videos', limit(21)),
    publish: (caller) =>
      publishVideo(fixture, caller, createContractorVideo(fixture.people, animals, caller)),
    'publish for themselves': (caller) => publishOwn(caller, animals.horse),
    "publish for themselves, with the owner's animal": (caller) => publishOwn(caller, animals.bull),
    async 'publish under a used id'(caller) {
      const video = createContractorVideo(fixture.people, animals, caller);
      const ticket = { ...buildStoredTicket(video.id, 'owner', caller), published: new Date() };
      await fixture.storeDocument(`uploads/${video.id}`, ticket);
      await commitPublication(fixture, caller, video, video.id);
    },
    edit: async (caller) => change(caller, 'edited', await storeVideo()),
    'edit a ride of the week': async (caller) =>
      change(caller, 'edited', await storeVideo({ ride_of_the_week: true })),
    'remove the tag of a contestant': async (caller) =>
      fixture
        .as(caller)
        .update(`videos/${(await storeVideo()).id}`, { contestants_id: [], contestants_names: [] }),
    async "remove the owner's animal from another video"(caller) {
      const video = buildVideo(rider, { animal: animals.bull });
      await fixture.storeDocument(`videos/${video.id}`, video);
      await fixture.as(caller).update(`videos/${video.id}`, {
        ...{ animal_id: '', animal_name: '', animal_brand: '' },
        ...{ tagged_animal_contractor_id: '', contractor_name: '' },
      });
    },
    'say that a ride is hard to watch': async (caller) =>
      fixture.as(caller).update(`videos/${(await storeVideo()).id}`, { hard_to_watch: true }),
    'take back that a ride is hard to watch': async (caller) =>
      fixture
        .as(caller)
        .update(`videos/${(await storeVideo({ hard_to_watch: true })).id}`, { hard_to_watch: false }),
    'choose the ride of the week': async (caller) =>
      fixture.as(caller).update(`videos/${(await storeVideo()).id}`, { ride_of_the_week: true }),
    delete: async (caller) => change(caller, 'deleted', await storeVideo()),
  };
}

export function createNotificationAttempts(fixture: FirestoreFixture): Attempts<'notifications'> {
  const { owner, rider } = fixture.people;
  const storeNote = async () => {
    const note = buildInviteNotification(owner, rider);
    await fixture.storeDocument(`notifications/${note.id}`, note);
    return note.id;
  };
  return {
    get: async (caller) => fixture.as(caller).get(`notifications/${await storeNote()}`),
    list: (caller) => {
      const notifications = collection(fixture.firestoreAs(caller), 'notifications');
      return getDocs(query(notifications, where('notified_user_id', '==', 'owner'), limit(20)));
    },
    "list everybody's": (caller) => fixture.as(caller).list('notifications'),
    'create alone': (caller) => {
      const note = buildInviteNotification(owner, getProfile(fixture, caller), { id: `${caller}_3_owner` });
      return fixture.as(caller).set(`notifications/${note.id}`, { ...note, ...sentNow() });
    },
    async 'tell of a tip of the hat'(caller) {
      const video = buildVideo(owner);
      const note = buildHatNotification(owner, getProfile(fixture, caller), video);
      await fixture.storeDocument(`videos/${video.id}`, video);
      await fixture.removeDocument(`notifications/${note.id}`);
      await fixture.as(caller).set(`notifications/${note.id}`, { ...note, ...sentNow() });
    },
    update: async (caller) =>
      fixture.as(caller).update(`notifications/${await storeNote()}`, { message_string: 'x' }),
    delete: async (caller) => fixture.as(caller).delete(`notifications/${await storeNote()}`),
    async 'delete one about the video'(caller) {
      const video = buildVideo(owner, { contestants: [rider] });
      const note = buildTagNotification(rider, owner, video);
      await fixture.storeDocument(`videos/${video.id}`, video);
      await fixture.storeDocument(`notifications/${note.id}`, note);
      await fixture.as(caller).delete(`notifications/${note.id}`);
    },
    async 'delete one about a delegate'(caller) {
      const video = buildVideo(owner);
      const note = buildDelegateNotification('posted', owner, rider, video);
      await fixture.storeDocument(`videos/${video.id}`, video);
      await fixture.storeDocument(`notifications/${note.id}`, note);
      await fixture.as(caller).delete(`notifications/${note.id}`);
    },
    'delete a missing one': (caller) => fixture.as(caller).delete(`notifications/${crypto.randomUUID()}`),
  };
}

export function createReportAttempts(fixture: FirestoreFixture): Attempts<'reported_videos'> {
  const buildReport = (user_id: string) => ({ user_id, video_id: 'ride', reported_date: new Date() });
  const storeReport = async () => {
    await fixture.storeDocument('reported_videos/ride_one', buildReport('owner'));
    return 'ride_one';
  };
  const report = async (caller: Person, account: Person) => {
    const path = `reported_videos/ride_${caller}`;
    await fixture.storeDocument('videos/ride', buildVideo(fixture.people.rider, { id: 'ride' }));
    await fixture.removeDocument(path);
    const data = { ...buildReport(account), reported_date: serverTimestamp() };
    await commitPaced(fixture, caller, 'report', path, data);
  };
  return {
    get: async (caller) => fixture.as(caller).get(`reported_videos/${await storeReport()}`),
    list: (caller) => fixture.as(caller).list('reported_videos', limit(100)),
    'create for the account': (caller) => report(caller, 'owner'),
    'create for themselves': (caller) => report(caller, caller),
    update: async (caller) =>
      fixture.as(caller).update(`reported_videos/${await storeReport()}`, { video_id: 'x' }),
    delete: async (caller) => fixture.as(caller).delete(`reported_videos/${await storeReport()}`),
  };
}

export const createStopAttempts = (fixture: FirestoreFixture): Attempts<'stops'> => ({
  get: (caller) => fixture.as(caller).get('stops/other'),
  list: (caller) => fixture.as(caller).list('stops'),
  set: (caller) => fixture.as(caller).set('stops/other', {}),
  delete: (caller) => fixture.as(caller).delete('stops/other'),
});

export function createOtherDocumentAttempts(fixture: FirestoreFixture): Attempts<'other documents'> {
  const paths = ['secrets/one', 'users/owner/private/one', 'videos/ride/comments/one'];
  /** Succeeds if any of the paths allows it. */
  const attempt =
    (request: (caller: Person, path: string) => Promise<unknown>) =>
    (caller: Person): Promise<unknown> =>
      Promise.any(paths.map((path) => request(caller, path))).catch((error: unknown) => {
        throw error instanceof AggregateError ? error.errors[0] : error;
      });
  return {
    get: attempt((caller, path) => fixture.as(caller).get(path)),
    list: attempt((caller, path) => fixture.as(caller).list(path.slice(0, path.lastIndexOf('/')))),
    create: attempt((caller, path) => fixture.as(caller).set(path, { text: 'x' })),
    async update(caller) {
      await fixture.storeDocument('secrets/one', { text: 'x' });
      await fixture.as(caller).update('secrets/one', { text: 'y' });
    },
    async delete(caller) {
      await fixture.storeDocument('secrets/one', { text: 'x' });
      await fixture.as(caller).delete('secrets/one');
    },
  };
}
