import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import { keptSetsQuery } from '#src/queries/kept-ride-queries.ts';
import { KeptLink } from './kept-link.tsx';

const [zeb, amos, mack] = ['zeb', 'amos', 'mack'].map((id) => parseVideo(id, {}));
const reel = { kind: 'reel', id: 'best', title: 'Best of 2026', bytes: 2000, videos: [zeb!, amos!] } as const;
const bull = { kind: 'animal', id: 'bull', title: 'Widow Maker', bytes: 1000, videos: [mack!] } as const;

test('[KEEP-02] the link to what is kept says how many rides that is', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(keptSetsQuery.queryKey, [reel, bull]);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <KeptLink />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const link = screen.getByRole('link', { name: '3 rides are kept on this device' });
  expect(link.getAttribute('href')).toBe('/kept');
});
