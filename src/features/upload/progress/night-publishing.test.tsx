import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#src/domain/user.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { own, ranch, sessionStates } from '#tests/support/factories/build-session.ts';
import * as session from '../rides/rides-session.ts';
import { createRide, createRides, type Ride } from '../rides/rides-state.ts';
import { NightPublishing } from './night-publishing.tsx';

beforeEach(() => useSessionStore.setState(sessionStates.signedIn, true));
afterEach(() => vi.restoreAllMocks());

const selection = { start: 1, end: 9 };
const published: Ride = { ...createRide('tape', selection, 'accepted'), stage: { name: 'published' } };

function show(rides: Ride[], account?: User): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NightPublishing
          night={{ ...createRides('night'), rides }}
          pictures={new Map()}
          account={account}
          isAccountGone={false}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test.each([
  { last: 'all are published', others: [], isAsking: false },
  { last: 'some were not looked at', others: [createRide('tape', selection, 'suggested')], isAsking: true },
])('a night whose rides are published ends after a question only where $last', ({ others, isAsking }) => {
  const discard = vi.spyOn(session, 'discardRides').mockResolvedValue();
  show([published, ...others]);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(document.querySelector('dialog') !== null).toBe(isAsking);
  expect(discard).toHaveBeenCalledTimes(isAsking ? 0 : 1);
});

test('rides keep their numbers of the night while some of them are published', () => {
  const open = () => createRide('tape', selection, 'suggested');
  show([open(), published, open(), { ...published, id: 'last' }]);
  const rows = screen.getAllByRole('listitem').map((row) => row.querySelector('.numeral')?.textContent);
  expect(rows).toEqual(['2', '4']);
});

test('the heading that says how far it is comes into view', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  show([published]);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  // After a reload, the place before it does not count.
  expect(screen.getByRole('status').closest('[data-starts-at-top]')).not.toBeNull();
});

test('[RES-06] of what was published for the selected account, and for no other, a result list is made', () => {
  const rides = ['first', 'second'].map((videoId) => ({
    ...{ ...published, id: videoId },
    transfer: { ...published.transfer, videoId },
  }));
  show(rides, own);
  const link = screen.getByText('Result list').closest('a');
  expect(link?.getAttribute('href')).toBe('/reels/new?results=first,second');
  cleanup();
  show(rides, ranch);
  expect(screen.queryByText('Result list')).toBeNull();
});
