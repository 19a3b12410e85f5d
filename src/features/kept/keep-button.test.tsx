import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keptSetsQuery } from '#src/queries/kept-ride-queries.ts';
import { KeepButton } from './keep-button.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(id: string): string | undefined {
  cleanup();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const bull = { kind: 'animal', id: 'bull', title: 'Widow Maker', bytes: 1000, videos: [] } as const;
  client.setQueryData(keptSetsQuery.queryKey, [bull]);
  render(
    <QueryClientProvider client={client}>
      <KeepButton source={{ ...bull, id }} rides={[]} />
    </QueryClientProvider>,
  );
  return screen.queryByRole('button')?.textContent;
}

test('[KEEP-01] the button of an animal says whether its rides are kept, and is not there where they cannot be', () => {
  expect(show('bull')).toBeUndefined();
  vi.stubGlobal('caches', {});
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller: {} } });
  expect([show('bull'), show('mare')]).toEqual(['Kept on this device', 'Keep on this device']);
});
