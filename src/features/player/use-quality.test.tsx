import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { noteConnection } from '#src/lib/connection.ts';
import { forgetFirstRide } from './first-ride.ts';
import { outlastGlance, switchFile } from './switch-file.ts';
import { useClipFile } from './use-clip-file.ts';
import type { Player } from './use-player.ts';
import { useQuality } from './use-quality.tsx';

vi.mock('#src/config/service-urls.ts', () => ({ clipUrl: (id: string, file: ClipFile) => `/${id}/${file}` }));
vi.mock('./switch-file.ts', () => ({
  switchFile: vi.fn<typeof switchFile>(() => Promise.resolve()),
  outlastGlance: vi.fn<typeof outlastGlance>(() => Promise.resolve()),
}));
Object.assign(HTMLMediaElement, { HAVE_NOTHING: 0 });

type Quality = PlayerSettings['quality'];

describe('the file of a clip', () => {
  let count = 0;
  let clipId: string;
  beforeEach(() => (clipId = `clip-${(count += 1)}`));
  afterEach(forgetFirstRide);
  const open = (quality: Quality = 'auto') => renderHook(() => useClipFile(clipId, quality)).result;
  const getSource = ({ current }: ReturnType<typeof open>) => current.clip.getAttribute('src');

  test('is a light one, unless the device is set to another', () => {
    const qualities = ['auto', 'light', 'lightest', 'original'] as const;
    const names = qualities.map((quality) => getSource(open(quality))?.slice(clipId.length + 2));
    expect(names).toEqual(['720', '720', '360', 'original']);
  });

  test.each<[string, Navigator['connection'], ClipFile]>([
    ['no word of the browser', undefined, 720],
    ['enough', { effectiveType: '4g', downlink: 5 }, 720],
    ['1.6 Mbit/s', { effectiveType: '4g', downlink: 1.55 }, 360],
    ['a long way', { effectiveType: '3g', downlink: 5 }, 360],
    ['data that is saved', { saveData: true, downlink: 10 }, 360],
    ['a mobile line', { type: 'cellular', downlink: 5 }, 720],
  ])('starts as the line can carry it, with %s', (_case, connection, file) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    expect(getSource(open())).toBe(`/${clipId}/${file}`);
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('is the lightest on a phone that tells nothing of its line, as an iPhone', () => {
    vi.stubGlobal('screen', { width: 390, height: 844 });
    expect(getSource(open())).toBe(`/${clipId}/360`);
    vi.unstubAllGlobals();
  });

  test('is a heavier one when there is no light one, which is asked for once', () => {
    const file = open('lightest');
    const names = [file.current.name];
    for (let errors = 0; errors < 2; errors += 1) {
      act(() => {
        expect(file.current.tryHeavier()).toBe(true);
      });
      names.push(file.current.name);
    }
    expect(names).toEqual([360, 720, 'original']);
    expect(file.current.tryHeavier()).toBe(false);
    expect(getSource(open('light'))).toBe(`/${clipId}/original`);
    expect(file.current.find(360)).toBe('original');
  });

  test('is not wanted again once it was given up', () => {
    const file = open('lightest');
    act(() => file.current.giveUp(720));
    expect([file.current.name, file.current.find(360), file.current.find(720)]).toEqual([
      ...[360, 360, 'original'],
    ]);
  });

  test('stays the same when a connection is lost while it plays', () => {
    const file = open();
    Object.defineProperty(file.current.clip, 'readyState', { value: 2 });
    expect(file.current.tryHeavier()).toBe(false);
    expect(file.current.find(720)).toBe(720);
  });

  test('goes on where it is told to', () => {
    const file = open();
    act(() => file.current.changeTo('original', 2.5));
    expect(getSource(file)).toBe(`/${clipId}/original#t=2.5`);
    expect(file.current.name).toBe('original');
  });

  test.each<ClipFile>([360, 720, 'original'])('is the one that the page has started, %s', (name) => {
    const clip = document.createElement('video');
    clip.setAttribute('src', `/${clipId}/${name}`);
    globalThis.firstRide = { clip, stage: undefined };
    const file = open();
    expect([file.current.clip, file.current.name]).toEqual([clip, name]);
  });
});

interface Situation {
  quality?: Quality;
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

const settings: Omit<PlayerSettings, 'quality'> = {
  ...{ volume: 1, isMuted: false, hasShortcuts: true, playsNext: true, knowsSwipe: false },
};

const fakePlayer = {
  ...{ hasStepped: false, element: { current: null }, state: { phase: 'playing', time: 1 } },
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
  const player = { ...fakePlayer, hasStepped, file } as unknown as Player;
  const { isFullscreen = false, isReviewing = false } = situation;
  const onSettingsChange = () => undefined;
  const options: Parameters<typeof useQuality>[1] = {
    settings: { ...settings, quality },
    onSettingsChange,
    isFullscreen,
    isReviewing,
  };
  renderHook(() => useQuality(player, options));
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

test('the menu shows the choice, and a dialog explains and changes it', async () => {
  const handleChange = vi.fn<(changes: Partial<PlayerSettings>) => void>();
  const player = { ...fakePlayer, file: { name: 720, find: (file: ClipFile) => file } } as unknown as Player;
  function Menu() {
    const { menuItem, dialog } = useQuality(player, {
      ...{ settings: { ...settings, quality: 'auto' }, onSettingsChange: handleChange },
      ...{ isFullscreen: false, isReviewing: false },
    });
    return (
      <>
        <button type="button" onClick={menuItem.onSelect}>
          {menuItem.label}
        </button>
        {dialog}
      </>
    );
  }
  render(<Menu />);
  fireEvent.click(screen.getByRole('button', { name: 'Quality: Auto' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Lightest' }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith({ quality: 'lightest' });
});
