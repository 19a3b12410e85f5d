import { expect, test, vi } from 'vitest';
import type { fetchBoard } from '#src/data/firestore-rest/season-boards.ts';
import { computeBoard } from '#src/domain/season-board.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';

vi.mock('#src/data/firestore-rest/season-boards.ts', () => ({ fetchBoard: vi.fn<typeof fetchBoard>() }));

const page = `<h1></h1><a id="logo"></a><ol></ol><p id="message"></p><button id="retry"></button><p id="source"></p><a id="all"></a>`;

test.each([
  ['riders', '/seasons/somebody'],
  ['animals', '/animals/somebody'],
  ['contractors', '/my-rodeo/somebody'],
] as const)('each place on a board of %s leads to its page', async (board, path) => {
  const ride = {
    ...buildVideo(buildContestant(), { event_type: 1, score: 80, event_date: Date.UTC(2025, 6) / 1000 }),
    ...{ contestants_id: ['somebody'], animal_id: 'somebody', tagged_animal_contractor_id: 'somebody' },
  };
  const rides = Array.from({ length: 10 }, () => ride);
  history.replaceState(null, '', `/embed/leaderboards?board=${board}&event=1&season=2025&by=average`);
  document.body.innerHTML = page;
  vi.resetModules();
  const gateway = await import('#src/data/firestore-rest/season-boards.ts');
  const of = { board, eventId: 1, state: '' };
  vi.mocked(gateway.fetchBoard).mockResolvedValue({
    ...{ of, year: 2025, board: computeBoard(rides, of), hasRides: true, latestRides: undefined },
  });
  await import('./main.ts');
  await vi.waitFor(() => expect(document.querySelectorAll('li a')).toHaveLength(1));
  expect(document.querySelector('li a')?.getAttribute('href')).toBe(path);
});
