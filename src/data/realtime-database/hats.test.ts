import { afterEach, expect, test, vi } from 'vitest';
import { removeHats } from './hats.ts';

vi.mock('../auth/auth.ts', () => ({ auth: { currentUser: { getIdToken: () => Promise.resolve('token') } } }));

afterEach(() => vi.unstubAllGlobals());

test.each([0, 1, 200, 201, 450])(
  '[HAT-03] all of %i tips are taken back, each with its count',
  async (count) => {
    const ids = Array.from({ length: count }, (_, index) => `ride-${(index * 7) % count}`);
    const changes: Record<string, unknown> = {};
    const sizes: number[] = [];
    vi.stubGlobal('fetch', (_url: string, { method = 'GET', body }: RequestInit) => {
      if (method === 'GET')
        return Promise.resolve(Response.json(Object.fromEntries(ids.map((id) => [id, true]))));
      const written = JSON.parse(body as string) as object;
      sizes.push(Object.keys(written).length / 2);
      Object.assign(changes, written);
      return Promise.resolve(Response.json(null));
    });
    await removeHats('june');
    expect(changes).toEqual(
      Object.fromEntries(
        ids.flatMap((id) => [
          [`hatsBy/june/${id}`, null],
          [`hats/${id}`, { '.sv': { increment: -1 } }],
        ]),
      ),
    );
    expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(200);
  },
);
