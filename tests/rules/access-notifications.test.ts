import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  attempt,
  expectStepRefused,
  protocol,
  storeScene,
  telling,
  tryStep,
  type Attempt,
} from './sharing-steps.ts';
import { allowed, refused, setStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

type Telling = (typeof telling)[number];
const expectRefused = (step: Telling, how: Partial<Attempt>) => expectStepRefused(stage, step, how);

describe('[ACC-03, NOTE-01] the other side is told in the same batch', () => {
  const types = { invite: 3, request: 4, 'accept invite': 5, 'accept request': 6 };

  test.each(telling)('%s: not without the step, nor again after it', async (step) => {
    await expectRefused(step, { only: 'notification' });
    const after = await storeScene(stage, step, protocol[step].to);
    await refused(attempt(stage, { step, ...after, only: 'notification' }));
  });

  test.each(telling)('%s: not twice', async (step) => {
    const { own, other } = await storeScene(stage, step);
    await expectRefused(step, { toldToo: 'another' });
    await expectRefused(step, { toldToo: `${own.id}_1_${other.id}` });
  });

  test.each(telling)('%s: always', async (step) => expectRefused(step, { told: null }));

  test.each(telling)('%s: in these words, by whoever takes it', async (step) => {
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
    for (const [field, value] of wrong) await expectRefused(step, { told: { [field]: value } });
    for (const [field] of wrong.slice(1, 9)) await expectRefused(step, { told: { [field]: undefined } });
  });

  test.each(telling)('%s: a step that is taken again replaces what was told the first time', async (step) => {
    await allowed(tryStep(stage, step));
    await allowed(tryStep(stage, step));
    await expectRefused(step, { told: null });
    await expectRefused(step, { told: { message_string: 'Win a saddle.' } });
    await expectRefused(step, { told: { link: 'https://example.com' } });
  });
});
