import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as savedVideos from '#src/data/firestore-lite/saved-videos.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { savedVideoIdsQuery, savedVideoMutation } from './saved-video-queries.ts';

const { queryKey } = savedVideoIdsQuery('june');
let client: QueryClient;
beforeEach(() => {
  vi.spyOn(savedVideos, 'fetchSavedVideoIds').mockReset().mockResolvedValue([]);
  vi.spyOn(savedVideos, 'changeSavedVideo').mockReset().mockResolvedValue();
  client = new QueryClient();
  client.setQueryData(queryKey, ['b', 'a']);
});

const change = (videoId: string, isSaved: boolean) =>
  new MutationObserver(client, savedVideoMutation(client, 'june')).mutate({ videoId, isSaved });
const getIds = () => client.getQueryData(queryKey);

test('a saved video is in the cache at once', async () => {
  const request = createDeferred<void>();
  vi.mocked(savedVideos.changeSavedVideo).mockReturnValue(request.promise);
  const saving = change('c', true);
  await expect.poll(getIds).toEqual(['c', 'b', 'a']);
  request.resolve();
  await saving;
  expect(savedVideos.changeSavedVideo).toHaveBeenCalledWith('june', { videoId: 'c', isSaved: true });
});

test.each([
  ['c', true],
  ['a', false],
])('a failed change of %s to %s is taken back', async (videoId, isSaved) => {
  vi.mocked(savedVideos.changeSavedVideo).mockRejectedValue(new Error("The server can't be reached."));
  await expect(change(videoId, isSaved)).rejects.toThrow("The server can't be reached.");
  expect([...(getIds() ?? [])].toSorted()).toEqual(['a', 'b']);
});

test('quick changes are sent one after the other, and no answer in between undoes the last', async () => {
  const first = createDeferred<void>();
  const second = createDeferred<void>();
  vi.mocked(savedVideos.changeSavedVideo)
    .mockReturnValueOnce(first.promise)
    .mockReturnValueOnce(second.promise);
  vi.mocked(savedVideos.fetchSavedVideoIds).mockResolvedValue(['c', 'b', 'a']);
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const changes = [change('c', true), change('c', false)];
  await expect.poll(() => vi.mocked(savedVideos.changeSavedVideo).mock.calls.length).toBe(1);
  await expect.poll(getIds).toEqual(['b', 'a']);
  expect(savedVideos.changeSavedVideo).toHaveBeenCalledTimes(1);
  first.resolve();
  await changes[0];
  expect(invalidate).not.toHaveBeenCalled();
  await expect.poll(() => vi.mocked(savedVideos.changeSavedVideo).mock.calls.length).toBe(2);
  second.resolve();
  await changes[1];
  expect(invalidate).toHaveBeenCalledWith({ queryKey });
  expect(getIds()).toEqual(['b', 'a']);
});

test('a change before the list has been read shows once it has', async () => {
  client.removeQueries({ queryKey });
  const list = createDeferred<string[]>();
  const request = createDeferred<void>();
  vi.mocked(savedVideos.fetchSavedVideoIds).mockReturnValue(list.promise);
  vi.mocked(savedVideos.changeSavedVideo).mockReturnValue(request.promise);
  const saving = change('c', true);
  list.resolve(['b', 'a']);
  await expect.poll(getIds).toEqual(['c', 'b', 'a']);
  request.resolve();
  await saving;
});

test('a change is sent although the list could not be read, which is then tried again', async () => {
  client.removeQueries({ queryKey });
  vi.mocked(savedVideos.fetchSavedVideoIds).mockRejectedValue(new Error("The server can't be reached."));
  vi.mocked(savedVideos.changeSavedVideo).mockResolvedValue();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  await change('c', true);
  expect(savedVideos.changeSavedVideo).toHaveBeenCalledWith('june', { videoId: 'c', isSaved: true });
  expect(invalidate).toHaveBeenCalledWith({ queryKey });
});
