import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { realtimeDatabaseUrl } from '#src/config/service-urls.ts';
import { createViewCounter } from './view-counter.ts';
import { countView, fetchViewCount } from './view-counts.ts';

vi.mock('../auth/auth.ts', () => ({ auth: { currentUser: { getIdToken: () => Promise.resolve('token') } } }));

const counterUrl = realtimeDatabaseUrl('videoViews/ride');

/** A counter with the rules of database.rules.json. */
let stored: number | null;
let isVerified: boolean;
let requests: string[];

const addOne = JSON.stringify({ '.sv': { increment: 1 } });

beforeEach(() => {
  stored = null;
  isVerified = true;
  requests = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, keepalive }: RequestInit) => {
    requests.push(`${method} ${url}`);
    const denied = () => Promise.resolve(Response.json({ error: 'Permission denied' }, { status: 401 }));
    if (method === 'PUT' && url.endsWith('?auth=token')) {
      if (stored !== null || body !== '0' || !isVerified) return denied();
      stored = 0;
    } else if (method === 'PUT') {
      if (!keepalive || body !== addOne) return Promise.resolve(Response.json(null, { status: 400 }));
      if (stored === null) return denied();
      stored += 1;
    }
    return Promise.resolve(Response.json(stored));
  });
});

afterEach(() => vi.unstubAllGlobals());

test('reads a count with one request; a video without a counter has no views', async () => {
  expect(await fetchViewCount('ride')).toBe(0);
  stored = 2859;
  expect(await fetchViewCount('ride')).toBe(2859);
  expect(requests).toEqual([`GET ${counterUrl}`, `GET ${counterUrl}`]);
});

test('a view is counted without a login', async () => {
  stored = 3;
  await countView('ride');
  expect(stored).toBe(4);
  expect(requests).toEqual([`PUT ${counterUrl}`]);
});

test('a view goes to the service that counts them, where there is one', async () => {
  env.viewsUrl = 'https://views.example/count';
  const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(true)));
  vi.stubGlobal('fetch', send);
  await countView('ride');
  expect(send).toHaveBeenCalledExactlyOnceWith(
    env.viewsUrl,
    expect.objectContaining({ method: 'POST', body: 'ride', keepalive: true }),
  );
  send.mockResolvedValue(Response.json(true, { status: 401 }));
  await expect(countView('new')).rejects.toMatchObject({ kind: 'not-allowed' });
  delete env.viewsUrl;
});

test('failures are named as those of the SDKs are', async () => {
  await expect(countView('ride')).rejects.toMatchObject({ kind: 'not-allowed' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(countView('ride')).rejects.toMatchObject({ kind: 'offline' });
  await expect(fetchViewCount('ride')).rejects.toMatchObject({ kind: 'offline' });
});

describe('of old videos', () => {
  test('publishing creates a counter once', async () => {
    await createViewCounter('ride');
    expect(stored).toBe(0);
    stored = 7;
    await createViewCounter('ride');
    expect(stored).toBe(7);
  });

  test('only verified members create a counter', async () => {
    isVerified = false;
    await expect(createViewCounter('ride')).rejects.toThrow("You don't have permission to do this.");
  });
});
