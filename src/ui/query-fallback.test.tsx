import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QueryFallback } from './query-fallback.tsx';

const notFound = { title: 'Reel not found', text: 'It was deleted.' };

function show(data: unknown, error: Error | null, copy = { loadError: "We couldn't load it", notFound }) {
  const refetch = vi.fn<() => void>();
  render(
    <QueryFallback query={{ data, error, refetch }} copy={copy} action={<a href="/watch">Watch</a>}>
      Loading
    </QueryFallback>,
  );
  return refetch;
}

test('shows what stands in while it loads, and while data is loaded anew', () => {
  show(undefined, null);
  show({ id: 'reel' }, new Error('Offline'));
  expect(screen.getAllByText('Loading')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says why it cannot be loaded, and tries again', () => {
  const refetch = show(undefined, new Error('Offline'));
  expect(screen.getByRole('alert').textContent).toMatch(/We couldn't load it.*Offline/);
  expect(screen.queryByText('Loading')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('says what to do instead of the error where that is known', () => {
  const loadError = { title: "We couldn't load your draw", text: 'Allow this site to store data.' };
  render(
    <QueryFallback
      query={{ data: undefined, error: new Error('QuotaExceeded'), refetch: vi.fn<() => void>() }}
      copy={{ loadError }}
    >
      Loading
    </QueryFallback>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(/load your draw.*Allow this site/);
  expect(screen.queryByText(/Quota/)).toBeNull();
});

test('says that there is no such thing, even when asking again failed, and where to go', () => {
  show(null, new Error('Offline'));
  expect(screen.getByRole('heading', { name: 'Reel not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Watch' })).toBeTruthy();
  expect(screen.queryByText('Offline')).toBeNull();
});
