import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  attemptStep,
  expectStepDenied,
  stepTransitions,
  storeStepPrecondition,
  notifyingSteps,
  attemptStoredStep,
  type StepAttempt,
} from './access-step-attempts.ts';
import {
  expectAllowed,
  expectDenied,
  createFirestoreFixture,
  type FirestoreFixture,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
afterAll(() => fixture.dispose());

type NotifyingStep = (typeof notifyingSteps)[number];
const expectAttemptDenied = (step: NotifyingStep, how: Partial<StepAttempt>) =>
  expectStepDenied(fixture, step, how);

describe('[ACC-03, NOTE-01] the other side is told in the same batch', () => {
  const types = { invite: 3, request: 4, 'accept invite': 5, 'accept request': 6 };

  test.each(notifyingSteps)('%s: not without the step, nor again after it', async (step) => {
    await expectAttemptDenied(step, { only: 'notification' });
    const after = await storeStepPrecondition(fixture, step, stepTransitions[step].to);
    await expectDenied(attemptStep(fixture, { step, ...after, only: 'notification' }));
  });

  test.each(notifyingSteps)('%s: not twice', async (step) => {
    const { own, other } = await storeStepPrecondition(fixture, step);
    await expectAttemptDenied(step, { toldToo: 'another' });
    await expectAttemptDenied(step, { toldToo: `${own.id}_1_${other.id}` });
  });

  test.each(notifyingSteps)('%s: always', async (step) => expectAttemptDenied(step, { told: null }));

  test.each(notifyingSteps)('%s: in these words, by whoever takes it', async (step) => {
    const wrong: [string, unknown][] = [
      ['message_string', 'Win a saddle.'],
      ['message_string', 'Somebody invited you to use their account.'],
      ['notified_user_id', 'watcher'],
      ['actor_id', 'watcher'],
      ['alert_type', 1],
      ['alert_type', String(types[step])],
      ['timestamp', new Date()],
      ['video_id', 'x'],
      ['id', 'x'],
      ['link', 'https://example.com'],
    ];
    for (const [field, value] of wrong) await expectAttemptDenied(step, { told: { [field]: value } });
    for (const [field] of wrong.slice(1, 9))
      await expectAttemptDenied(step, { told: { [field]: undefined } });
  });

  test.each(notifyingSteps)(
    '%s: a step that is taken again replaces what was told the first time',
    async (step) => {
      await expectAllowed(attemptStoredStep(fixture, step));
      await expectAllowed(attemptStoredStep(fixture, step));
      await expectAttemptDenied(step, { told: null });
      await expectAttemptDenied(step, { told: { message_string: 'Win a saddle.' } });
      await expectAttemptDenied(step, { told: { link: 'https://example.com' } });
    },
  );
});
