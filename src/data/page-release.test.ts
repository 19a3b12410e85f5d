import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  const script = document.createElement('script');
  script.dataset['src'] = '/assets/app-1.js';
  vi.spyOn(document, 'querySelector').mockReturnValue(script);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The server has the page of a script. */
function stubServer(answer: () => Promise<Response>) {
  const fetched = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const serve = (script: string) => () => Promise.resolve(new Response(`<script data-src="${script}">`));

const refuse = () => Promise.reject(Object.assign(new Error('denied'), { code: 'permission-denied' }));
async function getKind(): Promise<unknown> {
  const { withDataErrors } = await import('./data-error.ts');
  return withDataErrors(refuse).catch((error: unknown) => (error as { kind: string }).kind);
}

test.each([
  ['outdated', serve('/assets/app-2.js')],
  ['not-allowed', serve('/assets/app-1.js')],
  ['not-allowed', () => Promise.resolve(new Response('', { status: 503 }))],
  ['not-allowed', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a refusal is %s by what the server has', async (kind, answer) => {
  const fetched = stubServer(answer);
  expect(await getKind()).toBe(kind);
  expect(fetched).toHaveBeenCalledOnce();
});

test('the server is asked once in a minute', async () => {
  vi.useFakeTimers();
  const fetched = stubServer(serve('/assets/app-1.js'));
  await Promise.all([getKind(), getKind()]);
  await getKind();
  expect(fetched).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(61_000);
  stubServer(serve('/assets/app-2.js'));
  expect(await getKind()).toBe('outdated');
});

test('without a page, as in services, nobody is asked', async () => {
  vi.spyOn(document, 'querySelector').mockReturnValue(null);
  const fetched = stubServer(serve('/assets/app-2.js'));
  expect(await getKind()).toBe('not-allowed');
  expect(fetched).not.toHaveBeenCalled();
});
