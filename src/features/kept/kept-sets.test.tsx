import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import * as keptRides from '#src/data/device/kept-rides.ts';
import type { KeptSet } from '#src/domain/kept-set.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { keptSetsQuery } from '#src/queries/kept-ride-queries.ts';
import { KeptSets } from './kept-sets.tsx';

const removeKeptSet = vi.spyOn(keptRides, 'removeKeptSet');

/** Two of one name. */
const build = (id: string, ride: string): KeptSet => ({
  ...{ kind: 'reel', id, title: 'Best of 2026', bytes: 1000 },
  videos: [parseVideo(ride, {})],
});
let sets: KeptSet[];

beforeEach(() => {
  sets = [build('june', 'zeb'), build('omar', 'amos')];
  vi.spyOn(keptRides, 'readKeptSets').mockImplementation(() => Promise.resolve(sets));
  removeKeptSet.mockReset().mockImplementation(({ id }) => {
    sets = sets.filter((set) => set.id !== id);
    return Promise.resolve();
  });
});

const RideShow = ({ rides }: { rides: readonly Video[] }) => <output>{rides.map(({ id }) => id)}</output>;

function Page() {
  const { data = [] } = useQuery(keptSetsQuery);
  return <KeptSets sets={data} RideShow={RideShow} />;
}

async function open(name: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  return screen.findAllByRole<HTMLButtonElement>('button', { name });
}

test('[KEEP-02] of two sets of one name, that which is tapped plays, and one leads back to all', async () => {
  const [, second] = await open('Play Best of 2026');
  await userEvent.click(second!);
  expect(screen.getByRole('status').textContent).toBe('amos');
  await userEvent.click(screen.getByText('Back to the list'));
  expect(screen.getAllByText('Play')).toHaveLength(2);
});

test('[KEEP-01, A11Y-03] what is removed leaves the list, and after a failure that can be tried again', async () => {
  removeKeptSet.mockRejectedValueOnce(new DataError('unexpected'));
  const [, second] = await open('Remove Best of 2026');
  await userEvent.click(second!);
  await waitFor(() => expect(second!.disabled).toBe(false));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(second!);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(sets.map(({ id }) => id)).toEqual(['june']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove Best of 2026'));
});
