import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { env } from '#src/config/env.ts';
import { reportError } from '#src/lib/log.ts';

const observe = vi.hoisted(() => vi.fn<(report: (metric: Metric) => void) => void>());
vi.mock('web-vitals', () => ({
  onCLS: observe,
  onFCP: observe,
  onINP: observe,
  onLCP: observe,
  onTTFB: observe,
}));

const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
const writeToConsole = vi.fn<typeof console.error>();
let stopListening: () => void;

interface Batch {
  release: string;
  records: Record<string, unknown>[];
}

const getBatches = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as Batch);
const getEntries = () => getBatches().flatMap(({ records }) => records);

/** Loads the code for it as a new page does. */
async function start() {
  vi.resetModules();
  const listeners = new AbortController();
  stopListening = () => listeners.abort();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) =>
    listen(type, listener, { signal: listeners.signal }),
  );
  const { startMonitoring } = await import('./start-monitoring.ts');
  const log = await import('#src/lib/log.ts');
  startMonitoring();
  return log.reportError;
}

/** Until the browser is idle, the code is there, and the batch is sent. */
async function settle() {
  await vi.advanceTimersByTimeAsync(2000);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10_000);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 5000 });
  env.monitoring = { url: 'https://monitoring.example/', release: 'a1b2c3' };
  sendBeacon.mockReset().mockReturnValue(true);
  observe.mockReset();
  vi.spyOn(console, 'error').mockImplementation(writeToConsole);
  writeToConsole.mockReset();
  vi.stubGlobal('navigator', { sendBeacon });
  history.replaceState(null, '', '/video/ride-of-june?from=june@example.com');
});
afterEach(() => {
  stopListening();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sends reported and uncaught errors as one batch, with release and route, also those of the start', async () => {
  const report = await start();
  const error = new Error('No answer.');
  report(error, 'The search failed');
  window.dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('x is undefined') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Too slow.') }));
  await settle();
  expect(sendBeacon).toHaveBeenCalledOnce();
  expect(sendBeacon.mock.lastCall?.[0]).toBe('https://monitoring.example/');
  expect(getBatches()[0]?.release).toBe('a1b2c3');
  expect(getEntries()).toMatchObject([
    { type: 'error', name: 'Error', message: 'No answer.', route: '/video/:videoId' },
    { type: 'error', name: 'TypeError', message: 'x is undefined' },
    { type: 'error', message: 'Too slow.' },
  ]);
  expect(sendBeacon.mock.lastCall?.[1]).not.toContain('june');
  expect(writeToConsole).toHaveBeenCalledExactlyOnceWith('The search failed', error);
});

test('sends web vitals with the route of the page that was loaded', async () => {
  await start();
  await settle();
  expect(observe).toHaveBeenCalledTimes(5);
  history.replaceState(null, '', '/feed');
  observe.mock.lastCall?.[0]({ name: 'LCP', value: 812.34567, rating: 'good' } as Metric);
  await settle();
  expect(getEntries()).toMatchObject([
    { type: 'vital', name: 'LCP', value: 812.346, rating: 'good', route: '/video/:videoId' },
  ]);
});

test('sends an error three times at most, and fifty in all', async () => {
  const report = await start();
  for (let index = 0; index < 10; index++) report(new Error('Again.'));
  for (let index = 0; index < 60; index++) report(new Error(`Error ${index}.`));
  await settle();
  const messages = getEntries().map(({ message }) => message);
  expect(messages.filter((message) => message === 'Again.')).toHaveLength(3);
  expect(messages).toHaveLength(50);
});

test('nothing fails when its code cannot be loaded', async () => {
  vi.doMock('./monitoring-sink.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const report = await start();
  report(new Error('No answer.'));
  await settle();
  vi.doUnmock('./monitoring-sink.ts');
  expect(writeToConsole).toHaveBeenCalledOnce();
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('sends nothing without an address', async () => {
  delete env.monitoring;
  await start();
  reportError(new Error('No answer.'));
  window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('x') }));
  await settle();
  expect(observe).not.toHaveBeenCalled();
  expect(sendBeacon).not.toHaveBeenCalled();
});
