import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { breakService, recordQueries, respondWith } from '#tests/support/content-service.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { scrollToEnd } from '#tests/support/scroll.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { at, click, expectNoRole, expectPath, expectRole, expectText } from '#tests/support/user-actions.ts';

const createRodeo = (changes: object) => ({
  RodeoId: 1,
  StartDate: '2026-11-28T00:00:00',
  EndDate: '2026-12-01T00:00:00',
  City: 'Truth or Consequences',
  StateAbbrv: 'NM',
  Name: 'Old Timers Reunion',
  VenueName: 'Bartlett Memorial Arena',
  Payout: 14_500_000,
  ...changes,
});

/** Not by role: of so many elements that takes seconds. */
const listRodeos = () => [...document.querySelectorAll<HTMLElement>('main li:has(h3)')];
const expectRodeos = (count: number) => waitFor(() => expect(listRodeos()).toHaveLength(count));

async function findRodeo(name: string) {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li')!);
}

const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);

const getValue = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

describe('schedule', () => {
  test('[SCH-01] shows dates, location, name, venue and payout of a rodeo', async () => {
    respondWith('schedule', [
      createRodeo({}),
      createRodeo({ RodeoId: 2, Name: 'Buck Out', EndDate: '2026-11-28', Payout: '6500' }),
      createRodeo({ RodeoId: 3, Name: 'Roundup', Payout: null, VenueName: null }),
      createRodeo({ RodeoId: 4, Name: 'Finals', StartDate: null, EndDate: null }),
    ]);
    await renderApp('/schedules', { as: 'fan' });
    const first = await findRodeo('Old Timers Reunion');
    for (const text of [
      ...['November 28 to December 1', 'Nov – Dec', '28–1'],
      ...['Truth or Consequences, NM', 'Bartlett Memorial Arena', '$14,500,000'],
    ])
      expect(first.getByText(text)).toBeDefined();
    const second = await findRodeo('Buck Out');
    expect(second.getByText('November 28')).toBeDefined();
    expect(second.getByText('$6,500')).toBeDefined();
    expect((await findRodeo('Roundup')).queryByText('Payout')).toBeNull();
    const undated = await findRodeo('Finals');
    expect(undated.getByText('Date to be announced')).toBeDefined();
    const calendarButtons = [first, undated].map((rodeo) => rodeo.queryAllByText(/^Add to calendar/).length);
    expect(calendarButtons).toEqual([1, 0]);
  });

  test('shows the rodeos of a state and a month, also those of later pages', async () => {
    await renderApp('/schedules', { as: 'fan' });
    await expectRodeos(24);
    await choose('State', 'Texas');
    expect(at()).toBe('/schedules?state=TX');
    for (const rodeo of listRodeos()) expect(rodeo.textContent).toContain(', TX');
    const shown = listRodeos().length;
    scrollToEnd();
    await waitFor(() => expect(listRodeos().length).toBeGreaterThan(shown));
    for (const rodeo of listRodeos()) expect(rodeo.textContent).toContain(', TX');
    await choose('Month', 'July');
    await choose('State', 'Alaska');
    // Pages load as long as none matches.
    await waitFor(() => {
      scrollToEnd();
      expect(screen.queryByText("We don't have any pro rodeos in Alaska in July yet.")).not.toBeNull();
    });
    await click('button', 'Show all rodeos');
    await expectPath('/schedules');
    await expectRodeos(61);
  });

  test('[EVT-01, DATA-07] makes a rodeo the next event', async () => {
    respondWith('schedule', [
      createRodeo({}),
      createRodeo({ RodeoId: 2, Name: 'Roundup', City: '', StateAbbrv: '' }),
    ]);
    await renderApp('/schedules', { as: await createTestUser(buildContestant()) });
    const rodeo = await findRodeo('Old Timers Reunion');
    await click('button', /^Set as next event/, rodeo);
    await expectText('Old Timers Reunion is your next event.');
    await click('button', 'Undo');
    await click('button', /^Set as next event/, rodeo);
    await click('link', /^My Next Event/, rodeo);
    expect(await getValue('Location')).toBe('Truth or Consequences, NM');
    expect(await getValue('Date')).toBe('2026-11-28');
    await click('link', 'Schedule');
    await click('button', /^Set as next event/, await findRodeo('Roundup'));
    expect(await getValue('Event')).toBe('Roundup');
    await click('button', 'Save');
    await expectText('Location is required');
  });

  test('[SCH-02] loads pages of 24 rodeos until the end', async () => {
    const getQueries = recordQueries('schedule');
    await renderApp('/schedules', { as: 'fan' });
    for (const count of [24, 48, 61]) {
      await expectRodeos(count);
      scrollToEnd();
    }
    await expectNoRole('status', 'Loading schedule');
    expect(getQueries()).toEqual(['1', '2', '3'].map((index) => ({ index, page_size: '24' })));
  });

  test('[SCH-02] shows an empty state', async () => {
    respondWith('schedule', []);
    await renderApp('/schedules', { as: 'fan' });
    await expectRole('heading', 'No rodeos yet');
  });

  test('[SCH-02] reports a failed load and retries it', async () => {
    const broken = breakService('schedule');
    await renderApp('/schedules', { as: 'fan' });
    await expectRole('heading', "We couldn't load the schedule", within(await screen.findByRole('alert')));
    broken.stop();
    await click('button', 'Try again');
    await expectRodeos(24);
  });

  test('[SCH-02] reports a failed later page below the list and retries it', async () => {
    await renderApp('/schedules', { as: 'fan' });
    await expectRodeos(24);
    const broken = breakService('schedule');
    scrollToEnd();
    await expectText("We couldn't load the rest of the schedule.");
    await expectRodeos(24);
    broken.stop();
    await click('button', 'Try again');
    await expectRodeos(48);
  });
});
