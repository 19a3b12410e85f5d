import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { forgetFirstRide } from './first-ride.ts';
import { switchFile } from './switch-file.ts';
import { useClipFile } from './use-clip-file.ts';
import type { Player } from './use-player.ts';
import { useQuality } from './use-quality.tsx';

vi.mock('#src/config/service-urls.ts', () => ({
  clipUrl: (id: string) => `/${id}.mov`,
  renditionUrl: (id: string) => `/${id}/720.mp4`,
}));
vi.mock('./switch-file.ts', () => ({ switchFile: vi.fn<typeof switchFile>(() => Promise.resolve()) }));
Object.assign(HTMLMediaElement, { HAVE_NOTHING: 0 });

type Quality = PlayerSettings['quality'];

describe('the file of a clip', () => {
  let count = 0;
  let clipId: string;
  beforeEach(() => (clipId = `clip-${(count += 1)}`));
  afterEach(forgetFirstRide);
  const open = (quality: Quality = 'auto') => renderHook(() => useClipFile(clipId, quality)).result;
  const getSource = ({ current }: ReturnType<typeof open>) => current.clip.getAttribute('src');

  test('is the light one, unless the device is set to the original', () => {
    expect(getSource(open())).toBe(`/${clipId}/720.mp4`);
    expect(getSource(open('light'))).toBe(`/${clipId}/720.mp4`);
    expect(getSource(open('original'))).toBe(`/${clipId}.mov`);
  });

  test('is the original when there is no light one, which is asked for once', () => {
    const file = open();
    act(() => {
      expect(file.current.tryOriginal()).toBe(true);
    });
    expect([getSource(file), file.current.hasRendition]).toEqual([`/${clipId}.mov`, false]);
    expect(file.current.tryOriginal()).toBe(false);
    expect(getSource(open('light'))).toBe(`/${clipId}.mov`);
  });

  test('stays the same when a connection is lost while it plays', () => {
    const file = open();
    Object.defineProperty(file.current.clip, 'readyState', { value: 2 });
    expect(file.current.tryOriginal()).toBe(false);
    expect(file.current.hasRendition).toBe(true);
  });

  test('goes on where it is told to', () => {
    const file = open();
    act(() => file.current.changeFile(false, 2.5));
    expect(getSource(file)).toBe(`/${clipId}.mov#t=2.5`);
    expect(file.current.isLight).toBe(false);
  });

  test.each([true, false])('is the one that the page has started, light or not (%s)', (isLight) => {
    const clip = document.createElement('video');
    clip.setAttribute('src', isLight ? `/${clipId}/720.mp4` : `/${clipId}.mov`);
    globalThis.firstRide = { clip, stage: undefined };
    const file = open();
    expect([file.current.clip, file.current.isLight]).toEqual([clip, isLight]);
  });
});

interface Situation {
  quality?: Quality;
  isFullscreen?: boolean;
  isReviewing?: boolean;
  hasStepped?: boolean;
  isLight?: boolean;
  hasRendition?: boolean;
  screenSize?: [width: number, height: number];
  connection?: Navigator['connection'];
}

const settings: Omit<PlayerSettings, 'quality'> = {
  ...{ volume: 1, isMuted: false, hasShortcuts: true, playsNext: true, knowsSwipe: false },
};

/** @returns the file that is changed to, if any */
async function findWanted({ quality = 'auto', ...situation }: Situation) {
  const [width, height] = situation.screenSize ?? [1920, 1080];
  vi.stubGlobal('screen', { width, height });
  Object.defineProperty(navigator, 'connection', { value: situation.connection, configurable: true });
  const { isLight = true, hasRendition = true, hasStepped = false } = situation;
  const player = {
    ...{ hasStepped, element: { current: null }, file: { isLight, hasRendition } },
  } as unknown as Player;
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
  const [, toLight] = vi.mocked(switchFile).mock.lastCall ?? [];
  return toLight === undefined ? undefined : toLight ? 'light' : 'original';
}

describe('what is played', () => {
  afterEach(() => {
    vi.clearAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'connection');
  });

  const phone: Situation = { screenSize: [390, 844] };
  test.each<[string, Situation, 'light' | 'original' | undefined]>([
    ['at first', {}, undefined],
    ['in full screen', { isFullscreen: true }, 'original'],
    ['in full screen on a phone', { ...phone, isFullscreen: true }, undefined],
    ['in the review tools', { ...phone, isReviewing: true }, 'original'],
    ['frame by frame', { ...phone, hasStepped: true }, 'original'],
    ['where data is saved', { isFullscreen: true, connection: { saveData: true } }, undefined],
    ['on a slow line', { hasStepped: true, connection: { effectiveType: '3g' } }, undefined],
    ['on a mobile line', { isReviewing: true, connection: { type: 'cellular' } }, undefined],
    ['on a fast line', { isReviewing: true, connection: { effectiveType: '4g' } }, 'original'],
    ['set to light', { quality: 'light', isFullscreen: true }, undefined],
    ['set to light later', { quality: 'light', isLight: false }, 'light'],
    ['set to the original', { ...phone, quality: 'original', connection: { saveData: true } }, 'original'],
    ['a ride without a light file', { quality: 'light', isLight: false, hasRendition: false }, undefined],
  ])('%s', async (_case, situation, expected) => {
    expect(await findWanted(situation)).toBe(expected);
  });
});

test('the menu shows the choice, and a dialog explains and changes it', async () => {
  const handleChange = vi.fn<(changes: Partial<PlayerSettings>) => void>();
  const player = {
    ...{ hasStepped: false, element: { current: null }, file: { isLight: true, hasRendition: true } },
  } as unknown as Player;
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
  fireEvent.click(await screen.findByRole('radio', { name: 'Light' }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith({ quality: 'light' });
});
