import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { chooseTag } from '#tests/support/choose-tags.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { readFact } from '#tests/support/facts.ts';
import { follow, reload, renderApp } from '#tests/support/render-app.tsx';
import { createUniqueWord, waitUntilIndexed } from '#tests/support/searchable-data.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import {
  click,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
} from '#tests/support/user-actions.ts';

const owner = buildContractor({ name: 'Cedar Gap' });

/** Five outs, so that shares and means are shown; the rider had the last one. */
function buildOuts(animal: ReturnType<typeof buildBull>, rider: ReturnType<typeof buildContestant>) {
  const day = (month: number) => Date.UTC(2026, month, 9) / 1000;
  const outs = [
    { score: 91.25, event_date: day(5), gate_turn: 'left', contestants: [rider] },
    { score: 84, event_date: day(4), gate_turn: 'left' },
    { score: 0, event_date: day(3), gate_turn: 'right', ride_start: 0.5, ride_end: 3 },
    { score: 0, event_date: day(2), ride_start: 0, ride_end: 4.5 },
    { score: null, event_date: day(1) },
    { score: 0, event_date: day(0) },
  ];
  const videos = outs.map((out) => buildVideo(owner, { animal, event_type: 1, ...out }));
  return Object.fromEntries(videos.map((video) => [`videos/${video.id}`, video]));
}

describe('my draw', () => {
  test('[DRAW-01, DRAW-03] holds the animal from its page, with what its rides say, for this account on this device', async () => {
    const rider = buildContestant();
    const animal = buildBull(owner, { name: 'Night Train', brand: '617' });
    const data = { [`animals/${animal.id}`]: animal, ...buildOuts(animal, rider) };
    await renderApp(`/animals/${animal.id}`, { as: await createTestUser(rider), data });
    await click('button', 'I drew this one');
    await expectPath('/profile/event/draw');
    await expectRole('heading', 'Night Train');
    await expectText('From rides posted here. You rode Night Train on June 09, 2026: 91.25.');
    expect(readFact('Outs').textContent).toBe('6');
    expect(readFact('Rode to 8 s').textContent).toBe('2');
    expect(readFact('Bucked off').textContent).toBe('60%');
    expect(readFact('Bucked off').nextElementSibling?.textContent).toBe('3 of 5');
    // Of two qualified rides.
    expect(screen.queryByText('Average score')).toBeNull();

    const gate = within(await expectRole('region', 'Turns left out of the gate'));
    expect(gate.getByText('2 of 3 times')).toBeTruthy();
    expect(gate.getByText('Right').nextElementSibling?.textContent).toBe('1');
    const scores = within(await expectRole('region', 'Scores when ridden'));
    expect(scores.getByText('2 rides, 84 to 91.25')).toBeTruthy();
    expect(scores.getByRole('img', { name: '1 of 84 to 85, 1 of 91 to 92' })).toBeTruthy();
    const buckOffs = within(await expectRole('region', 'When riders come off'));
    expect(buckOffs.getByText('2 buck-offs, half of them before 3.5 s')).toBeTruthy();
    const [lastOut, , firstBuckOff] = within(await expectRole('region', 'Last outs')).getAllByRole(
      'listitem',
    );
    expect(lastOut?.textContent).toContain('Left91.25Score');
    expect(firstBuckOff?.textContent).toContain('RightOff 2.5 s');
    const watch = await expectRole('link', 'Watch all 6 rides');
    expect(watch.getAttribute('href')).toMatch(/\?play=/);

    await reload();
    await expectRole('heading', 'Night Train');
    await expectText('No event yet');
    await click('link', 'Add the event');
    await expectRole('link', 'Your draw: Night Train');
    await fill('Event', 'Cowtown Friday Night');
    await fill('Location', 'Fort Worth, TX');
    await click('button', 'Save');
    await expectText('Your data has been saved');
    await click('link', 'Your draw: Night Train');
    await expectRole('heading', 'Cowtown Friday Night');
    await expectRole('heading', 'Night Train');
  });

  test('[DRAW-01] is found by brand, and is changed or kept', async () => {
    const [first, second] = [createUniqueWord(), createUniqueWord()].map((name) =>
      buildBull(owner, { name, brand: name.slice(0, 6).toUpperCase() }),
    );
    const data = { [`animals/${first!.id}`]: first!, [`animals/${second!.id}`]: second! };
    const rider = await createTestUser(buildContestant());
    await renderApp('/profile/event', { as: rider, data });
    for (const animal of [first, second]) await waitUntilIndexed('animals', animal!.id);
    await click('link', 'Which animal did you draw?');
    await expectText('Only you can see it. It stays on this device.');
    await chooseTag('Animal', first!.brand);
    await expectRole('heading', first!.name);
    await expectText('No rides yet');
    await click('button', 'Change draw');
    await click('button', 'Keep draw');
    await expectNoRole('combobox', 'Animal');
    await expectRole('heading', first!.name);
    await click('button', 'Change draw');
    await chooseTag('Animal', second!.name);
    await expectRole('heading', second!.name);
    expect(screen.queryByRole('heading', { name: first!.name })).toBeNull();
  });

  test('[DRAW-01] belongs to the selected account, and is offered to contestants only', async () => {
    const animal = buildBull(owner, { name: 'Night Train' });
    const data = { [`animals/${animal.id}`]: animal };
    const { delegate, grantor } = await createSharedAccount({ account_type: 2 });
    await renderApp(`/animals/${animal.id}`, { as: delegate, data });
    await click('button', 'I drew this one');
    await expectRole('heading', 'Night Train');
    await getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: grantor.id });
    await reload();
    await expectText('Which animal did you draw?');
    follow(`/animals/${animal.id}`);
    await expectRole('button', 'Follow Night Train');
    await expectNoRole('button', 'I drew this one');
  });
});
