import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseAnimal } from '#src/domain/animal.ts';
import type { VideoPage } from '#src/domain/video-filter.ts';
import { parseVideo } from '#src/domain/video.ts';
import { stubRides } from '#tests/support/stub-rides.ts';
import { AnimalRecord } from './animal-record.tsx';

let fetchVideoPage: ReturnType<typeof stubRides>['fetchVideoPage'];

const createPage = (size: number, hasMore: boolean): VideoPage => ({
  videos: Array.from({ length: size }, (_, index) =>
    parseVideo(`ride-${index}`, {
      event_type: 1,
      score: 0,
      event_date: 1_780_000_000,
      contestants_id: [`rider-${index}`],
      contestants_names: [`Rider ${index}`],
    }),
  ),
  nextCursor: hasMore ? { lastVideoId: 'last' } : undefined,
});

function openRecord() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AnimalRecord animal={parseAnimal('bull', { name: 'Static' })} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => ({ fetchVideoPage } = stubRides()));

test('an animal without rides has no record', async () => {
  fetchVideoPage.mockResolvedValue(createPage(0, false));
  const { container } = openRecord();
  expect(screen.getByRole('status').textContent).toBe('Loading the record');
  await vi.waitFor(() => expect(container.innerHTML).toBe(''));
});

test('an animal with many rides says how many the figures are from, and lists ten riders first', async () => {
  fetchVideoPage.mockImplementation((_filter, size) => Promise.resolve(createPage(size, true)));
  openRecord();
  expect(
    await screen.findByText('From the latest 100 videos posted here, not an official record.'),
  ).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Rider/ })).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 20' }));
  expect(screen.getAllByRole('link', { name: /^Rider/ })).toHaveLength(20);
});

test('a record that failed to load can be loaded again', async () => {
  fetchVideoPage.mockRejectedValueOnce(new Error('Check your connection and try again.'));
  fetchVideoPage.mockResolvedValue(createPage(1, false));
  openRecord();
  await screen.findByText(/Check your connection/);
  fireEvent.click(screen.getByRole('button', { name: 'Reload record' }));
  expect(await screen.findByText('From videos posted here, not an official record.')).toBeTruthy();
});
