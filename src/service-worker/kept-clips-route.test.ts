import { beforeEach, expect, test, vi } from 'vitest';
import { getClipVideoId } from '#src/config/kept-files.ts';
import { FakeCaches } from '#tests/support/fake-caches.ts';
import { createKeptClips } from './kept-clips-route.ts';

const root = 'https://files.example/v0/b/files/o';
const buildUrl = (path: string) => `${root}/${encodeURIComponent(path)}?alt=media`;
const kept = buildUrl('videos/zeb/360.mp4');

const fetchFile = vi.fn<(request: Request) => Promise<Response>>();
let caches: FakeCaches;

beforeEach(async () => {
  caches = new FakeCaches();
  await (await caches.open('kept-rides')).put(kept, new Response('0123456789'));
  vi.stubGlobal('caches', caches);
  fetchFile.mockReset().mockResolvedValue(new Response('from the server'));
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('navigator', { onLine: true });
  // Only workers have it.
  vi.stubGlobal('ExtendableEvent', Event);
});

const open = async () => {
  const clips = createKeptClips();
  await clips.isLoaded;
  return clips;
};
const respond = async (path: string, headers: Record<string, string> = {}, clips = open()) => {
  const request = new Request(`${buildUrl(path)}#t=2.5`, { headers });
  const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined });
  const response = await (await clips).respond({ request, event });
  return [response.status, await response.text()];
};

test.each([
  ['videos/zeb.mov', 'zeb'],
  ['videos/zeb/720.mp4', 'zeb'],
  ['videos/zeb/poster.jpg', undefined],
  ['videos/zeb/zeb.png', undefined],
  ['users/zeb/profile.jpg', undefined],
])('%s is the clip of %s', (path, id) => {
  expect(getClipVideoId(new URL(buildUrl(path)))).toBe(id);
});

test('[KEEP-02] only clips that are kept pass through the worker, without a connection all of them', async () => {
  const { isKept } = await open();
  expect(isKept(new URL(buildUrl('videos/zeb.mov')))).toBe(true);
  expect(isKept(new URL(buildUrl('videos/amos/360.mp4')))).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(isKept(new URL(buildUrl('videos/amos/360.mp4')))).toBe(true);
  expect(isKept(new URL(buildUrl('videos/amos/poster.jpg')))).toBe(false);
});

test('[KEEP-02] the kept file plays from the device, in parts', async () => {
  expect(await respond('videos/zeb/360.mp4')).toEqual([200, '0123456789']);
  expect(await respond('videos/zeb/360.mp4', { range: 'bytes=4-6' })).toEqual([206, '456']);
  expect(await respond('videos/zeb/360.mp4', { range: 'bytes=7-99999999' })).toEqual([206, '789']);
  expect(await respond('videos/zeb/360.mp4', { range: 'bytes=-3' })).toEqual([206, '789']);
  expect(await respond('videos/zeb/360.mp4', { range: 'bytes=-30' })).toEqual([206, '0123456789']);
  expect(fetchFile).not.toHaveBeenCalled();
});

test('[KEEP-02] a worker that starts for the file finds it, too', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const started = Promise.resolve(createKeptClips());
  expect(await respond('videos/zeb/360.mp4', {}, started)).toEqual([200, '0123456789']);
  expect(fetchFile).not.toHaveBeenCalled();
});

test('[KEEP-02] a heavier file comes from the server, or else the kept one in its place', async () => {
  expect(await respond('videos/zeb/720.mp4')).toEqual([200, 'from the server']);
  fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await respond('videos/zeb/720.mp4', { range: 'bytes=8-' })).toEqual([206, '89']);
  vi.stubGlobal('navigator', { onLine: false });
  fetchFile.mockReset();
  expect(await respond('videos/zeb.mov')).toEqual([200, '0123456789']);
  expect(fetchFile).not.toHaveBeenCalled();
});

test('[KEEP-02] where the server does not answer, the kept file plays after three seconds', async () => {
  vi.useFakeTimers();
  fetchFile.mockReturnValue(new Promise(() => undefined));
  const answer = respond('videos/zeb/720.mp4', { range: 'bytes=2-3' });
  await vi.advanceTimersByTimeAsync(2900);
  expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual([206, '23']);
  vi.useRealTimers();
});

test('[KEEP-02] what is kept or removed later is known once the page says so', async () => {
  const clips = await open();
  const other = buildUrl('videos/amos/360.mp4');
  await (await caches.open('kept-rides')).put(other, new Response('x'));
  clips.handleMessage({ data: 'something else' } as ExtendableMessageEvent);
  await Promise.resolve();
  expect(clips.isKept(new URL(other))).toBe(false);
  clips.handleMessage({ data: 'kept-rides' } as ExtendableMessageEvent);
  await vi.waitFor(() => expect(clips.isKept(new URL(other))).toBe(true));
});
