import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountType } from '#src/domain/account-type.ts';
import type { NextEvent } from '#src/domain/next-event.ts';
import { parseScheduleItem } from '#src/domain/schedule.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { NextEventButton } from './next-event-button.tsx';

const device = vi.hoisted(() => ({
  fetchNextEvent: vi.fn<(profileId: string) => Promise<NextEvent>>(),
  storeNextEvent: vi.fn<(profileId: string, event: NextEvent) => Promise<void>>(),
}));
vi.mock('#src/data/device/stored-next-event.ts', () => device);

const previous: NextEvent = {
  event: 'Elko Fair',
  eventType: 4,
  location: 'Elko, NV',
  date: '2026-10-01',
  animal: null,
};
const duncan = {
  event: 'Duncan Roundup',
  eventType: previous.eventType,
  location: 'Duncan, OK',
  date: '2026-11-28',
  animal: null,
};
const duncanRodeo = {
  Name: duncan.event,
  City: 'Duncan',
  StateAbbrv: 'OK',
  StartDate: '2026-11-28T00:00:00',
  EndDate: '2026-11-30T00:00:00',
};
let stored: NextEvent;

beforeEach(() => {
  stored = previous;
  useAlertsStore.setState({ alerts: [] });
  device.fetchNextEvent.mockReset().mockImplementation(() => Promise.resolve(stored));
  device.storeNextEvent.mockReset().mockImplementation((_profileId, event) => {
    stored = event;
    return Promise.resolve();
  });
});

function Location() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state: state as unknown })}</output>;
}

function renderButton(changes: object = {}, accountType: AccountType = 'contestant') {
  const own = { ...sessionStates.signedIn.own, account_type: accountType };
  useSessionStore.setState({ ...sessionStates.signedIn, own, selected: own }, true);
  const rodeo = parseScheduleItem({ ...duncanRodeo, ...changes });
  if (!rodeo) throw new Error('The rodeo is not valid.');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/schedules']}>
        <NextEventButton rodeo={rodeo} />
        <Location />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const clickSet = () => fireEvent.click(screen.getByRole('button', { name: /Set as next event/ }));
const getAlert = () => useAlertsStore.getState().alerts.at(-1);
const getLocation = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

test('[DATA-07] one click makes the rodeo the next event and keeps the event type', async () => {
  renderButton();
  clickSet();
  const link = await screen.findByRole('link', { name: 'My Next Event' });
  expect(link.getAttribute('href')).toBe('/profile/event');
  expect(device.storeNextEvent).toHaveBeenCalledExactlyOnceWith('june', duncan);
  expect(getAlert()).toMatchObject({
    tone: 'success',
    message: "Duncan Roundup is your next event. We'll fill it in on your next upload.",
  });
});

test('undo restores the event before', async () => {
  renderButton();
  clickSet();
  await screen.findByRole('link');
  act(() => getAlert()?.action?.onClick());
  await screen.findByRole('button');
  expect(stored).toEqual(previous);
  expect(getAlert()?.message).toBe('Your next event is what it was before.');
});

test('[EVT-01] opens the form with a rodeo that has no place', async () => {
  renderButton({ City: '', StateAbbrv: '' });
  clickSet();
  await vi.waitFor(() =>
    expect(getLocation()).toEqual({
      pathname: '/profile/event',
      state: { nextEvent: { ...duncan, location: '' } },
    }),
  );
  expect(device.storeNextEvent).not.toHaveBeenCalled();
  expect(getAlert()).toMatchObject({ tone: 'info', message: 'Add what the schedule is missing, then save.' });
});

test('says when the device does not store it, and when it does not undo', async () => {
  const message = "We couldn't save your event. Allow this site to store data in your browser and try again.";
  renderButton();
  device.storeNextEvent.mockRejectedValueOnce(new DOMException('full'));
  clickSet();
  await vi.waitFor(() => expect(getAlert()).toMatchObject({ tone: 'error', message }));
  clickSet();
  await screen.findByRole('link');
  device.storeNextEvent.mockRejectedValueOnce(new DOMException('full'));
  act(() => getAlert()?.action?.onClick());
  await vi.waitFor(() => expect(getAlert()).toMatchObject({ tone: 'error', message }));
});

test('fans have no uploads to prefill', () => {
  renderButton({}, 'fan');
  expect(screen.queryByRole('button')).toBeNull();
});
