import { describe, test } from 'vitest';
import { deleteField } from 'firebase/firestore';
import { buildStepNotification } from '#src/domain/access-steps.ts';
import { parseUser } from '#src/domain/user.ts';
import {
  attemptStep,
  expectStepDenied,
  stepTransitions,
  storeStepPrecondition,
  notifyingSteps,
  type StepAttempt,
  storeSides,
} from './access-step-attempts.ts';
import {
  expectAllowed,
  expectDenied,
  createFirestoreFixture,
  buildTestUsers,
  omitField,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

type NotifyingStep = (typeof notifyingSteps)[number];
const expectAttemptDenied = (step: NotifyingStep, attempt: Partial<StepAttempt>) =>
  expectStepDenied(fixture, step, attempt);

describe('[ACC-03, NOTE-01] a step notifies the other party in the same batch', () => {
  const types = { invite: 3, request: 4, 'accept invite': 5, 'accept request': 6 };

  test.each(notifyingSteps)('%s: denies a notification without the step', async (step) => {
    await expectAttemptDenied(step, { only: 'notification' });
    const after = await storeStepPrecondition(fixture, step, stepTransitions[step].to);
    await expectDenied(attemptStep(fixture, { step, ...after, only: 'notification' }));
  });

  test.each(notifyingSteps)('%s: denies a second notification', async (step) => {
    const { own, other } = await storeStepPrecondition(fixture, step);
    await expectAttemptDenied(step, { duplicateNotificationId: 'another' });
    await expectAttemptDenied(step, { duplicateNotificationId: `${own.id}_1_${other.id}` });
  });

  test.each(notifyingSteps)('%s: denies the step without a notification', async (step) =>
    expectAttemptDenied(step, { notificationOverrides: null }),
  );

  test.each(notifyingSteps)('%s: denies other field values', async (step) => {
    const invalidFields: [string, unknown][] = [
      ['message_string', 'Win a saddle.'],
      ['message_string', 'Somebody invited you to use their account.'],
      ['notified_user_id', 'fan'],
      ['actor_id', 'fan'],
      ['alert_type', 1],
      ['alert_type', String(types[step])],
      ['timestamp', new Date(Date.now() - 60_000)],
      ['video_id', 'x'],
      ['id', 'x'],
      ['link', 'https://example.com'],
    ];
    for (const [field, value] of invalidFields)
      await expectAttemptDenied(step, { notificationOverrides: { [field]: value } });
    for (const [field] of invalidFields.slice(1, 9))
      await expectAttemptDenied(step, { notificationOverrides: { [field]: undefined } });
  });

  const storeEarlierNotification = async (step: NotifyingStep, ageMs: number) => {
    const { own, other } = await storeStepPrecondition(fixture, step);
    await fixture.removeDocument(`rate_limits/${own.id}_invite`);
    const notification = buildStepNotification(step, parseUser(own.id, own), other.id);
    if (!notification) throw new Error(`${step} notifies nobody`);
    const timestamp = new Date(Date.now() - ageMs);
    await fixture.storeDocument(`notifications/${notification.id}`, { ...notification, timestamp });
    return { step, own, other, keepsTraces: true } as const;
  };
  const minute = 60_000;

  test.each(notifyingSteps)(
    '%s: a repeated step replaces its notification after ten minutes',
    async (step) => {
      const attempt = (overrides: Partial<StepAttempt> = {}) =>
        storeEarlierNotification(step, 10 * minute + 1000).then((earlier) =>
          attemptStep(fixture, { ...earlier, ...overrides }),
        );
      await expectDenied(attempt({ notificationOverrides: null }));
      await expectDenied(attempt({ notificationOverrides: { message_string: 'Win a saddle.' } }));
      await expectDenied(attempt({ notificationOverrides: { link: 'https://example.com' } }));
      await expectAllowed(attempt());
    },
  );

  test.each(notifyingSteps)('attack: %s again and again alarms once in ten minutes', async (step) => {
    const attempt = (notificationOverrides?: null) =>
      storeEarlierNotification(step, 9 * minute).then((earlier) =>
        attemptStep(fixture, {
          ...earlier,
          ...(notificationOverrides === null && { notificationOverrides }),
        }),
      );
    await expectDenied(attempt());
    // The step itself is possible: the other party has been notified just before.
    await expectAllowed(attempt(null));
  });
});

const accessMaps = [
  ...['sent_invites', 'received_invites', 'sent_requests', 'received_requests'],
  ...['user_access', 'account_access'],
];

describe('attack: a step without substance', () => {
  const { rider, otherRider } = buildTestUsers();
  const attempt = async (other: object, changes: object) => {
    await storeSides(fixture, { own: rider, other: otherRider });
    await fixture.storeDocument(`users/${otherRider.id}`, other);
    return fixture.as('rider').update(`users/${otherRider.id}`, changes);
  };

  test.each(accessMaps)("a stranger's empty map %s is neither removed nor restored", async (field) => {
    await expectDenied(attempt(otherRider, { [field]: deleteField() }));
    await expectDenied(attempt(omitField(otherRider, field), { [field]: {} }));
    await expectDenied(attempt(otherRider, { [field]: {} }));
  });

  test("a stranger's selected account is neither emptied nor removed", async () => {
    const current_accessed_account = '';
    await expectDenied(
      attempt(omitField(otherRider, 'current_accessed_account'), { current_accessed_account }),
    );
    await expectDenied(
      attempt({ ...otherRider, current_accessed_account }, { current_accessed_account: deleteField() }),
    );
    await expectDenied(
      attempt(
        { ...otherRider, current_accessed_account: 'rider' },
        { current_accessed_account: otherRider.id },
      ),
    );
  });

  test.each([
    ['invite', 'sent_invites'],
    ['request', 'sent_requests'],
  ] as const)('an %s adds nobody else to the own profile', async (step, sent) => {
    for (const stranger of ['aa', 'zz'])
      await expectStepDenied(fixture, step, { ownOverrides: { [`${sent}.${stranger}`]: true } });
  });

  test.each(['sent_requests', 'received_requests'] as const)(
    'ending an invite does not remove the empty map %s as well',
    async (field) => {
      for (const overrides of ['ownOverrides', 'otherOverrides'] as const)
        await expectStepDenied(fixture, 'cancel invite', { [overrides]: { [field]: deleteField() } });
    },
  );
});
