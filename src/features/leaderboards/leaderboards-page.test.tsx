import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import * as boards from '#src/data/firestore-rest/season-boards.ts';
import { emptyBoard } from '#src/domain/season-board.ts';
import { PagePartsContext } from '#src/ui/page-parts.ts';
import LeaderboardsPage from './leaderboards-page.tsx';

const showNothing = () => null;
const pageParts = {
  ...{
    VideoGrid: showNothing,
    CompareButton: showNothing,
    ShareButton: showNothing,
    FollowButton: showNothing,
  },
  ...{ KeptLink: showNothing, KeepButton: showNothing },
  EmbedButton: ({ path }: { path: string }) => <a href={path}>Embed</a>,
};

function Address() {
  return <output>{useLocation().search}</output>;
}

beforeEach(() => {
  vi.spyOn(boards, 'fetchBoard').mockImplementation((of) =>
    Promise.resolve({
      ...{ of, year: 2019, board: emptyBoard(of), hasRides: false, latestRides: undefined },
    }),
  );
});

const show = (query: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/leaderboards?${query}`]}>
        <PagePartsContext value={pageParts}>
          <LeaderboardsPage />
        </PagePartsContext>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('[EMB-02] a frame of the latest season stays of that one', async () => {
  show('board=animals&event=3');
  await vi.waitFor(() =>
    expect(screen.getByRole('link', { name: 'Embed' }).getAttribute('href')).toBe(
      '/embed/leaderboards?board=animals&event=3&season=2019',
    ),
  );
});

test('[LEAD-01] another event has a ranking of its own', () => {
  show('event=1&by=average');
  fireEvent.change(screen.getByLabelText('Event'), { target: { value: '3' } });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('?event=3');
});
