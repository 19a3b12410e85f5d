import { deleteField } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { AccessStep } from '#src/domain/access-steps.ts';
import {
  attempt,
  expectStepRefused,
  protocol,
  sidesOf,
  steps,
  storeScene,
  storeSides,
  telling,
  tryStep,
  type Attempt,
  type Relation,
} from './sharing-steps.ts';
import { allowed, refused, setStage, without, type Stage, type Who } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

const withdrawing = steps.filter((step) => /^(deny|cancel)/.test(step));
const ending = ['remove user', 'leave account'] as const;
const opening = ['invite', 'request'] as const;
const accepting = ['accept invite', 'accept request'] as const;
const maps = [
  ...['sent_invites', 'received_invites', 'sent_requests', 'received_requests'],
  ...['user_access', 'account_access'],
];

const scene = (step: AccessStep, relation?: Relation) => storeScene(stage, step, relation);
const tried = (step: AccessStep) => tryStep(stage, step);
const expectRefused = (step: AccessStep, how: Partial<Attempt>) => expectStepRefused(stage, step, how);

describe('[ACC-03] who takes a step', () => {
  test.each(steps)('%s: whoever it is for', async (step) => {
    await allowed(tried(step));
  });

  const others: Who[] = ['delegate', 'watcher', 'admin', 'stranger', 'leaver', 'newcomer', 'nobody'];
  test.each(steps.flatMap((step) => others.map((who) => [step, who] as const)))(
    '%s: not %s in their place',
    async (step, by) => expectRefused(step, { by }),
  );

  test.each(telling)('%s: not the other side', async (step) => {
    const { own, other } = await scene(step);
    await refused(attempt(stage, { step, own, other, by: other.id as Who }));
  });

  test.each([...withdrawing, ...ending])('%s: the other side may undo it as well', async (step) => {
    const { own, other } = await scene(step);
    await allowed(attempt(stage, { step, own, other, by: other.id as Who }));
  });

  test.each(steps)('%s: not somebody who is deleted, nor before the address is verified', async (step) => {
    const { rider, leaver, newcomer } = stage.people;
    for (const who of [leaver, newcomer]) {
      const pair = protocol[step].by === 'grantor' ? ([who, rider] as const) : ([rider, who] as const);
      await refused(attempt(stage, { step, ...(await storeSides(stage, sidesOf(step, ...pair))) }));
    }
  });

  test.each(telling)('%s: nobody with themselves', async (step) => {
    const { own } = await scene(step);
    const both = Object.fromEntries(maps.map((field) => [field, { [own.id]: true }]));
    await stage.put(`users/${own.id}`, { ...own, ...(step.startsWith('accept') && both) });
    for (const only of ['own', 'other'] as const)
      await refused(attempt(stage, { step, own, other: own, only }));
    await refused(attempt(stage, { step, own, other: own }));
  });
});

describe('[ACC-03] when a step can be taken', () => {
  const relations: Relation[] = ['none', 'invited', 'requested', 'shared'];
  // Whoever acts for an account may also write what changes nothing in it.
  const changesNothing = (step: AccessStep, relation: Relation) =>
    relation === 'shared' && protocol[step].by === 'delegate' && withdrawing.includes(step);
  const wrong = steps.flatMap((step) =>
    relations
      .filter((relation) => relation !== protocol[step].from && !changesNothing(step, relation))
      .map((relation) => [step, relation] as const),
  );
  test.each(wrong)('%s: not when it is %s', async (step, relation) => {
    await refused(attempt(stage, { step, ...(await scene(step, relation)) }));
  });

  test.each(telling)('%s: not with an account that is deleted', async (step) => {
    const { own, other } = await scene(step);
    await storeSides(stage, { own, other: { ...other, deleted: true } });
    await refused(attempt(stage, { step, own, other }));
  });

  test.each([...withdrawing, ...ending])('%s: also with an account that is deleted', async (step) => {
    const { own, other } = await scene(step);
    await storeSides(stage, { own, other: { ...other, deleted: true } });
    await allowed(attempt(stage, { step, own, other }));
  });

  test.each([...withdrawing, ...ending])('%s: also when the other profile is gone', async (step) => {
    const { own } = await scene(step);
    const gone = { ...stage.people.rider, id: 'gone' };
    const left = JSON.parse(JSON.stringify(own).replaceAll(/"(rider|partner)":true/g, '"gone":true'));
    await storeSides(stage, { own: left, other: left });
    await allowed(attempt(stage, { step, own: left, other: gone, only: 'own' }));
  });

  test.each(telling)('%s: not when the other profile is gone', async (step) => {
    const { own } = await scene(step);
    await refused(attempt(stage, { step, own, other: { ...own, id: 'gone' }, only: 'own' }));
  });

  test.each(opening)(
    '%s: an entry that is false counts as absent, elsewhere than where the key is new',
    async (step) => {
      const no = { delegate: true, rider: false, partner: false };
      const [sent] = step === 'invite' ? (['sent_invites'] as const) : (['sent_requests'] as const);
      const { own, other } = await scene(step);
      const stale = Object.fromEntries(maps.map((field) => [field, no]));
      await stage.put(`users/${own.id}`, { ...own, ...stale, [sent]: {} });
      await stage.put(`users/${other.id}`, { ...other, ...stale });
      await allowed(attempt(stage, { step, own, other }));
      await stage.put(`users/${own.id}`, { ...own, ...stale, [sent]: no });
      await allowed(
        attempt(stage, { step: step === 'invite' ? 'cancel invite' : 'cancel request', own, other }),
      );
      await allowed(attempt(stage, { step, own, other }));
    },
  );

  test.each(accepting)('%s: not what only the own profile says was sent', async (step) => {
    const { own, other } = await scene(step);
    await storeSides(stage, { own, other: { ...other, sent_invites: {}, sent_requests: {} } });
    await refused(attempt(stage, { step, own, other }));
  });

  test.each(['invite', 'cancel invite', 'remove user'] as const)(
    '%s: old profiles lack the maps',
    async (step) => {
      const { own, other } = await scene(step);
      for (const field of ['sent_requests', 'received_requests', 'current_accessed_account', 'deleted']) {
        await stage.put(`users/${own.id}`, without(own, field));
        await stage.put(`users/${other.id}`, without(other, field));
        await allowed(attempt(stage, { step, own, other }));
      }
    },
  );

  test('both accounts may act for each other', async () => {
    const { own, other } = await scene('invite', 'shared');
    await allowed(attempt(stage, { step: 'invite', own: other, other: own }));
    await allowed(attempt(stage, { step: 'accept invite', own, other }));
    await allowed(attempt(stage, { step: 'remove user', own, other }));
  });
});

describe('[ACC-03] a step changes both sides and nothing else', () => {
  test.each(steps)('%s: not one side alone', async (step) => {
    await expectRefused(step, { only: 'own' });
    await expectRefused(step, { only: 'other' });
  });

  test.each(steps)('%s: no other entry of either side', async (step) => {
    for (const map of maps) {
      await expectRefused(step, { ownToo: { [`${map}.watcher`]: true } });
      await expectRefused(step, { otherToo: { [`${map}.watcher`]: true } });
    }
    await expectRefused(step, { ownToo: { bio: 'New words' } });
    await expectRefused(step, { otherToo: { bio: 'New words' } });
  });

  test.each(steps)('%s: nobody else loses access by it', async (step) => {
    await expectRefused(step, { ownToo: { 'user_access.delegate': deleteField() } });
    await expectRefused(step, { otherToo: { 'user_access.delegate': deleteField() } });
  });

  /** Every entry that a step writes, by the side that it stands on. */
  const written = [
    ['invite', 'own', 'sent_invites', 'partner'],
    ['invite', 'other', 'received_invites', 'rider'],
    ['request', 'own', 'sent_requests', 'rider'],
    ['request', 'other', 'received_requests', 'partner'],
    ['accept invite', 'own', 'received_invites', 'rider'],
    ['accept invite', 'own', 'account_access', 'rider'],
    ['accept invite', 'other', 'sent_invites', 'partner'],
    ['accept invite', 'other', 'user_access', 'partner'],
    ['accept request', 'own', 'received_requests', 'partner'],
    ['accept request', 'own', 'user_access', 'partner'],
    ['accept request', 'other', 'sent_requests', 'rider'],
    ['accept request', 'other', 'account_access', 'rider'],
    ['deny invite', 'own', 'received_invites', 'rider'],
    ['deny request', 'other', 'sent_requests', 'rider'],
    ['cancel invite', 'other', 'received_invites', 'rider'],
    ['cancel request', 'own', 'sent_requests', 'rider'],
    ['remove user', 'own', 'user_access', 'partner'],
    ['remove user', 'other', 'account_access', 'rider'],
    ['leave account', 'own', 'account_access', 'rider'],
    ['leave account', 'other', 'user_access', 'partner'],
  ] as const;
  test.each(written)('%s: %s.%s.%s is written, and rightly', async (step, side, field, id) => {
    const sets =
      telling.some((each) => each === step) && (field.endsWith('access') || !step.startsWith('accept'));
    for (const value of sets ? [undefined, false, 'true', 1] : [undefined, false]) {
      await expectRefused(step, { [`${side}Too`]: { [`${field}.${id}`]: value } });
    }
  });
});

describe('[ACC-03] whoever loses access acts for their own account again', () => {
  const acting = async (step: AccessStep, current: string, deleted = false) => {
    const { own, other } = await scene(step);
    const delegate = { ...(step === 'remove user' ? other : own), current_accessed_account: current };
    const sides = step === 'remove user' ? { own, other: delegate } : { own: delegate, other };
    await storeSides(stage, deleted ? { own, other: { ...delegate, deleted } } : sides);
    return sides;
  };
  const side = (step: AccessStep) => (step === 'remove user' ? 'otherToo' : 'ownToo');
  const current = (value: unknown) => ({ current_accessed_account: value });

  test.each(ending)('%s: in the same batch', async (step) => {
    await allowed(attempt(stage, { step, ...(await acting(step, 'rider')) }));
    const stays = { [side(step)]: current(undefined) };
    await refused(attempt(stage, { step, ...(await acting(step, 'rider')), ...stays }));
  });

  test.each(ending)('%s: for no other one, and not unless it was the lost one', async (step) => {
    const sides = async () => ({ step, ...(await acting(step, 'rider')) });
    await refused(attempt(stage, { ...(await sides()), [side(step)]: current('watcher') }));
    await refused(attempt(stage, { ...(await sides()), [side(step)]: current(deleteField()) }));
    const elsewhere = { step, ...(await acting(step, 'owner')) };
    await refused(attempt(stage, { ...elsewhere, [side(step)]: current('partner') }));
    await allowed(attempt(stage, elsewhere));
  });

  test('what a deleted account acted for is hidden, and stays', async () => {
    const { own, other } = await acting('remove user', 'rider', true);
    const step = 'remove user';
    await refused(attempt(stage, { step, own, other, otherToo: current('partner') }));
    await allowed(attempt(stage, { step, own, other, otherToo: current(undefined) }));
  });

  test.each(steps.filter((step) => !/^(remove|leave)/.test(step)))('%s: changes nobody’s', async (step) => {
    await expectRefused(step, { ownToo: current('watcher') });
    await expectRefused(step, { otherToo: current('watcher') });
  });
});
