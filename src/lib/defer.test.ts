import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let reportPaint: (element: Element | null, url?: string) => void;

class FakeObserver {
  static get supportedEntryTypes() {
    return ['largest-contentful-paint'];
  }
  constructor(callback: (list: { getEntries: () => object[] }) => void) {
    reportPaint = (element, url = '') => callback({ getEntries: () => [{ element, url }] });
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

let isDone: boolean;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  isDone = false;
  vi.resetModules();
  const { waitForFirstMedia } = await import('./defer.ts');
  void waitForFirstMedia().then(() => (isDone = true));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['loadeddata', 'error', 'pointerdown', 'keydown'])('ends with %s anywhere', async (type) => {
  const video = document.body.appendChild(document.createElement('video'));
  video.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(true);
});

test('ends with the first picture, not with text or a background', async () => {
  reportPaint(document.createElement('h1'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(false);
  reportPaint(document.createElement('img'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(true);
});

test('ends with a picture that has left the page, not with a drawing of a background', async () => {
  reportPaint(null, 'https://site.example/assets/grain.svg');
  reportPaint(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(false);
  reportPaint(null, 'https://files.example/o/poster.jpg?alt=media');
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(true);
});

test.each([
  [['largest-contentful-paint'], 4000],
  [[], 1500],
])('a browser that tells of %j waits %i ms at most', async (types, ms) => {
  vi.spyOn(FakeObserver, 'supportedEntryTypes', 'get').mockReturnValue(types);
  vi.resetModules();
  const { waitForFirstMedia } = await import('./defer.ts');
  let isOver = false;
  void waitForFirstMedia(4000).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

test('ends after 1500 ms without either', async () => {
  await vi.advanceTimersByTimeAsync(1499);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone).toBe(true);
});

test('a browser that does not tell when it is idle calls a little later, unless that is cancelled', async () => {
  vi.stubGlobal('window', {});
  const { callWhenIdle } = await import('./defer.ts');
  const [called, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()];
  callWhenIdle(called);
  callWhenIdle(cancelled)();
  await vi.advanceTimersByTimeAsync(1000);
  expect([called, cancelled].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

describe('waiting for the heading of a page', () => {
  const wait = async () => {
    document.body.innerHTML = '<h1>As app.html has it</h1>';
    const { waitForHeading } = await import('./defer.ts');
    let isShown: boolean | undefined;
    void waitForHeading().then((shown) => (isShown = shown));
    await vi.advanceTimersByTimeAsync(9999);
    expect(isShown).toBeUndefined();
    return () => isShown;
  };

  test('ends with that of the app', async () => {
    const isShown = await wait();
    document.body.innerHTML = '<h1 tabindex="-1">Dust Devil</h1>';
    await vi.waitFor(() => expect(isShown()).toBe(true));
  });

  test.each(['pointerdown', 'keydown'])('ends with %s', async (type) => {
    const isShown = await wait();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(isShown()).toBe(false);
  });

  test('ends after ten seconds', async () => {
    const isShown = await wait();
    await vi.advanceTimersByTimeAsync(1);
    expect(isShown()).toBe(false);
  });
});
