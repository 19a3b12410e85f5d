import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { noteConnection } from '#src/lib/connection.ts';
import { outlastGlance, switchFile } from './switch-file.ts';
import type { PlayedClip } from './use-clip.ts';
import { useWantedFile } from './use-wanted-file.ts';

vi.mock('./switch-file.ts', () => ({
  switchFile: vi.fn<typeof switchFile>(() => Promise.resolve()),
  outlastGlance: vi.fn<typeof outlastGlance>(() => Promise.resolve()),
}));

interface Situation {
  quality?: PlayerSettings['quality'];
  isFullscreen?: boolean;
  isReviewing?: boolean;
  hasStepped?: boolean;
  name?: ClipFile;
  missing?: ClipFile;
  isWeak?: boolean;
  screenSize?: [width: number, height: number];
  /** Of the screen, in each pixel of the page. */
  pixels?: number;
  connection?: Navigator['connection'];
}

const fakeClip = {
  state: { phase: 'playing', time: 1 },
  clip: document.createElement('video'),
};

/** @returns the file that is changed to, if any */
async function findWanted({ quality = 'auto', ...situation }: Situation) {
  const [width, height] = situation.screenSize ?? [1920, 1080];
  vi.stubGlobal('screen', { width, height });
  vi.stubGlobal('devicePixelRatio', situation.pixels ?? 1);
  Object.defineProperty(navigator, 'connection', { value: situation.connection, configurable: true });
  const { name = 720, missing, hasStepped = false, isWeak } = situation;
  noteConnection(isWeak);
  const file = { name, find: (wanted: ClipFile) => (wanted === missing ? 'original' : wanted) };
  const played = { ...fakeClip, file } as unknown as PlayedClip;
  const { isFullscreen = false, isReviewing = false } = situation;
  renderHook(() => useWantedFile(played, { quality, isFullscreen, isReviewing, hasStepped }));
  await vi.dynamicImportSettled();
  return vi.mocked(switchFile).mock.lastCall?.[1];
}

describe('what is played', () => {
  afterEach(() => {
    vi.clearAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'connection');
  });

  const phone: Situation = { screenSize: [390, 844] };
  test.each<[string, Situation, ClipFile | undefined]>([
    ['at first', {}, undefined],
    ['at first on a weak line', { name: 360, connection: { downlink: 1.6 } }, undefined],
    ['at first on a phone that tells nothing of its line', { ...phone, name: 360 }, undefined],
    ['on such a phone once a ride has come fast', { ...phone, name: 360, isWeak: false }, 720],
    ['on a larger screen that tells nothing', { name: 360 }, 720],
    ['on a line that turns out to be better', { name: 360, isWeak: false, connection: { downlink: 1 } }, 720],
    ['on a line that turns out to be worse', { isWeak: true }, 360],
    ['on such a line in full screen', { isWeak: true, name: 'original', isFullscreen: true }, 360],
    ['in full screen', { isFullscreen: true }, 'original'],
    ['after full screen', { name: 'original' }, undefined],
    ['in full screen on a screen of few lines', { screenSize: [1366, 768], isFullscreen: true }, undefined],
    ['in full screen on a tablet', { screenSize: [1366, 768], pixels: 2, isFullscreen: true }, 'original'],
    ['in full screen on a phone', { ...phone, isFullscreen: true }, undefined],
    ['in the review tools', { ...phone, isReviewing: true }, 'original'],
    ['frame by frame', { ...phone, hasStepped: true }, 'original'],
    ['where data is saved', { name: 360, isFullscreen: true, connection: { saveData: true } }, undefined],
    ['on a slow line', { hasStepped: true, connection: { effectiveType: '3g' } }, 360],
    ['on a mobile line', { isReviewing: true, connection: { type: 'cellular' } }, undefined],
    ['on a fast line', { isReviewing: true, connection: { effectiveType: '4g' } }, 'original'],
    ['set to light', { quality: 'light', isFullscreen: true, isWeak: true }, undefined],
    ['set to light later', { quality: 'light', name: 'original' }, 720],
    ['set to the lightest', { quality: 'lightest', isReviewing: true }, 360],
    ['set to the original', { ...phone, quality: 'original', connection: { saveData: true } }, 'original'],
    ['a ride without a light file', { quality: 'light', name: 'original', missing: 720 }, undefined],
  ])('%s', async (_case, situation, expected) => {
    expect(await findWanted(situation)).toBe(expected);
  });

  test('outlasts a glance into full screen, and follows a choice at once', async () => {
    expect(await findWanted({ isFullscreen: true })).toBe('original');
    expect(outlastGlance).toHaveBeenCalledOnce();
    expect(await findWanted({ quality: 'original' })).toBe('original');
    expect(outlastGlance).toHaveBeenCalledOnce();
  });
});
