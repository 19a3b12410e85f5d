import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { notifyLogout } from './notify-logout.ts';

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  env.logoutUrl = 'https://api.example/logout';
  server.mockReset();
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const respond = (body: string | null, status: number) =>
  server.mockResolvedValue(new Response(body, { status }));

test('[AUTH-09] sends a POST without a body', async () => {
  respond(null, 204);
  await notifyLogout();
  expect(server).toHaveBeenCalledExactlyOnceWith('https://api.example/logout', {
    method: 'POST',
    keepalive: true,
  });
});

test('[AUTH-09] sends nothing where no server is configured', async () => {
  delete env.logoutUrl;
  await notifyLogout();
  expect(server).not.toHaveBeenCalled();
});

test("[AUTH-08] throws the server's message, or a general one", async () => {
  respond(' The session store is down. ', 500);
  await expect(notifyLogout()).rejects.toThrow(/^The session store is down\.$/);
  respond(' ', 503);
  await expect(notifyLogout()).rejects.toMatchObject({ kind: 'unexpected' });
});

test('[AUTH-08] reports an unreachable server as offline', async () => {
  server.mockRejectedValue(new TypeError('Load failed'));
  await expect(notifyLogout()).rejects.toMatchObject({ kind: 'offline' });
});

test.each([
  ['does not respond', () => server.mockReturnValue(new Promise(() => {}))],
  [
    'does not finish its message',
    () => server.mockResolvedValue(new Response(new ReadableStream(), { status: 500 })),
  ],
])('[LGCY-01] gives up after 10 s when the server %s', async (_case, setUp) => {
  vi.useFakeTimers();
  setUp();
  const settled = vi.fn<(error: unknown) => void>();
  notifyLogout().catch(settled);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'too-slow' }));
});
