import { beforeEach, describe, test } from 'vitest';
import { buildHatNotification, getHatDay } from '#tests/support/factories/build-notification.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import {
  createFirestoreFixture,
  expectAllowed,
  expectDenied,
  omitField,
  type Caller,
} from './firestore-fixture.ts';
import { sentNow } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
let ride: StoredVideo;
beforeEach(async () => {
  const { owner } = fixture.people;
  ride = buildVideo(owner, { title: 'Elko' });
  await fixture.storeDocument(`videos/${ride.id}`, ride);
  await fixture.removeDocument(`notifications/${buildHatNotification(owner, owner, ride).id}`);
  await fixture.removeDocument('blocks/owner_rider');
});

const build = (changes: object = {}, actor: 'rider' | 'fan' = 'rider', video = ride) => ({
  ...buildHatNotification(fixture.people.owner, fixture.people[actor], video),
  ...sentNow(),
  ...changes,
});
const send = (notification: { id: string }, caller: Caller = 'rider') =>
  fixture.as(caller).set(`notifications/${notification.id}`, notification);

describe('the notification of a tip of the hat', () => {
  test('[HAT-02] is one a day, whoever tips and whichever ride it is', async () => {
    await expectAllowed(send(build()));
    await expectDenied(send(build()));
    const other = buildVideo(fixture.people.owner, { title: 'Ely' });
    await fixture.storeDocument(`videos/${other.id}`, other);
    await expectDenied(send(build({}, 'fan', other), 'fan'));
  });

  test('[NOTE-04] is taken back by whoever tipped, and nobody else, and a later tip of the day is told', async () => {
    const notification = build();
    const remove = (caller: Caller) => fixture.as(caller).delete(`notifications/${notification.id}`);
    await expectAllowed(send(notification));
    await expectDenied(remove('fan'));
    await expectAllowed(remove('rider'));
    await expectAllowed(send(build({}, 'fan'), 'fan'));
    await expectDenied(remove('rider'));
  });

  test.each(['notified_user_id', 'message_string', 'timestamp', 'alert_type', 'video_id', 'actor_id'])(
    'needs %s',
    async (field) => {
      const notification = build();
      await expectDenied(send({ ...omitField(notification, field), id: notification.id }));
    },
  );

  test.each<[string, () => object]>([
    ['another message', () => ({ message_string: 'Win a saddle.' })],
    ["another person's name", () => ({ message_string: 'Somebody tipped their hat to your video Elko.' })],
    ['another title', () => ({ message_string: 'Cody Vance tipped their hat to your video Ely.' })],
    ['another actor', () => ({ actor_id: 'fan' })],
    ['a client time', () => ({ timestamp: new Date(Date.now() - 60_000) })],
    ['tomorrow in its id', () => ({ id: `owner_12_${getHatDay(new Date(Date.now() + 86_400_000))}` })],
    ['yesterday in its id', () => ({ id: `owner_12_${getHatDay(new Date(Date.now() - 86_400_000))}` })],
    ['another id', () => ({ id: `rider_12_${getHatDay(new Date())}` })],
    ['a ride that does not exist', () => ({ video_id: crypto.randomUUID() })],
    ['another type', () => ({ alert_type: 10, message_string: 'We took down your video Elko.' })],
    [
      'somebody else than the account of the ride',
      () => ({ notified_user_id: 'fan', id: `fan_12_${getHatDay(new Date())}` }),
    ],
    ['an additional field', () => ({ link: 'https://example.com' })],
  ])('is denied with %s', async (_case, change) => {
    await expectDenied(send(build(change())));
  });

  test('is not sent to oneself', async () => {
    const { owner } = fixture.people;
    await expectDenied(send({ ...buildHatNotification(owner, owner, ride), ...sentNow() }, 'owner'));
  });

  test('is not sent by somebody whom the account blocks', async () => {
    const block = { user_id: 'owner', blocked_id: 'rider', created: new Date() };
    await fixture.storeDocument('blocks/owner_rider', block);
    await expectDenied(send(build()));
    await expectAllowed(send(build({}, 'fan'), 'fan'));
  });

  test('is not sent by who is no member', async () => {
    const { owner, deletedDelegate, unverifiedDelegate } = fixture.people;
    for (const person of [deletedDelegate, unverifiedDelegate])
      await expectDenied(
        send({ ...buildHatNotification(owner, person, ride), ...sentNow() }, person.id as Caller),
      );
    await expectDenied(send(build(), 'anonymous'));
  });

  test('never changes, and can be deleted by whoever acts for the account', async () => {
    const notification = build();
    await send(notification);
    await expectDenied(
      fixture.as('rider').update(`notifications/${notification.id}`, { timestamp: sentNow().timestamp }),
    );
    await expectDenied(fixture.as('fan').delete(`notifications/${notification.id}`));
    await expectAllowed(fixture.as('delegate').delete(`notifications/${notification.id}`));
  });
});
