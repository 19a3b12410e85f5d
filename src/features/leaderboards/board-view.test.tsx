import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import * as users from '#src/data/firestore-lite/users.ts';
import * as animals from '#src/data/firestore-rest/public-animals.ts';
import type { Board } from '#src/domain/leaderboard.ts';
import { computeBoard } from '#src/domain/season-board.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { BoardView } from './board-view.tsx';

const findGoneAnimals = vi.spyOn(animals, 'findGoneAnimals');
const fetchVisibleUser = vi.spyOn(users, 'fetchVisibleUser');

beforeEach(() => {
  findGoneAnimals.mockReset().mockImplementation((ids) => Promise.resolve(ids.slice(1, 2)));
  fetchVisibleUser
    .mockReset()
    .mockImplementation((id) =>
      Promise.resolve(id.startsWith('m') ? parseUser(id, { first_name: 'Someone' }) : undefined),
    );
});

/** Three riders 25 times on three bulls: enough for every board. */
const riders = ['mack', 'abel', 'mose'];
const outs = riders.flatMap((rider, place) =>
  Array.from({ length: 25 }, (_, round) => ({ rider, place, round })),
);
const rides = outs.map(({ rider, place, round }) =>
  parseVideo(`${rider}-${round}`, {
    ...{
      event_type: 1,
      score: round < 3 - place ? 0 : 90 - place,
      event_date: Date.UTC(2026, 6, 1 + round) / 1000,
    },
    ...{ contestants_id: [rider], contestants_names: [`Rider ${rider}`] },
    ...{
      animal_id: `bull-of-${rider}`,
      animal_name: `Bull of ${rider}`,
      video_id: `${rider}-${round}`,
    },
    ...{ tagged_animal_contractor_id: `${rider}-stock`, contractor_name: `Stock of ${rider}` },
  }),
);

function show(board: Board, shownRides = rides, { eventId = 1, maxPlaces = Infinity } = {}): void {
  const of = { board, eventId, state: '' };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <BoardView
          shown={{
            of,
            year: 2026,
            board: computeBoard(shownRides, of, { maxPlaces }),
            hasRides: true,
            latestRides: undefined,
          }}
          rankedBy={undefined}
          onChange={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const readNames = (pattern: RegExp) =>
  within(screen.getByRole('list'))
    .getAllByText(pattern)
    .map((name) => [name.textContent, name.getAttribute('href')]);

test('[LEAD-05] the name of a deleted animal leads nowhere, for visitors, too', async () => {
  useSessionStore.setState(sessionStates.visitor, true);
  show('animals');
  await vi.waitFor(() =>
    expect(readNames(/^Bull/)).toEqual([
      ['Bull of mack', '/animals/bull-of-mack'],
      ['Bull of abel', null],
      ['Bull of mose', '/animals/bull-of-mose'],
    ]),
  );
  expect(findGoneAnimals).toHaveBeenCalledExactlyOnceWith(['bull-of-mack', 'bull-of-abel', 'bull-of-mose']);
  expect(fetchVisibleUser).not.toHaveBeenCalled();
});

test('[LEAD-05] the name of a closed account leads nowhere for members, also in the first place', async () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  fetchVisibleUser.mockImplementation((id) =>
    Promise.resolve(id === 'mack' ? undefined : parseUser(id, { first_name: 'Someone' })),
  );
  show('riders');
  await vi.waitFor(() =>
    expect(readNames(/^Rider/)).toEqual([
      ['Rider mack', null],
      ['Rider abel', '/my-rodeo/abel'],
      ['Rider mose', '/my-rodeo/mose'],
    ]),
  );
  expect(screen.queryByRole('link', { name: 'Rider mack' })).toBeNull();
  // A board of riders is one document.
  expect(findGoneAnimals).not.toHaveBeenCalled();
});

test('[LEAD-05] so does that of a contractor', async () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  show('contractors');
  await vi.waitFor(() =>
    expect(readNames(/^Stock/).map(([, path]) => path)).toEqual([
      '/my-rodeo/mack-stock',
      null,
      '/my-rodeo/mose-stock',
    ]),
  );
});

test('[LEAD-05] of a team, so does the name of who is gone', async () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  const run = parseVideo('run', {
    ...{ event_type: 4, time: 5.4, result: 'time', event_date: Date.UTC(2026, 6, 1) / 1000 },
    ...{ contestants_id: ['mack', 'abel'], contestants_names: ['Rider mack', 'Rider abel'] },
  });
  show('riders', [run], { eventId: 4 });
  await vi.waitFor(() =>
    expect(readNames(/^Rider/)).toEqual([
      ['Rider mack', '/my-rodeo/mack'],
      ['Rider abel', null],
    ]),
  );
});

test('[LEAD-05] visitors see no profiles: names of riders lead to their seasons', () => {
  useSessionStore.setState(sessionStates.visitor, true);
  show('riders');
  expect(readNames(/^Rider/).map(([, path]) => path)).toEqual([
    ...['/seasons/mack', '/seasons/abel', '/seasons/mose'],
  ]);
  expect(fetchVisibleUser).not.toHaveBeenCalled();
});

test('riders who are tied for the first place have a region each, by their names', () => {
  useSessionStore.setState(sessionStates.visitor, true);
  const tied = rides.map((ride) => ({ ...ride, score: ride.score && 90 }));
  show(
    'riders',
    tied.filter(({ contestants_id: [rider] }) => rider !== 'mose'),
  );
  const names = screen
    .getAllByRole('region', { name: /first/ })
    .map((region) => region.getAttribute('aria-label'));
  expect(names).toEqual(['Tied for first place · Rider abel', 'Tied for first place · Rider mack']);
});

const buildRiders = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    parseVideo(`ride-${index}`, {
      ...{ event_type: 1, score: 90 - index, event_date: Date.UTC(2026, 6, 1) / 1000 },
      ...{ contestants_id: [`rider-${index}`], contestants_names: [`Rider ${index}`] },
    }),
  );

test('twenty places more are shown each time, until all are', () => {
  useSessionStore.setState(sessionStates.visitor, true);
  show('riders', buildRiders(65));
  const counts = [40, 60, 65].map(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    return screen.getAllByRole('listitem').length;
  });
  expect(counts).toEqual([40, 60, 65]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('[LEAD-03] that places are left out is said below the last that is listed', () => {
  useSessionStore.setState(sessionStates.visitor, true);
  show('riders', buildRiders(25), { maxPlaces: 22 });
  const note = /first 22 places/;
  expect([screen.getAllByRole('listitem').length, screen.queryByText(note)]).toEqual([20, null]);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(22);
  expect(screen.getByText(note)).toBeTruthy();
});

test('a figure beside the one that ranks takes as many rides as a place by it', () => {
  useSessionStore.setState(sessionStates.visitor, true);
  const qualified = (count: number) =>
    Array.from({ length: 12 }, (_, round) => ({
      ...{ event_type: 1, event_date: Date.UTC(2026, 6, 1 + round) / 1000, animal_marks: 44 },
      ...{ score: round < count ? 80 : 0, animal_id: `bull-${count}`, animal_name: 'Bull' },
      ...{ tagged_animal_contractor_id: `stock-${count}`, contractor_name: `Stock of ${count}` },
    })).map((stored, round) => parseVideo(`${count}-${round}`, stored));
  show('contractors', [...qualified(9), ...qualified(10)]);
  const [nine, ten] = ['Stock of 9', 'Stock of 10'].map((name) => screen.getByText(name).closest('li'));
  expect(nine?.textContent).not.toContain('80');
  expect(ten?.textContent).toContain('80.00');
});
