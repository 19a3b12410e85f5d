import { beforeEach, expect, test, vi } from 'vitest';
import { clipUrl } from '#src/config/service-urls.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import '#tests/support/locks.ts';
import { FakeCaches } from '#tests/support/fake-caches.ts';
import { DataError } from '../data-error.ts';
import { keepRides, readKeptSets, removeKeptSet, updateKeptSets } from './kept-rides.ts';

vi.hoisted(() =>
  vi.stubGlobal('injectedEnv', { firebase: { storageBucket: 'files' }, emulators: {}, productName: '' }),
);

const buildRide = (id: string) =>
  parseVideo(id, { title: `Ride ${id}`, video_id: id, thumbnail_url: `https://files.example/${id}.png` });
const [zeb, amos, mack] = [buildRide('zeb'), buildRide('amos'), buildRide('mack')];
const reel = { kind: 'reel', id: 'best', title: 'Best of 2026' } as const;
const bull = { kind: 'animal', id: 'best', title: 'Widow Maker' } as const;

let caches: FakeCaches;
/** What the server has, by URL, and what was asked of it. */
let files: Map<string, Uint8Array<ArrayBuffer>>;
let asked: string[];

const { signal } = new AbortController();
const keep = (
  source: Parameters<typeof keepRides>[0],
  rides: readonly Video[],
  onProgress = vi.fn<(part: number) => void>(),
) => keepRides(source, rides, { signal, onProgress });
const listUrls = async () => (await (await caches.open('kept-rides')).keys()).map(({ url }) => url);

beforeEach(() => {
  caches = new FakeCaches();
  files = new Map();
  asked = [];
  for (const { id } of [zeb, amos, mack]) {
    files.set(clipUrl(id, 360), new Uint8Array(1000));
    files.set(`https://files.example/${id}.png`, new Uint8Array(10));
  }
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const file = files.get(url);
    return Promise.resolve(
      new Response(file ?? null, {
        status: file ? 200 : 404,
        headers: { 'content-length': String(file?.byteLength) },
      }),
    );
  });
});

test('[KEEP-01] keeps the lightest file and the picture of each ride, says how far it is, and what it weighs', async () => {
  files.delete(clipUrl('amos', 360));
  files.set(clipUrl('amos', 720), new Uint8Array(5000));
  const onProgress = vi.fn<(part: number) => void>();
  const set = await keep(reel, [zeb, amos, mack], onProgress);
  expect(set).toEqual({ ...reel, videos: [zeb, amos, mack], bytes: 7000 });
  expect(await readKeptSets()).toEqual([set]);
  const parts = onProgress.mock.calls.map(([part]) => part);
  expect(parts.at(-1)).toBe(1);
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  expect(asked).not.toContain(clipUrl('zeb', 720));
  // Whichever file it is, players find it where the lightest one is.
  expect(await (await caches.match(clipUrl('amos', 360)))?.blob()).toHaveProperty('size', 5000);
});

test('[KEEP-01] asks the browser not to delete what is kept, which it may refuse', async () => {
  const persist = vi.fn<() => Promise<boolean>>().mockRejectedValue(new TypeError('denied'));
  vi.stubGlobal('navigator', { storage: { persist }, locks: navigator.locks });
  await keep(reel, [zeb]);
  expect(persist).toHaveBeenCalledOnce();
});

test('[KEEP-01] leaves out rides without a clip, and keeps those without a picture', async () => {
  files.delete(clipUrl('zeb', 360));
  files.delete('https://files.example/mack.png');
  expect((await keep(reel, [zeb, amos, mack])).videos).toEqual([amos, mack]);
});

test('[KEEP-01] goes on after a failure with what is there, and says that the device is full', async () => {
  caches.onPut = (url) => {
    if (url === clipUrl('mack', 360)) throw new DOMException('', 'QuotaExceededError');
  };
  await expect(keep(reel, [zeb, mack])).rejects.toThrow(
    expect.objectContaining({ name: 'QuotaExceededError' }) as Error,
  );
  expect(await readKeptSets()).toEqual([]);
  caches.onPut = () => undefined;
  asked = [];
  await keep(reel, [zeb, mack]);
  expect(asked).not.toContain(clipUrl('zeb', 360));
  expect((await readKeptSets())[0]?.bytes).toBe(2000);
});

test('[KEEP-01] a server that refuses is a failure, not a ride that is gone', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })));
  await expect(keep(reel, [zeb])).rejects.toMatchObject({ kind: 'unexpected' });
  expect(await readKeptSets()).toEqual([]);
});

test('[KEEP-01] removing a set deletes what no other one has', async () => {
  await keep(reel, [zeb, amos]);
  await keep(bull, [amos, mack]);
  await removeKeptSet(reel);
  expect((await readKeptSets()).map(({ title }) => title)).toEqual(['Widow Maker']);
  const urls = await listUrls();
  expect(urls).not.toContain(clipUrl('zeb', 360));
  expect(urls).toContain(clipUrl('amos', 360));
  expect(urls).toContain('https://files.example/mack.png');
});

test('[KEEP-02] what was taken down goes with its files, the rest is as it is now', async () => {
  await keep(reel, [zeb, amos]);
  await keep(bull, [amos]);
  const renamed = { ...zeb, title: 'Another name' };
  await updateKeptSets((ids) => Promise.resolve([renamed].filter(({ id }) => ids.includes(id))));
  expect(await readKeptSets()).toEqual([{ ...reel, videos: [renamed], bytes: 1000 }]);
  const urls = await listUrls();
  expect(urls.filter((url) => url.includes('amos'))).toEqual([]);
});

test('[KEEP-02] an update waits for what is being kept, whose files it would not know', async () => {
  await keep(bull, [amos]);
  const answers: (() => void)[] = [];
  const fetchFile = fetch;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === clipUrl('mack', 360)) await new Promise<void>((resolve) => answers.push(resolve));
    return fetchFile(url);
  });
  const keeping = keep(reel, [zeb, mack]);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const updating = updateKeptSets((ids) =>
    Promise.resolve([zeb, amos, mack].filter(({ id }) => ids.includes(id))),
  );
  answers[0]?.();
  await Promise.all([keeping, updating]);
  expect(await listUrls()).toContain(clipUrl('zeb', 360));
  expect((await readKeptSets()).map(({ title, bytes }) => [title, bytes])).toEqual([
    ['Widow Maker', 1000],
    ['Best of 2026', 2000],
  ]);
});

test('[KEEP-02] nothing goes while the server cannot be asked, and nothing is asked where nothing is kept', async () => {
  const fail = vi.fn<() => Promise<Video[]>>().mockRejectedValue(new TypeError('Failed to fetch'));
  await updateKeptSets(fail);
  expect(fail).not.toHaveBeenCalled();
  await keep(reel, [zeb]);
  await expect(updateKeptSets(fail)).rejects.toThrow('Failed to fetch');
  expect((await readKeptSets())[0]?.videos).toEqual([zeb]);
  expect(await listUrls()).toContain(clipUrl('zeb', 360));
});

test('[KEEP-02] an older ride, whose clip has another name than its document, stays', async () => {
  const older = { ...zeb, id: 'document', firestoreID: 'document' };
  await keep(reel, [older]);
  expect((await readKeptSets())[0]?.videos).toEqual([older]);
  await updateKeptSets((ids) => Promise.resolve([older].filter(({ id }) => ids.includes(id))));
  expect((await readKeptSets())[0]?.videos).toEqual([older]);
  expect(await listUrls()).toContain(clipUrl('zeb', 360));
});

test('[KEEP-02] the worker is told what it plays from, once it is there and once it is gone', async () => {
  const told: unknown[] = [];
  const isThere = async () => (await listUrls()).includes(clipUrl('zeb', 360));
  const postMessage = async (message: unknown) => told.push([message, await isThere()]);
  vi.stubGlobal('navigator', { locks: navigator.locks, serviceWorker: { controller: { postMessage } } });
  await keep(reel, [zeb]);
  await vi.waitFor(() => expect(told).toEqual([['kept-rides', true]]));
  await removeKeptSet(reel);
  await vi.waitFor(() => expect(told.slice(1)).toEqual([['kept-rides', false]]));
});

test('[KEEP-01] what is canceled while a picture loads is not kept', async () => {
  const attempt = new AbortController();
  const fetchFile = fetch;
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.endsWith('.png')) return fetchFile(url);
    attempt.abort();
    return Promise.reject(attempt.signal.reason as Error);
  });
  const keeping = keepRides(reel, [zeb], { signal: attempt.signal, onProgress: () => undefined });
  await expect(keeping).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }) as Error);
  expect(await readKeptSets()).toEqual([]);
});

test('[KEEP-01] a file that stands still for half a minute ends the attempt, which goes on later', async () => {
  vi.useFakeTimers();
  const serve = globalThis.fetch;
  let isHanging = true;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    isHanging && url.includes('amos')
      ? new Promise((_resolve, reject) => {
          request.signal?.addEventListener('abort', () => reject(request.signal?.reason as Error));
        })
      : serve(url),
  );
  const failure = keep(reel, [zeb, amos]).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toEqual(new DataError('too-slow'));
  vi.useRealTimers();
  isHanging = false;
  asked = [];
  expect(await keep(reel, [zeb, amos])).toMatchObject({ videos: [zeb, amos] });
  expect(asked).not.toContain(clipUrl('zeb', 360));
});

test('[KEEP-01] a file that arrives slowly is kept', async () => {
  vi.useFakeTimers();
  const serve = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, { signal: ends }: RequestInit) => {
    if (!url.includes('360')) return serve(url);
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => ends?.addEventListener('abort', () => controller.error(ends.reason)),
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 20_000));
        chunks += 1;
        if (chunks > 3) controller.close();
        else controller.enqueue(new Uint8Array(100));
      },
    });
    return Promise.resolve(new Response(body));
  });
  const kept = keep(reel, [zeb]).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await kept).toMatchObject({ bytes: 300 });
  vi.useRealTimers();
});
