import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as gateway from '#src/data/firestore-rest/public-videos.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { useVideo } from './use-video.ts';

afterEach(() => vi.restoreAllMocks());

test('a next ride that could not be loaded ahead is loaded when it is its turn', async () => {
  const [first, second] = [buildVideo(buildContestant()), buildVideo(buildContestant())];
  const fetchVideo = vi.spyOn(gateway, 'fetchVideo');
  fetchVideo
    .mockResolvedValueOnce(first)
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(second);
  const { result, rerender } = renderHook(([id, nextId]) => useVideo(id, nextId), {
    initialProps: [first.id, second.id] as [id: string, nextId?: string],
  });
  await waitFor(() => expect(fetchVideo).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(result.current).toMatchObject({ video: first, next: undefined }));
  rerender([second.id]);
  expect(result.current.problem).toBeUndefined();
  await waitFor(() => expect(result.current).toMatchObject({ video: second, problem: undefined }));
});
