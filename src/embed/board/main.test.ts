import { expect, test, vi } from 'vitest';
import type { fetchBoard } from '#src/data/firestore-rest/season-boards.ts';
import type { Board } from '#src/domain/leaderboard.ts';
import { computeBoard } from '#src/domain/season-board.ts';
import type { Video } from '#src/domain/video.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';

vi.mock('#src/data/firestore-rest/season-boards.ts', () => ({ fetchBoard: vi.fn<typeof fetchBoard>() }));

const page = `<h1></h1><a id="logo"></a><ol></ol><p id="message"></p><button id="retry"></button><p id="source"></p><a id="all"></a>`;

/** The script of the frame of a board, with rides from which that is computed. */
async function show(board: Board, by: string, rides: readonly Video[]): Promise<void> {
  history.replaceState(null, '', `/embed/leaderboards?board=${board}&event=1&season=2025&by=${by}`);
  document.body.innerHTML = page;
  vi.resetModules();
  const gateway = await import('#src/data/firestore-rest/season-boards.ts');
  const of = { board, eventId: 1, state: '' };
  vi.mocked(gateway.fetchBoard).mockResolvedValue({
    ...{ of, year: 2025, board: computeBoard(rides, of), hasRides: true, latestRides: undefined },
  });
  await import('./main.ts');
}

const readNames = () => [...document.querySelectorAll('li a')].map(({ textContent }) => textContent);

const buildRide = (score: number, tags: Partial<Video>) => ({
  ...buildVideo(buildContestant(), { event_type: 1, score, event_date: Date.UTC(2025, 6) / 1000 }),
  ...tags,
});

test.each([
  ['riders', '/seasons/somebody'],
  ['animals', '/animals/somebody'],
  ['contractors', '/my-rodeo/somebody'],
] as const)('each place on a board of %s leads to its page', async (board, path) => {
  const ride = buildRide(80, {
    ...{ contestants_id: ['somebody'], animal_id: 'somebody', tagged_animal_contractor_id: 'somebody' },
  });
  await show(
    board,
    'average',
    Array.from({ length: 10 }, () => ride),
  );
  await vi.waitFor(() => expect(readNames()).toHaveLength(1));
  expect(document.querySelector('li a')?.getAttribute('href')).toBe(path);
});

test.each([
  ['best', ['Wild', 'Steady']],
  ['average', ['Steady']],
])('[EMB-02] a board in a frame is ranked as its address says: %s', async (by, names) => {
  const tag = (name: string) => ({ contestants_id: [name], contestants_names: [name] });
  const steady = buildRide(80, tag('Steady'));
  await show('riders', by, [buildRide(90, tag('Wild')), ...Array.from({ length: 5 }, () => steady)]);
  await vi.waitFor(() => expect(readNames()).toEqual(names));
});

test.each([
  ['riders', 5],
  ['contractors', 10],
] as const)('a frame of %s says how many rides a place takes: %i', async (board, count) => {
  await show(board, 'average', []);
  await vi.waitFor(() =>
    expect(document.querySelector('#source')?.textContent).toContain(`At least ${count} qualified rides.`),
  );
});
