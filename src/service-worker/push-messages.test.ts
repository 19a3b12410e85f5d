import { afterEach, expect, test, vi } from 'vitest';
import { listenToMessages, readMessage, toAppUrl } from './push-messages.ts';

const dataOf = (json: () => unknown) => ({ json });
const { origin } = location;

afterEach(() => vi.unstubAllGlobals());

test('[PUSH-09] a message is shown with its words', () => {
  const message = { title: 'Zeb Lane · 84', body: 'Caldwell', tag: 'x', path: '/video/one' };
  expect(readMessage(dataOf(() => message))).toEqual(message);
});

test.each([
  ['no data', null],
  ['no JSON', dataOf(() => JSON.parse('{') as unknown)],
  ['null', dataOf(() => null)],
  ['a list', dataOf(() => [1])],
  ['other types', dataOf(() => ({ title: 1, body: {}, path: [] }))],
])('[PUSH-09] one with %s has a general sentence, in the language of the browser', (_case, data) => {
  expect(readMessage(data)).toEqual({
    title: 'There is something new for you.',
    body: '',
    tag: '',
    path: '',
  });
  vi.stubGlobal('navigator', { language: 'pt-BR' });
  expect(readMessage(data).title).toBe('Há algo novo para você.');
});

test.each([
  ['/video/one', '/video/one'],
  ['/profile/grant-access?tab=2', '/profile/grant-access?tab=2'],
  ['https://attacker.example/', '/notifications'],
  ['//attacker.example/', '/notifications'],
  ['/\\attacker.example/', '/notifications'],
  ['/.//attacker.example/', '/notifications'],
  ['/..//attacker.example/', '/notifications'],
  ['/./\\attacker.example/', '/notifications'],
  ['javascript:alert(1)', '/notifications'],
  ['', '/notifications'],
  [undefined, '/notifications'],
])('[PUSH-09] a tap on %j opens %s of the app', (path, opened) => {
  expect(toAppUrl(path)).toBe(origin + opened);
});

test('[PUSH-09] a tapped message goes away, and the page that is in front opens its path', async () => {
  const createPage = (focused: boolean) => ({
    focused,
    focus: vi.fn<() => Promise<void>>().mockResolvedValue(),
    postMessage: vi.fn<(message: unknown, ports: MessagePort[]) => void>((_message, [port]) =>
      port?.postMessage(''),
    ),
  });
  const pages = [createPage(false), createPage(true), createPage(false)];
  vi.stubGlobal('clients', { matchAll: () => Promise.resolve(pages) });
  listenToMessages();
  const notification = { data: '/video/one', close: vi.fn<() => void>() };
  const waitUntil = vi.fn<(work: Promise<void>) => void>();
  dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  await waitUntil.mock.lastCall?.[0];
  expect(notification.close).toHaveBeenCalledOnce();
  expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0]);
  expect(pages[1]?.postMessage.mock.lastCall?.[0]).toEqual({ type: 'open-path', path: '/video/one' });
});
