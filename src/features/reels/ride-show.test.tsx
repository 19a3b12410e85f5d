import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reelFactsMs } from '#src/domain/reel.ts';
import { parseVideo } from '#src/domain/video.ts';
import { fakePlayback } from '#tests/support/fake-playback.ts';
import { stubViewCounts } from '#tests/support/stub-view-counts.ts';
import { RideShow } from './ride-show.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  stubViewCounts();
});
afterEach(() => vi.useRealTimers());

test('[HARD-03, REEL-03] the facts of the last ride come before its cover, and no ride after it', async () => {
  const build = (id: string, fields: object = {}) =>
    parseVideo(id, { video_id: id, title: `Fair of ${id}`, duration: 10, ...fields });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <RideShow rides={[build('first'), build('hard', { hard_to_watch: true })]} />
    </QueryClientProvider>,
  );
  fakePlayback(container.querySelector('video')!);
  const next = screen.getByLabelText<HTMLButtonElement>('Next ride');
  const previous = screen.getByLabelText<HTMLButtonElement>('Previous ride');
  expect([previous.disabled, next.disabled]).toEqual([true, false]);
  act(() => next.click());
  expect([previous.disabled, next.disabled]).toEqual([false, true]);
  // The code of the cover, if it were shown.
  await act(() => vi.dynamicImportSettled());
  const facts = () => container.querySelector('.reel-facts');
  expect([facts() !== null, screen.queryByText('Watch')]).toEqual([true, null]);
  await act(() => vi.advanceTimersByTimeAsync(reelFactsMs));
  await vi.waitFor(() => expect(screen.getByText('Watch')).toBeTruthy());
  expect(facts()).toBeNull();
});
