import { afterEach, expect, test, vi } from 'vitest';
import { fetchTippedIds, removeHats } from './hats.ts';

vi.mock('../auth/auth.ts', () => ({ auth: { currentUser: { getIdToken: () => Promise.resolve('token') } } }));

afterEach(() => vi.unstubAllGlobals());

/** The tips of a member, as database.rules.json lets them be read: 100 at once. */
function stubTips(count: number) {
  const stored = new Set(
    Array.from({ length: count }, (_, index) => `ride-${String(index).padStart(4, '0')}`),
  );
  const requests: string[] = [];
  const counts = new Map<string, unknown>();
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: { method?: string; body?: string }) => {
    requests.push(method);
    if (method === 'PATCH') {
      for (const [path, value] of Object.entries(JSON.parse(body ?? '') as object))
        if (value === null) stored.delete(path.split('/')[2] ?? '');
        else counts.set(path, value);
      return Promise.resolve(Response.json(null));
    }
    const { searchParams } = new URL(address);
    const limit = Number(searchParams.get('limitToFirst') ?? Infinity);
    if (limit > 100) return Promise.resolve(Response.json({ error: 'Permission denied' }, { status: 401 }));
    const start = JSON.parse(searchParams.get('startAt') ?? '""') as string;
    const page = [...stored]
      .toSorted()
      .filter((id) => id >= start)
      .slice(0, limit);
    // In any order.
    return Promise.resolve(Response.json(Object.fromEntries(page.toReversed().map((id) => [id, true]))));
  });
  return { stored, requests, counts };
}

test.each([0, 1, 99, 100, 101, 298, 299, 350])('%i tips are read in pages, each once', async (count) => {
  const { stored } = stubTips(count);
  expect(await fetchTippedIds('me')).toEqual([...stored]);
});

test('[HAT-03] all tips are taken back, each with its count, a page in one write', async () => {
  const { stored, requests, counts } = stubTips(250);
  const ids = [...stored];
  await removeHats('me');
  expect(stored.size).toBe(0);
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(ids.map((id) => [`hats/${id}`, { '.sv': { increment: -1 } }])),
  );
  expect(requests.filter((method) => method === 'PATCH')).toHaveLength(3);
});
