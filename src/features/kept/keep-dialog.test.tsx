import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import * as keptRides from '#src/data/device/kept-rides.ts';
import type { KeptSet } from '#src/domain/kept-set.ts';
import { parseVideo } from '#src/domain/video.ts';
import { KeepDialog } from './keep-dialog.tsx';

const keepRides = vi.spyOn(keptRides, 'keepRides');
const removeKeptSet = vi.spyOn(keptRides, 'removeKeptSet');
const readKeptSets = vi.spyOn(keptRides, 'readKeptSets');

const source = { kind: 'reel', id: 'best', title: 'Best of 2026' } as const;
const rides = Array.from({ length: 23 }, (_, index) => parseVideo(`ride-${index}`, { duration: 10 }));
let sets: KeptSet[];

beforeEach(() => {
  sets = [];
  readKeptSets.mockReset().mockImplementation(() => Promise.resolve(sets));
  removeKeptSet.mockReset().mockImplementation(() => {
    sets = [];
    return Promise.resolve();
  });
  keepRides.mockReset().mockImplementation((_source, videos) => {
    const set = { ...source, videos, bytes: 17_100_000 };
    sets = [set];
    return Promise.resolve(set);
  });
});

const onClose = vi.fn<() => void>();
const open = (shown = rides) => {
  onClose.mockReset();
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <KeepDialog source={source} rides={shown} onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('[KEEP-01] says how many rides are kept and what they weigh, before and afterwards', async () => {
  open();
  await screen.findByText(/^The first 20 of them are kept\. 20 rides, about 17\.5 MB\./);
  await press('Keep');
  expect((await screen.findByRole('status')).textContent).toMatch(/^20 rides, 17\.1 MB\./);
  const [[, videos] = []] = keepRides.mock.calls;
  expect(videos?.map(({ id }) => id)).toEqual(rides.slice(0, 20).map(({ id }) => id));
  expect(screen.getByRole('link', { name: 'See what is kept' }).getAttribute('href')).toBe('/kept');
  await press('Done');
  expect(onClose).toHaveBeenCalledOnce();
});

test('[KEEP-01] shows how far it is; Cancel ends it and leaves nothing', async () => {
  keepRides.mockImplementation((_source, _videos, { onProgress, signal }) => {
    onProgress(0.4);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  });
  const { unmount } = open(rides.slice(0, 3));
  await screen.findByText(/^3 rides, about 2\.6 MB\./);
  await press('Keep');
  const bar = await screen.findByRole('progressbar', { name: 'Keeping the rides' });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));
  // A click beside it, or Escape.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  await waitFor(() => expect(removeKeptSet).toHaveBeenCalledExactlyOnceWith(source));
});

test.each([
  [new DOMException('', 'QuotaExceededError'), /^There is not enough space on this device\./],
  [new TypeError('Failed to fetch'), /^The server can't be reached\./],
  [new DataError('unexpected'), /^Something went wrong/],
])('[KEEP-01] of %s it says why, and tries again', async (failure, text) => {
  keepRides.mockRejectedValueOnce(failure);
  open();
  await press('Keep');
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(removeKeptSet).not.toHaveBeenCalled();
  await press('Try again');
  await screen.findByRole('status');
});

test('[KEEP-01] what is kept can be removed, and is not asked for again', async () => {
  sets = [{ ...source, videos: rides.slice(0, 2), bytes: 1_000_000 }];
  open();
  await screen.findByRole('dialog', { name: 'Kept on this device' });
  await press('Remove Best of 2026');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(removeKeptSet).toHaveBeenCalledOnce();
  expect(keepRides).not.toHaveBeenCalled();
  cleanup();
});

test('[KEEP-01] an animal that is kept is not the reel of the same id', async () => {
  sets = [{ ...source, kind: 'animal', videos: rides.slice(0, 2), bytes: 1_000_000 }];
  open();
  await screen.findByRole('dialog', { name: 'Keep on this device?' });
  expect(screen.getByRole('button', { name: 'Keep' })).toBeDefined();
});

test('[KEEP-01] where the browser denies to read what is kept, rides can still be kept', async () => {
  readKeptSets.mockRejectedValue(new DOMException('', 'SecurityError'));
  open();
  expect(await screen.findByRole('dialog', { name: 'Keep on this device?' })).toBeTruthy();
});
