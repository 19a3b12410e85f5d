import { beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from '#tests/support/fake-caches.ts';
import { createAssetStrategy, isAsset } from './asset-route.ts';

const url = 'https://reel.example/assets/feed-abc.js';
const fetchFile = vi.fn<(request: Request) => Promise<Response>>();
let isStopped = false;

beforeEach(() => {
  isStopped = false;
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('fetch', fetchFile);
  // Only workers have it.
  vi.stubGlobal('ExtendableEvent', Event);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  fetchFile.mockReset();
});

const options = { cacheName: 'assets-1', matchOptions: {}, isStopped: () => isStopped };

/** @returns the status of what a page gets, once what is stored is stored */
async function load(): Promise<number> {
  const waiting: Promise<unknown>[] = [];
  const event = Object.assign(new Event('fetch'), {
    waitUntil: (promise: Promise<unknown>) => waiting.push(promise),
  });
  const [response, done] = createAssetStrategy(options).handleAll({ request: new Request(url), event });
  const { status } = await response;
  await done;
  return status;
}

const answer = (status: number) => fetchFile.mockResolvedValueOnce(new Response('x', { status }));

test('a file of a release is stored', async () => {
  answer(200);
  expect([await load(), await load()]).toEqual([200, 200]);
  expect(fetchFile).toHaveBeenCalledOnce();
});

test.each([404, 500, 503])(
  'one that the server answers with %i for a moment is asked for again',
  async (status) => {
    answer(status);
    expect(await load()).toBe(status);
    answer(200);
    expect([await load(), await load()]).toEqual([200, 200]);
  },
);

test('nothing is stored once the worker has stopped', async () => {
  isStopped = true;
  answer(200);
  answer(200);
  await load();
  await load();
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

test.each([
  [url, true],
  [`${url}?1`, false],
  [`${url}?`, true],
  ['https://reel.example/feed', false],
])('whether %s is such a file: %s', (address, expected) => {
  expect(isAsset(new URL(address))).toBe(expected);
});
