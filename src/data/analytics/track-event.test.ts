import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '#src/domain/analytics-event.ts';

const env = vi.hoisted((): { analyticsUrl?: string } => ({}));
vi.mock('#src/config/env.ts', () => ({ env }));

const watch = (videoId: string): AnalyticsEvent => ({ name: 'watch', videoId, bucket: '0-10' });

let sendBeacon: ReturnType<typeof vi.fn<(url: string, body: string) => boolean>>;
let trackEvent: typeof import('./track-event.ts').trackEvent;

const getSentVideos = () =>
  sendBeacon.mock.calls.map(([, body]) =>
    (JSON.parse(body) as { events: { videoId: string }[] }).events.map(({ videoId }) => videoId),
  );

beforeEach(async () => {
  vi.useFakeTimers({ now: 5000 });
  vi.resetModules();
  env.analyticsUrl = 'https://analytics.example/events';
  sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon, doNotTrack: null });
  ({ trackEvent } = await import('./track-event.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends events as one batch after ten seconds', () => {
  trackEvent(watch('one'));
  vi.advanceTimersByTime(9_000);
  trackEvent(watch('two'));
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(getSentVideos()).toEqual([['one', 'two']]);
  expect(sendBeacon).toHaveBeenCalledWith(
    'https://analytics.example/events',
    expect.stringContaining('{"name":"watch","videoId":"one","bucket":"0-10","time":5000}'),
  );
  vi.advanceTimersByTime(60_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('sends a full batch at once, and the rest when the page is hidden', () => {
  for (let index = 0; index < 21; index++) trackEvent(watch(String(index)));
  expect(getSentVideos().map((videos) => videos.length)).toEqual([20]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(getSentVideos().map((videos) => videos.length)).toEqual([20, 1]);
});

test.each([
  ['without an address', () => delete env.analyticsUrl],
  ['under Do Not Track', () => vi.stubGlobal('navigator', { sendBeacon, doNotTrack: '1' })],
  [
    'under Global Privacy Control',
    () => vi.stubGlobal('navigator', { sendBeacon, doNotTrack: null, globalPrivacyControl: true }),
  ],
])('sends nothing %s', (_condition, setUp) => {
  setUp();
  trackEvent(watch('one'));
  vi.advanceTimersByTime(60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
});
