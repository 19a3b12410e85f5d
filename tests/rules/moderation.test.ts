import { serverTimestamp } from 'firebase/firestore';
import { describe, test } from 'vitest';
import {
  buildAnswerNotification,
  buildHandledReport,
  buildTakeDownNotification,
  maxAnswerLength,
  parseReport,
  type Report,
  type ReportDecision,
} from '#src/domain/moderation.ts';
import type { NewNotification } from '#src/domain/notification.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildTagNotification } from '#tests/support/factories/build-notification.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import {
  createFirestoreFixture,
  expectAccess,
  expectAllowed,
  expectDenied,
  omitField,
  type Caller,
  type Write,
} from './firestore-fixture.ts';
import { buildChoiceEntry } from './matrix/moderation-attempts.ts';
import { useFixture } from './use-fixture.ts';
import { commitPaced, sentNow } from './publishing.ts';

const fixture = useFixture(createFirestoreFixture);

async function storeReport() {
  const video = buildVideo(fixture.people.rider);
  const stored = {
    user_id: 'fan',
    video_id: video.id,
    reported_date: new Date(2026, 1, 1),
    reason: 'privacy',
  };
  await fixture.storeDocument(`videos/${video.id}`, video);
  await fixture.storeDocument(`reported_videos/${video.id}_fan`, stored);
  return { video, report: parseReport(`${video.id}_fan`, stored) };
}

describe('handling a report', () => {
  const dismissal: ReportDecision = { outcome: 'dismissed' };
  const buildDismissal = async (changes: object = {}) => {
    const { report } = await storeReport();
    const handled = buildHandledReport(report, dismissal, 'admin');
    return { id: report.id, handled: { ...handled, handled: serverTimestamp(), ...changes } };
  };
  const write = (id: string, handled: object, caller: Caller = 'admin') =>
    fixture.as(caller).set(`handled_reports/${id}`, handled);

  test('is for administrators, once', async () => {
    const { id, handled } = await buildDismissal();
    for (const caller of ['anonymous', 'fan', 'owner', 'delegate', 'unverifiedAdmin'] as const)
      await expectDenied(write(id, { ...handled, handled_by: caller }, caller));
    await expectAllowed(write(id, handled));
    await expectDenied(write(id, handled));
  });

  test.each(['user_id', 'video_id', 'reported_date', 'outcome', 'message', 'handled', 'handled_by'])(
    'is denied without %s',
    async (field) => {
      const { id, handled } = await buildDismissal();
      await expectDenied(write(id, omitField(handled, field)));
    },
  );

  test.each([
    ['an additional field', { title: 'x' }],
    ['an unknown outcome', { outcome: 'ignored' }],
    ['an answer to a dismissed report', { message: 'No.' }],
    ['a client time', { handled: new Date() }],
    ["another administrator's name", { handled_by: 'owner' }],
    ['a report of tomorrow', { reported_date: new Date(Date.now() + 86_400_000) }],
    ['a long reason', { reason: 'x'.repeat(21) }],
    ['a user id that is no text', { user_id: 1 }],
    ['a long video id', { video_id: 'x'.repeat(129) }],
  ])('is denied with %s', async (_case, changes) => {
    const { id, handled } = await buildDismissal(changes);
    await expectDenied(write(id, handled));
  });

  test.each([
    ['Thanks for looking out.', 'allow'],
    ['x'.repeat(maxAnswerLength), 'allow'],
    ['x'.repeat(maxAnswerLength + 1), 'deny'],
    [' ', 'deny'],
    ['one\ntwo', 'deny'],
  ] as const)('with the answer %j: %s', async (message, verdict) => {
    const { id, handled } = await buildDismissal({ outcome: 'answered', message });
    await expectAccess(verdict, write(id, handled));
  });

  test('of a reel names it in place of the video', async () => {
    const { id, handled } = await buildDismissal({ reel_id: 'reel' });
    await expectDenied(write(id, handled));
    await expectDenied(write(id, omitField({ ...handled, reel_id: 1 }, 'video_id')));
    await expectDenied(write(id, omitField({ ...handled, reel_id: 'x'.repeat(129) }, 'video_id')));
    await expectAllowed(write(id, omitField(handled, 'video_id')));
  });

  test('ends the right to report the video again', async () => {
    const { id, handled } = await buildDismissal();
    const report = async () => {
      await fixture.removeDocument(`reported_videos/${id}`);
      const video_id = id.replace('_fan', '');
      const data = { user_id: 'fan', video_id, reported_date: serverTimestamp() };
      await commitPaced(fixture, 'fan', 'report', `reported_videos/${id}`, data);
    };
    await expectAllowed(report());
    await expectAllowed(write(id, handled));
    await expectDenied(report());
  });
});

describe('notifications of administrators', () => {
  async function sendAnswer(
    change: (notification: NewNotification, report: Report) => object = () => ({}),
    caller: Caller = 'admin',
    answered: ReportDecision['outcome'] = 'answered',
  ) {
    const { report } = await storeReport();
    const text = 'We checked it.';
    const decision = answered === 'answered' ? { outcome: answered, message: text } : { outcome: answered };
    const handled = { ...buildHandledReport(report, decision, caller), handled: serverTimestamp() };
    const valid = buildAnswerNotification(report, text);
    const notification = { ...valid, ...sentNow(), ...change(valid, report) };
    await fixture
      .as(caller)
      .commit(
        ['set', `handled_reports/${report.id}`, handled],
        ['set', `notifications/${notification.id}`, notification],
      );
  }

  test('bring the answer to the account of the report', async () => {
    await expectAllowed(sendAnswer());
    await expectDenied(sendAnswer(() => ({ notified_user_id: 'owner' })));
    await expectDenied(sendAnswer(() => ({ message_string: 'Another text' })));
    await expectDenied(sendAnswer(() => ({ actor_id: 'admin' })));
    await expectDenied(sendAnswer(() => ({ video_id: 'ride' })));
    await expectDenied(sendAnswer(() => ({ id: crypto.randomUUID() })));
    await expectDenied(sendAnswer(() => ({ alert_type: 3 })));
    await expectDenied(sendAnswer((_valid, report) => ({ id: report.id })));
    await expectDenied(sendAnswer(undefined, 'admin', 'dismissed'));
    await expectDenied(sendAnswer(undefined, 'unverifiedAdmin'));
  });

  test('cannot repeat an answer of another time', async () => {
    const { report } = await storeReport();
    const text = 'We checked it.';
    const handled = buildHandledReport(report, { outcome: 'answered', message: text }, 'admin');
    await fixture.storeDocument(`handled_reports/${report.id}`, {
      ...handled,
      handled: new Date(2026, 1, 2),
    });
    const notification = { ...buildAnswerNotification(report, text), ...sentNow() };
    await expectDenied(fixture.as('admin').set(`notifications/${notification.id}`, notification));
  });

  async function takeDown(
    change: (notification: NewNotification, video: StoredVideo) => object = () => ({}),
    { caller, deletes = true }: { caller?: Caller; deletes?: boolean } = {},
  ) {
    const { video } = await storeReport();
    const deletions: Write[] = deletes ? [['delete', `videos/${video.id}`]] : [];
    const valid = buildTakeDownNotification(video);
    const notification = { ...valid, ...sentNow(), ...change(valid, video) };
    const sent = ['set', `notifications/${notification.id}`, notification] as const;
    await fixture.as(caller ?? 'admin').commit(...deletions, sent);
  }

  test('tell the owner that a video was taken down', async () => {
    await expectAllowed(takeDown());
    // Its author may change the title at the same time.
    await expectAllowed(takeDown(() => ({ message_string: 'We took down your video Elko (2nd go).' })));
    await expectDenied(takeDown(() => ({ message_string: `We took down your video ${'x'.repeat(300)}.` })));
    await expectDenied(takeDown(undefined, { deletes: false }));
    await expectDenied(takeDown(undefined, { caller: 'rider' }));
    await expectDenied(
      takeDown((valid) => ({ id: valid.id.replace('rider', 'owner'), notified_user_id: 'owner' })),
    );
    await expectDenied(takeDown(() => ({ message_string: 'We took down your video.' })));
    await expectDenied(takeDown((_valid, { id }) => ({ id })));
    await expectDenied(takeDown(() => ({ alert_type: 3 })));
    await expectDenied(takeDown(() => ({ actor_id: 'admin' })));
    await expectDenied(takeDown((_valid, { id }) => ({ video_id: id })));
  });
});

test('a notification tells the owner that a reel was taken down', async () => {
  const takeDownReel = async (
    changes: object = {},
    { caller = 'admin', deletes = true }: { caller?: Caller; deletes?: boolean } = {},
  ) => {
    const reel = buildReel(fixture.people.owner, [{ id: 'ride' }]);
    await fixture.storeDocument(`reels/${reel.id}`, reel);
    const tombstone = { id: reel.id, deleted: serverTimestamp() };
    const deletions: Write[] = deletes
      ? [
          ['delete', `reels/${reel.id}`],
          ['set', `deleted_reels/${reel.id}`, tombstone],
        ]
      : [];
    const notification = {
      ...buildTakeDownNotification(reel, 'reelTakenDown'),
      ...sentNow(),
      ...changes,
    };
    await fixture.as(caller).commit(...deletions, ['set', `notifications/${notification.id}`, notification]);
    return notification;
  };
  await expectAllowed(takeDownReel());
  const { id } = await takeDownReel();
  await expectDenied(fixture.as('delegate').delete(`notifications/${id}`));
  await expectAllowed(fixture.as('owner').delete(`notifications/${id}`));
  await expectDenied(takeDownReel({}, { deletes: false }));
  await expectDenied(takeDownReel({}, { caller: 'owner' }));
  await expectDenied(takeDownReel({ message_string: 'We took down your video Best of 2026.' }));
  await expectDenied(takeDownReel({ alert_type: 10 }));
  await expectDenied(takeDownReel({ notified_user_id: 'rider' }));
});

test('an administrator deletes the notifications of a video with it, and no others', async () => {
  const { video } = await storeReport();
  const { owner, rider } = fixture.people;
  const about = buildTagNotification(owner, rider, video);
  const path = `notifications/${about.id}`;
  await fixture.storeDocument(path, about);
  const deleteWithVideo = () =>
    fixture.as('admin').commit(['delete', `videos/${video.id}`], ['delete', path]);
  await expectDenied(fixture.as('admin').delete(path));
  await fixture.storeDocument(path, { ...about, alert_type: 9 });
  await expectDenied(deleteWithVideo());
  await fixture.storeDocument(path, about);
  await expectAllowed(deleteWithVideo());
  await fixture.storeDocument(path, about);
  await expectDenied(fixture.as('fan').delete(path));
  await expectAllowed(fixture.as('admin').delete(path));
});

describe('the log of what administrators choose', () => {
  const write = (changes: object, caller: Caller = 'admin') =>
    fixture.as(caller).set(`admin_log/${crypto.randomUUID()}`, {
      ...buildChoiceEntry('admin'),
      ...changes,
    });

  test.each([
    ['a choice', {}, 'allow'],
    ['a removal', { command: 'ride-of-the-week remove' }, 'allow'],
    ['another command', { command: 'verify' }, 'deny'],
    ["another administrator's name", { operator: 'owner' }, 'deny'],
    ['a client time', { time: new Date() }, 'deny'],
    ['an end of its own', { finished: new Date() }, 'deny'],
    ['no ride', { arguments: [] }, 'deny'],
    ['two rides', { arguments: ['one', 'two'] }, 'deny'],
    ['a long id', { arguments: ['x'.repeat(129)] }, 'deny'],
    ['changes', { changes: ['closed an account'] }, 'deny'],
    ['an error', { error: 'x' }, 'deny'],
    ['an additional field', { note: '' }, 'deny'],
  ] as const)('an entry with %s', async (_case, changes, verdict) => {
    await expectAccess(verdict, write(changes));
  });

  test('entries are only added', async () => {
    await expectAllowed(fixture.as('admin').set('admin_log/once', buildChoiceEntry('admin')));
    await expectDenied(fixture.as('admin').set('admin_log/once', buildChoiceEntry('admin')));
    await expectDenied(write({ operator: 'unverifiedAdmin' }, 'unverifiedAdmin'));
  });
});
