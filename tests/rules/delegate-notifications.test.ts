import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { buildDelegateNotification } from '#tests/support/factories/build-notification.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import {
  buildPostedNotification,
  commitPublication,
  openTicket,
  createContractorVideo,
  storeTestAnimals,
  sentNow,
} from './publishing.ts';
import {
  createFirestoreFixture,
  expectAllowed,
  expectDenied,
  omitField,
  type Caller,
  type NewDocument,
  type Write,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
const animals = useFixture(() => storeTestAnimals(fixture));
let stored: StoredVideo;
beforeEach(async () => {
  const { owner, rider } = fixture.people;
  stored = buildVideo(owner, { animal: animals.bull, contestants: [rider] });
  await fixture.storeDocument(`videos/${stored.id}`, stored);
});

type Action = 'edited' | 'deleted';
const types: Record<Action, number> = { edited: 8, deleted: 9 };

function createNotification(action: Action, changes: object = {}): NewDocument {
  const { owner, delegate } = fixture.people;
  const notification = buildDelegateNotification(action, owner, delegate, stored);
  return { ...notification, ...sentNow(), ...changes };
}

/** Edits or deletes the owner's video together with notifications. */
function change(caller: Caller, action: Action, notifications: NewDocument[], changes: object = {}) {
  const edit = { edited: true, updatedDate: serverTimestamp(), notes: 'Second run', ...changes };
  const path = `videos/${stored.id}`;
  return fixture
    .as(caller)
    .commit(
      action === 'deleted' ? ['delete', path] : ['update', path, edit],
      ...notifications.map((each): Write => ['set', `notifications/${each.id}`, each]),
    );
}

const store = (caller: Caller, notification: NewDocument) =>
  fixture.as(caller).set(`notifications/${notification.id}`, notification);

describe.each(['edited', 'deleted'] as const)('the notification that a delegate %s a video', (action) => {
  test('is required of a delegate', async () => {
    await expectDenied(change('delegate', action, []));
    await expectAllowed(change('delegate', action, [createNotification(action)]));
  });

  test('is not required of the owner', async () => {
    await expectAllowed(change('owner', action, []));
  });

  test('cannot be left from an earlier action', async () => {
    const earlier = buildDelegateNotification(
      'edited',
      fixture.people.owner,
      fixture.people.delegate,
      stored,
    );
    await fixture.storeDocument(`notifications/${earlier.id}`, earlier);
    await expectDenied(change('delegate', action, []));
  });

  test.each(['notified_user_id', 'message_string', 'timestamp', 'alert_type', 'video_id', 'actor_id'])(
    'needs %s',
    async (field) => {
      const notification = createNotification(action);
      await expectDenied(
        change('delegate', action, [{ ...omitField(notification, field), id: notification.id }]),
      );
    },
  );

  test.each<[string, (id: string, type: number) => object]>([
    ['another message', () => ({ message_string: 'Win a saddle.' })],
    ["another person's name", () => ({ message_string: `Somebody ${action} your video ${stored.title}.` })],
    ['another title', () => ({ message_string: `${String(createNotification(action)['message_string'])}!` })],
    ['another actor', () => ({ actor_id: 'owner' })],
    ['a client time', () => ({ timestamp: new Date(Date.now() - 60_000) })],
    [
      'a recipient who does not own the video',
      (id, type) => ({ notified_user_id: 'fan', id: `${id}_${type}_fan` }),
    ],
    ['another id', (id) => ({ id: `${id}_owner` })],
    [
      'another type and its message',
      (id) => ({
        ...{ alert_type: 1, id: `${id}_1_owner` },
        message_string: String(createNotification(action)['message_string']).replace(
          / (edited|deleted) .*/,
          ' tagged you in a video.',
        ),
      }),
    ],
    ['an additional field', () => ({ link: 'https://example.com' })],
  ])('is denied with %s', async (_case, changes) => {
    const wrong = createNotification(action, changes(stored.id, types[action]));
    const right = createNotification(action);
    await expectDenied(change('delegate', action, wrong.id === right.id ? [wrong] : [right, wrong]));
  });

  test('is denied without the action, and of another action', async () => {
    await expectDenied(store('delegate', createNotification(action)));
    const other = action === 'edited' ? 'deleted' : 'edited';
    await expectDenied(change('delegate', other, [createNotification(action), createNotification(other)]));
  });

  test('is denied to others, and to the owner about themselves', async () => {
    await expectDenied(change('formerDelegate', action, [createNotification(action)]));
    const ownName = buildDelegateNotification(action, fixture.people.owner, fixture.people.owner, stored);
    await expectDenied(change('owner', action, [{ ...ownName, ...sentNow() }]));
  });
});

describe('the notification that a delegate posted a video', () => {
  const createVideo = (by: Caller = 'delegate') => createContractorVideo(fixture.people, animals, by);
  async function publish(caller: Caller, video: NewDocument, notifications: NewDocument[]) {
    await openTicket(fixture, video.id, 'owner', caller);
    return commitPublication(fixture, caller, video, video.id, notifications);
  }
  function createPosted(video: NewDocument, changes: object = {}): NewDocument {
    const [notification] = buildPostedNotification(fixture, 'delegate', video);
    return { ...notification!, ...changes };
  }

  test('is required of a delegate, not of the owner', async () => {
    const video = createVideo();
    await expectDenied(publish('delegate', video, []));
    await expectAllowed(publish('delegate', video, [createPosted(video)]));
    await expectAllowed(publish('owner', createVideo('owner'), []));
  });

  test.each<[string, (id: string) => object]>([
    ['another message', () => ({ message_string: 'Win a saddle.' })],
    ["another person's name", () => ({ message_string: 'Somebody posted a video for you.' })],
    ['another actor', () => ({ actor_id: 'owner' })],
    ['a client time', () => ({ timestamp: new Date(Date.now() - 60_000) })],
    ['another recipient', (id) => ({ notified_user_id: 'fan', id: `${id}_7_fan` })],
    ['the type of an edit', (id) => ({ alert_type: 8, id: `${id}_8_owner` })],
    ['the type of a deletion', (id) => ({ alert_type: 9, id: `${id}_9_owner` })],
  ])('is denied with %s', async (_case, changes) => {
    const video = createVideo();
    const wrong = createPosted(video, changes(video.id));
    const right = createPosted(video);
    await expectDenied(publish('delegate', video, wrong.id === right.id ? [wrong] : [right, wrong]));
  });

  test('is denied without the video, and of a video that exists', async () => {
    const video = createVideo();
    await expectDenied(store('delegate', createPosted(video)));
    await expectDenied(store('delegate', createPosted(stored)));
    await expectDenied(change('delegate', 'edited', [createNotification('edited'), createPosted(stored)]));
  });

  test('cannot be changed', async () => {
    const video = createVideo();
    await expectAllowed(publish('delegate', video, [createPosted(video)]));
    await expectDenied(store('delegate', createPosted(video)));
  });
});

describe('repeated notifications of a delegate', () => {
  test('an edit replaces the notification of the earlier one, in the words of the title before', async () => {
    await expectAllowed(change('delegate', 'edited', [createNotification('edited')], { title: 'Calgary' }));
    await expectDenied(change('delegate', 'edited', [createNotification('edited')]));
    stored = { ...stored, title: 'Calgary' };
    await expectAllowed(change('delegate', 'edited', [createNotification('edited')]));
  });

  test('the notification cannot be changed otherwise', async () => {
    await expectAllowed(change('delegate', 'edited', [createNotification('edited')]));
    const { id } = createNotification('edited');
    await expectDenied(fixture.as('delegate').update(`notifications/${id}`, { message_string: 'x' }));
    await expectDenied(store('delegate', createNotification('edited')));
  });

  test('an administrator who takes a video down notifies nobody', async () => {
    await expectAllowed(fixture.as('admin').delete(`videos/${stored.id}`));
  });
});
