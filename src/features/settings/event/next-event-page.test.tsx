import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { parseNextEvent, type NextEvent } from '#src/domain/next-event.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import NextEventPage from './next-event-page.tsx';

const device = vi.hoisted(() => ({
  fetchNextEvent: vi.fn<(profileId: string) => Promise<NextEvent>>(),
  storeNextEvent: vi.fn<(profileId: string, event: NextEvent) => Promise<void>>(),
}));
vi.mock('#src/data/device/stored-next-event.ts', () => device);

function State() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

test('what the schedule fills in is filled in once: it does not replace what was saved', async () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  device.fetchNextEvent.mockResolvedValue(parseNextEvent({}));
  const nextEvent = parseNextEvent({ event: 'Elko Fair' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: '/profile/event', state: { nextEvent } }]}>
        <NextEventPage />
        <State />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const location = await screen.findByLabelText<HTMLInputElement>('Location');
  expect(screen.getByLabelText<HTMLInputElement>('Event').value).toBe('Elko Fair');
  fireEvent.input(location, { target: { value: 'Elko, NV' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('null'));
  expect(device.storeNextEvent).toHaveBeenCalledWith('june', { ...nextEvent, location: 'Elko, NV' });
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Elko, NV');
});
