import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseReel } from '#src/domain/reel.ts';
import { reelListQuery } from '#src/queries/reel-queries.ts';
import { ReelList } from './reel-list.tsx';

test('[REEL-09, RES-11] a list says when a reel was changed last, and which is a result list', () => {
  const created = new Date(2026, 8, 12);
  const reels = [
    parseReel('new', { title: 'New', videos: ['ride'], created }),
    parseReel('changed', { title: 'Changed', videos: ['ride'], created, updatedDate: new Date(2026, 9, 13) }),
    parseReel('night', { title: 'Night', videos: ['ride'], created, is_result_list: true }),
  ];
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const pages = [{ reels, nextPosition: undefined }];
  client.setQueryData(reelListQuery('owner').queryKey, { pages, pageParams: [undefined] });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReelList userId="owner" isOwn={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'New1 ride · Made September 12, 2026',
    'Changed1 ride · Updated October 13, 2026',
    'NightResult list · 1 ride · Made September 12, 2026',
  ]);
});
