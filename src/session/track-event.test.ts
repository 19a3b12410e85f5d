import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import type { AnalyticsEvent, AnalyticsProfile } from '#src/domain/analytics-event.ts';
import type { AnalyticsSink } from '#src/data/analytics/beacon-sink.ts';
import { parseUser } from '#src/domain/user.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import type { SessionState } from './session-state.ts';

const watch = (videoId: string): AnalyticsEvent => ({ name: 'watch', videoId, bucket: '0-10' });
const june: AnalyticsProfile = { user_id: 'june', account_type: 3, platform: 'web', signed_up_date: 0 };
const omar: AnalyticsProfile = { ...june, user_id: 'omar' };
const omarActing: SessionState = { ...sessionStates.acting, own: parseUser('omar', {}) };

interface Batch {
  profile?: AnalyticsProfile;
  events: { videoId: string }[];
}

let sendBeacon: ReturnType<typeof vi.fn<(url: string, body: string) => boolean>>;
let module: typeof import('./track-event.ts');
let setSession: (state: SessionState) => void;

const getBatches = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as Batch);
const getSentVideos = () => getBatches().map(({ events }) => events.map(({ videoId }) => videoId));
/** Once the sink has loaded. */
const flush = () => vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
const hidePage = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(async () => {
  vi.useFakeTimers({ now: 5000 });
  vi.resetModules();
  env.analyticsUrl = 'https://analytics.example/events';
  sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon, doNotTrack: null });
  module = await import('./track-event.ts');
  const { useSessionStore } = await import('./session-store.ts');
  setSession = (state) => useSessionStore.setState(state, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[ANA-01] sends events as one batch after ten seconds', async () => {
  module.trackEvent(watch('one'));
  await flush();
  vi.advanceTimersByTime(9_000);
  module.trackEvent(watch('two'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sendBeacon).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(getSentVideos()).toEqual([['one', 'two']]);
  expect(sendBeacon.mock.lastCall).toEqual([
    'https://analytics.example/events',
    expect.stringMatching(/^\{"events":\[\{"name":"watch","videoId":"one","bucket":"0-10","time":\d+\}/),
  ]);
  vi.advanceTimersByTime(60_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('[ANA-01] sends a full batch at once, and the rest when the page is hidden', async () => {
  for (let index = 0; index < 21; index++) module.trackEvent(watch(String(index)));
  await flush();
  expect(getSentVideos().map((videos) => videos.length)).toEqual([20]);
  hidePage();
  expect(getSentVideos().map((videos) => videos.length)).toEqual([20, 1]);
  module.trackEvent(watch('in the background'));
  await vi.advanceTimersByTimeAsync(0);
  expect(getSentVideos().at(-1)).toEqual(['in the background']);
});

test('[ANA-01] sends each event with the profile that was signed in, whichever account it acts for', async () => {
  module.trackEvent(watch('visitor'));
  setSession(sessionStates.choosing);
  module.trackEvent(watch('june'));
  setSession(sessionStates.acting);
  module.trackEvent(watch('june again'));
  setSession(omarActing);
  module.trackEvent(watch('omar'));
  setSession(sessionStates.visitor);
  module.trackEvent(watch('visitor again'));
  await flush();
  vi.advanceTimersByTime(10_000);
  expect(getSentVideos()).toEqual([['visitor'], ['june', 'june again'], ['omar'], ['visitor again']]);
  expect(getBatches().map(({ profile }) => profile)).toEqual([undefined, june, omar, undefined]);
});

test.each([
  ['refuses', () => sendBeacon.mockReturnValue(false)],
  [
    'fails',
    () =>
      sendBeacon.mockImplementation(() => {
        throw new TypeError('Blocked');
      }),
  ],
])('[ANA-01] keeps the last hundred events while the browser %s', async (_case, setUp) => {
  setUp();
  for (let index = 0; index < 130; index++) module.trackEvent(watch(String(index)));
  await flush();
  sendBeacon.mockReset().mockReturnValue(true);
  vi.advanceTimersByTime(10_000);
  const videos = getSentVideos().flat();
  expect(videos).toHaveLength(100);
  expect([videos[0], videos.at(-1)]).toEqual(['30', '129']);
});

test('[ANA-01] another sink replaces the beacons', async () => {
  const sink = vi.fn<AnalyticsSink>();
  module.setAnalyticsSink(sink);
  setSession(sessionStates.signedIn);
  module.trackEvent({ name: 'upload-form' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sink).toHaveBeenCalledExactlyOnceWith({
    event: { name: 'upload-form', time: 5000 },
    profile: june,
  });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('[ANA-01] reports a sink whose code cannot be loaded, and loads it again for the next event', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.doMock('#src/data/analytics/beacon-sink.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  module.trackEvent(watch('lost'));
  await vi.waitFor(() => expect(consoleError).toHaveBeenCalledOnce());
  vi.doUnmock('#src/data/analytics/beacon-sink.ts');
  module.trackEvent(watch('kept'));
  await flush();
  vi.advanceTimersByTime(10_000);
  expect(getSentVideos()).toEqual([['kept']]);
});

test.each([
  ['without an address', () => delete env.analyticsUrl],
  ['under Do Not Track', () => vi.stubGlobal('navigator', { sendBeacon, doNotTrack: '1' })],
  [
    'under Global Privacy Control',
    () => vi.stubGlobal('navigator', { sendBeacon, doNotTrack: null, globalPrivacyControl: true }),
  ],
])('[ANA-01] sends nothing and keeps nothing %s', async (_condition, setUp) => {
  setUp();
  const sink = vi.fn<AnalyticsSink>();
  module.setAnalyticsSink(sink);
  module.trackEvent(watch('one'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sink).not.toHaveBeenCalled();
  expect(sendBeacon).not.toHaveBeenCalled();
});
