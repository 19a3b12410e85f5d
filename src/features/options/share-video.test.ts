import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as analytics from '#src/session/track-event.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { copyLink, shareVideo } from './share-video.ts';

const video = { id: 'ride', video_id: 'ride', user_id: 'jack', title: 'Cheyenne Frontier Days' };
const url = `${location.origin}/video/ride`;

let writeText: ReturnType<typeof vi.fn<(text: string) => Promise<void>>>;
const setNavigator = (share?: (data: ShareData) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share && { share }) });

beforeEach(() => {
  vi.spyOn(analytics, 'trackEvent').mockClear();
  useAlertsStore.setState({ alerts: [] });
  writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('[ANA-01] opens the share sheet of the device', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  setNavigator(share);
  await shareVideo(video);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Cheyenne Frontier Days', url });
  expect(analytics.trackEvent).toHaveBeenCalledExactlyOnceWith({
    name: 'share',
    videoId: 'ride',
    method: 'share-sheet',
  });
  expect(writeText).not.toHaveBeenCalled();
});

test('shares a moment, and copies its link where there is no share sheet', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  setNavigator(share);
  await shareVideo(video, '?t=2');
  expect(share).toHaveBeenCalledWith({ title: 'Cheyenne Frontier Days', url: `${url}?t=2` });
  setNavigator();
  await shareVideo(video, '?t=2');
  expect(writeText).toHaveBeenCalledWith(`${url}?t=2`);
});

test.each([
  ['the share sheet is dismissed', 'AbortError'],
  ['the share sheet is open already', 'InvalidStateError'],
])('does nothing when %s', async (_condition, name) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  setNavigator(() => Promise.reject(new DOMException('', name)));
  await shareVideo(video);
  expect(log).not.toHaveBeenCalled();
  expect(writeText).not.toHaveBeenCalled();
  expect(analytics.trackEvent).not.toHaveBeenCalled();
});

test.each([
  ['there is no share sheet', undefined],
  ['the share sheet fails', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('[ANA-01] copies the link where %s', async (_condition, share) => {
  vi.spyOn(console, 'error').mockReturnValue();
  setNavigator(share);
  await shareVideo(video);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  expect(useAlertsStore.getState().alerts).toMatchObject([{ tone: 'success', message: 'Link copied.' }]);
  expect(analytics.trackEvent).toHaveBeenCalledExactlyOnceWith({
    name: 'share',
    videoId: 'ride',
    method: 'copied-link',
  });
});

test('[ANA-01, OPT-02] a link that could not be copied was not shared', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  setNavigator();
  await copyLink('ride');
  expect(useAlertsStore.getState().alerts).toMatchObject([
    { tone: 'error', message: url, title: 'Copy failed!', durationMs: 60_000 },
  ]);
  expect(analytics.trackEvent).not.toHaveBeenCalled();
});
