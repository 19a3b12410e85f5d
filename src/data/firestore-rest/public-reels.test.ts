import { afterEach, expect, test, vi } from 'vitest';
import { buildThree } from '#tests/support/factories/build-three.ts';
import { fetchReelRides } from './public-reels.ts';

const folder = 'projects/p/databases/(default)/documents/videos';
const find = (id: string) => ({ found: { name: `${folder}/${id}`, fields: { title: { stringValue: id } } } });

afterEach(() => vi.unstubAllGlobals());

test('[REEL-02] the rides of a reel are in its order, whatever that of the answer; what is gone is left out', async () => {
  const [first, second, third] = buildThree((id) => id);
  const results = [find(third), { missing: `${folder}/gone` }, find(first), find(second)];
  const server = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(results)));
  vi.stubGlobal('fetch', server);
  const rides = await fetchReelRides({ videos: [first, 'gone', second, `../${third}`, third] });
  expect(rides.map(({ title }) => title)).toEqual([first, second, third]);
  expect(server.mock.lastCall?.[1]?.body).toBe(
    JSON.stringify({ documents: [first, 'gone', second, third].map((id) => `${folder}/${id}`) }),
  );
});
