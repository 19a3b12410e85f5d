import { describe, expect, test, vi } from 'vitest';
import { alertTypes, notificationTexts } from '#src/domain/notification.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { queueNotice } from './queue-notice.ts';
import { createPushFixture, hourMs, minuteMs } from '#tests/support/push-fixture.ts';

const fixture = createPushFixture();
const { join, notify, readShown, run, wait } = fixture;

const tagged = 'Hailey Cole tagged you in a video.';
const rider = buildContestant({ id: 'hailey', first_name: 'Hailey', last_name: 'Cole' });
const ride = buildVideo(rider, {
  ...{
    id: 'ride',
    animal: buildBull(buildContractor(), { name: 'Static' }),
    contestants: [rider],
    score: 86.5,
  },
  title: 'Caldwell Night Rodeo',
});

const readDevices = async (id: string) =>
  ((await fixture.firestore.doc(`push/${id}`).get()).get('devices') as { endpoint: string }[]).map(
    ({ endpoint }) => endpoint,
  );

test('[PUSH-01] each device of the account is told at once, in its language, and opens the ride', async () => {
  await fixture.publish(ride);
  const three = await join('ana', { language: 'pt' }, 3);
  const other = await join('max');
  await (await notify('ana', { video_id: 'ride' })).call();
  for (const endpoint of three)
    expect(fixture.server.read(endpoint)).toMatchObject([
      {
        title: 'Hailey Cole marcou você em um vídeo.',
        body: 'Hailey Cole · Static · 86,5 · Caldwell Night Rodeo',
        path: '/video/ride',
      },
    ]);
  expect(readShown(other[0]!)).toEqual([]);
});

test('[PUSH-01] in Spanish, figures are written as in English', async () => {
  await fixture.publish(ride);
  const [device] = await join('ana', { language: 'es' });
  await (await notify('ana', { video_id: 'ride' })).call();
  expect(fixture.server.read(device!)).toMatchObject([
    { body: 'Hailey Cole · Static · 86.5 · Caldwell Night Rodeo' },
  ]);
});

test('[PUSH-01] an invite opens the list that answers it', async () => {
  const [device] = await join('ana', { language: 'es' });
  const invite = {
    alert_type: alertTypes.invited,
    message_string: notificationTexts.invited('Hailey Cole', ''),
  };
  await (await notify('ana', invite)).call();
  expect(fixture.server.read(device!)).toMatchObject([
    { title: 'Hailey Cole te invitó a usar su cuenta.', path: '/profile/grant-access?tab=2' },
  ]);
});

test.each([
  ['tags', alertTypes.filmsLinked],
  ['hats', alertTypes.hatTipped],
  ['access', alertTypes.editedForOwner],
  ['moderation', alertTypes.answered],
])('[PUSH-03] whoever does not want %s is told of all else', async (muted, alert_type) => {
  const [device] = await join('ana', { muted: [muted, 'followed'] });
  await (await notify('ana', { alert_type })).call();
  expect(readShown(device!)).toEqual([]);
  const other = muted === 'hats' ? alertTypes.taggedInVideo : alertTypes.hatTipped;
  await (await notify('ana', { alert_type: other })).call();
  expect(readShown(device!)).toHaveLength(1);
});

test('[PUSH-03] what the list leaves out is told on devices all the same', async () => {
  const [device] = await join('ana', { hidden: ['tags'] });
  await (await notify('ana')).call();
  expect(readShown(device!)).toEqual([tagged]);
});

test('[PUSH-04] a later change of a notification, and its end, tell nothing', async () => {
  await join('ana');
  const { id } = await notify('ana');
  const before = (await fixture.firestore.doc(`notifications/${id}`).get()).data();
  for (const after of [{ ...before, expires: new Date() }, undefined])
    expect(await queueNotice(fixture.firestore, id, { before, after }, Date.now())).toBeUndefined();
  expect((await fixture.firestore.collection('push_queue').get()).size).toBe(0);
});

test('what is sent is forgotten after a week', async () => {
  await join('ana');
  await (await notify('ana')).call();
  const [sent] = (await fixture.firestore.collection('push_queue').get()).docs;
  expect(Number(sent?.get('expires').toMillis()) - Number(sent?.get('created'))).toBe(7 * 24 * hourMs);
});

describe('[PUSH-04] nothing is sent twice', () => {
  test('when somebody takes a tip of the hat back and tips again, on one day', async () => {
    const [device] = await join('ana', {}, 1);
    const tip = (actor_id: string) =>
      notify('ana', { id: 'ana_12_2026-11-30', alert_type: alertTypes.hatTipped, actor_id });
    for (const actor of ['max', 'max', 'max', 'zoe']) {
      await (await tip(actor)).call();
      wait(minuteMs);
    }
    expect(fixture.server.requests).toEqual([device, device]);
  });

  test('however often a call comes, and when two come at once', async () => {
    const [device] = await join('ana');
    const { call } = await notify('ana');
    await Promise.all([call(), call(), call()]);
    wait(hourMs);
    await call();
    await run();
    expect(fixture.server.requests).toEqual([device]);
  });

  test('a call that is interrupted after sending is shown once, because topic and tag are the same', async () => {
    const [device] = await join('ana');
    const { call } = await notify('ana');
    vi.spyOn(fixture.delivery, 'transport').mockImplementationOnce(async (...request) => {
      const response = await fixture.server.transport(...request);
      vi.spyOn(fixture.firestore, 'batch').mockImplementationOnce(() => {
        throw new Error('The instance has ended.');
      });
      return response;
    });
    await expect(call()).rejects.toThrow('ended');
    wait(minuteMs);
    await run();
    expect(fixture.server.read(device!)).toHaveLength(1);
    wait(10 * minuteMs);
    await run();
    const messages = fixture.server.read(device!);
    expect(messages).toHaveLength(2);
    expect(new Set(messages.flatMap(({ tag, topic }) => [tag, topic])).size).toBe(1);
    wait(24 * hourMs);
    await run();
    expect(fixture.server.read(device!)).toHaveLength(2);
  });

  test('where telling one fails, the others are told, and that one later', async () => {
    const ids = ['max', 'ana', 'zeb'];
    const devices = await Promise.all(ids.map((id) => join(id, { quiet_from: 12, quiet_until: 14 })));
    for (const id of ids) await (await notify(id)).call();
    wait(2 * hourMs);
    vi.spyOn(fixture.firestore, 'runTransaction').mockRejectedValueOnce(new Error('Unavailable.'));
    await expect(run()).rejects.toThrow('Not everybody could be told.');
    expect(devices.flat().flatMap(readShown)).toEqual([tagged, tagged]);
    await run();
    expect(devices.map(([device]) => readShown(device!))).toEqual([[tagged], [tagged], [tagged]]);
  });

  test('an invite that replaces an earlier one is new', async () => {
    const [device] = await join('ana');
    const { id, call } = await notify('ana');
    await call();
    wait(hourMs);
    await (await notify('ana', { id })).call();
    expect(readShown(device!)).toEqual([tagged, tagged]);
  });
});

describe('[PUSH-05] what a push service does not take', () => {
  test.each([404, 410])('a device of which it says %s is forgotten, the others are told', async (status) => {
    const [one, gone, other] = await join('ana', {}, 3);
    fixture.server.answer((endpoint) => (endpoint === gone ? status : undefined));
    await (await notify('ana')).call();
    expect(await readDevices('ana')).toEqual([one, other]);
    expect([one, other].map((endpoint) => readShown(endpoint!))).toEqual([[tagged], [tagged]]);
  });

  test.each([
    ['is too much for it', 429],
    ['fails there', 503],
    ['does not arrive', 'hang up'],
  ] as const)(
    'a message that %s comes later, with growing delays, to those that lack it',
    async (_title, answer) => {
      const [one, other] = await join('ana', {}, 2);
      fixture.server.answer((endpoint) => (endpoint === other ? answer : undefined));
      await (await notify('ana')).call();
      const attempts: number[] = [];
      for (let minute = 1; minute <= 40; minute += 1) {
        wait(minuteMs);
        const before = fixture.server.requests.length;
        await run();
        if (fixture.server.requests.length > before) attempts.push(minute);
      }
      expect(attempts).toEqual([1, 3, 7, 15, 31]);
      fixture.server.answer(() => undefined);
      wait(hourMs);
      await run();
      expect([one, other].map((endpoint) => readShown(endpoint!))).toEqual([[tagged], [tagged]]);
      expect(fixture.server.requests.filter((endpoint) => endpoint === one)).toHaveLength(1);
    },
  );

  test.each([
    ['seconds', () => '1800'],
    ['a date', () => new Date(Date.now() + 1800_000).toUTCString()],
  ])('it is asked again when it says, in %s', async (_title, getRetryAfter) => {
    const [device] = await join('ana');
    fixture.server.answer(() => ({ status: 429, retryAfter: getRetryAfter() }));
    await (await notify('ana')).call();
    fixture.server.answer(() => undefined);
    wait(29 * minuteMs);
    await run();
    expect(readShown(device!)).toEqual([]);
    wait(minuteMs);
    await run();
    expect(readShown(device!)).toEqual([tagged]);
  });

  test('no delay is longer than six hours, and after 16 attempts it is left', async () => {
    await join('ana', { quiet_from: 0, quiet_until: 0 });
    fixture.server.answer(() => 503);
    await (await notify('ana')).call();
    const counts: number[] = [];
    for (let step = 1; step <= 17; step += 1) {
      wait(6 * hourMs);
      await run();
      counts.push(fixture.server.requests.length);
    }
    expect(counts).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 16]);
  });

  test('what it refuses is not sent again, while another device waits for its message', async () => {
    const [refused, waiting] = await join('ana', {}, 2);
    fixture.server.answer((endpoint) => (endpoint === refused ? 400 : 503));
    await (await notify('ana')).call();
    fixture.server.answer(() => undefined);
    wait(hourMs);
    await run();
    expect([refused, waiting].map((endpoint) => readShown(endpoint!))).toEqual([[], [tagged]]);
  });

  test('a redirect leads nowhere', async () => {
    const [device] = await join('ana');
    fixture.server.answer(() => 307);
    await (await notify('ana')).call();
    expect(fixture.server.requests).toEqual([device]);
    expect(readShown(device!)).toEqual([]);
  });

  test('nothing is sent to another host, whatever is stored', async () => {
    const device = {
      ...fixture.server.subscribe(),
      endpoint: 'https://attacker.example/fcm.googleapis.com/',
    };
    await join('ana', { devices: [device] });
    await (await notify('ana')).call();
    expect(fixture.server.requests).toEqual([]);
  });
});

describe('[PUSH-06] nobody is woken, or told too much', () => {
  test('at night by the zone of the reader it waits, and is one message in the morning', async () => {
    const [denver] = await join('ana', {});
    const [manila] = await join('max', { zone: 'Asia/Manila' });
    for (const id of ['ana', 'max'])
      for (let count = 0; count < 3; count += 1) await (await notify(id)).call();
    // Noon in Denver is two in the night in Manila.
    expect(readShown(denver!)).toEqual([tagged, tagged, tagged]);
    expect(readShown(manila!)).toEqual([]);
    wait(5 * hourMs - minuteMs);
    await run();
    expect(readShown(manila!)).toEqual([]);
    wait(minuteMs);
    await run();
    expect(readShown(manila!)).toEqual(['3 new notifications']);
  });

  test('six a day are told, and the others together on the next morning', async () => {
    const [device] = await join('ana');
    for (let count = 0; count < 9; count += 1) await (await notify('ana')).call();
    expect(readShown(device!)).toHaveLength(6);
    wait(18 * hourMs);
    await run();
    expect(readShown(device!)).toHaveLength(6);
    wait(hourMs);
    await run();
    expect(readShown(device!).slice(6)).toEqual(['3 new notifications']);
  });

  test('what was taken back meanwhile is not told', async () => {
    const [device] = await join('ana', { quiet_from: 12, quiet_until: 14 });
    const notices = [await notify('ana'), await notify('ana')];
    for (const { call } of notices) await call();
    await fixture.firestore.doc(`notifications/${notices[0]!.id}`).delete();
    wait(2 * hourMs);
    await run();
    expect(readShown(device!)).toEqual([tagged]);
  });
});

describe('[PUSH-07] nothing is sent', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['whom an administrator has blocked', () => fixture.firestore.doc('users/ana').update({ deleted: true })],
    ['who is erased', () => fixture.firestore.doc('users/ana').delete()],
    [
      'of somebody whom they block',
      () => fixture.firestore.doc('blocks/ana_hailey').set({ user_id: 'ana', blocked_id: 'hailey' }),
    ],
    ['who has removed all devices', () => fixture.firestore.doc('push/ana').update({ devices: [] })],
  ])('to one %s', async (_title, change) => {
    await join('ana');
    const { call } = await notify('ana');
    await change();
    await call();
    wait(hourMs);
    await run();
    expect(fixture.server.requests).toEqual([]);
  });

  test('of a ride that is hard to watch', async () => {
    const [device] = await join('ana');
    await fixture.publish(ride, { ...ride, id: 'hard', hard_to_watch: true });
    await (await notify('ana', { video_id: 'hard' })).call();
    expect(readShown(device!)).toEqual([]);
    await (await notify('ana', { video_id: 'ride' })).call();
    expect(readShown(device!)).toHaveLength(1);
  });
});
