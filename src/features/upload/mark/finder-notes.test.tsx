import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchResult } from '#src/domain/night-draft.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { buildUpload } from '#tests/support/factories/build-upload.ts';
import { createRides, type Source } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { SearchNotes } from './finder-notes.tsx';

const findRides = vi.fn<TrimSession['findRides']>(() => new Promise(() => undefined));

/** A night of one source. */
function open(source: Partial<Source>) {
  const { sources, ...night } = buildUpload({ findRides });
  const [first] = sources;
  if (!first) throw new Error('No source');
  nightStore.useRides.setState(
    { ...night, kind: 'night', rides: [], sources: [{ ...first, ...source }] },
    true,
  );
  function Notes() {
    return <SearchNotes night={nightStore.useRides()} />;
  }
  render(<Notes />);
}

afterEach(() => nightStore.useRides.setState(createRides('night'), true));

test.each<[SearchResult, RegExp]>([
  ['flat sound', /The sound is flat. We looked at the picture only/],
  ['no sound', /no sound.*We looked at the picture only/],
  ['unseen', /browser can’t look into this recording/],
])('[UPL-19] a search says what it went by: %s', (searchResult, text) => {
  open({ searchResult });
  expect(screen.getByRole('status').textContent).toMatch(text);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[UPL-19] a search by picture and sound has nothing to say', () => {
  open({ searchResult: 'both' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('[UPL-16, UPL-19] a search is stopped, says so, and starts again', async () => {
  const job = new AbortController();
  open({ search: { job, progress: 0.404 } });
  expect(screen.getByText('Looking for rides: 40%')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(job.signal.aborted).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('You stopped the search');
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(findRides).toHaveBeenCalledOnce();
  expect(screen.getByText('Looking for rides: 0%')).toBeTruthy();
});

test('[UPL-19] a search that failed says so, and can be repeated only while its file is open', () => {
  open({ searchResult: 'failed', session: undefined });
  expect(screen.getByRole('status').textContent).toContain('Something went wrong while we looked for rides');
  expect(screen.queryByRole('button')).toBeNull();
});
