import { afterEach, expect, test, vi } from 'vitest';
import { openPathMessage } from '#src/config/request-kinds.ts';
import { openPushedPaths } from './open-pushed-path.ts';

afterEach(() => vi.unstubAllGlobals());

test('[PUSH-09] a page opens what was tapped, and tells the worker that it does; no other message leads anywhere', () => {
  const serviceWorker = new EventTarget();
  const assign = vi.fn<(path: string) => void>();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { assign });
  const postMessage = vi.fn<(answer: unknown) => void>();
  const send = (type: string) =>
    serviceWorker.dispatchEvent(
      Object.assign(new Event('message'), { data: { type, path: '/video/one' }, ports: [{ postMessage }] }),
    );
  const stop = openPushedPaths();
  send('something else');
  expect([assign.mock.calls, postMessage.mock.calls]).toEqual([[], []]);
  send(openPathMessage);
  stop();
  send(openPathMessage);
  expect([assign.mock.calls, postMessage.mock.calls]).toEqual([[['/video/one']], [[true]]]);
});
