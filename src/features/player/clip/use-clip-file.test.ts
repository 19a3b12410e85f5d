import { act, fireEvent, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { clipUrl } from '#src/config/service-urls.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { AppMemoryContext, createAppMemory } from '#src/lib/app-memory.ts';
import { forgetFirstRide, leave } from '#src/lib/hand-over.ts';
import { useClipFile } from './use-clip-file.ts';

Object.assign(HTMLMediaElement, { HAVE_NOTHING: 0 });

type Quality = PlayerSettings['quality'];

describe('the file of a clip', () => {
  let count = 0;
  let clipId: string;
  beforeEach(() => (clipId = `clip-${(count += 1)}`));
  afterEach(forgetFirstRide);
  const memory = createAppMemory();
  const wrapper = (app: { children: ReactNode }) =>
    createElement(AppMemoryContext, { value: memory, ...app });
  const open = (quality: Quality = 'auto') =>
    renderHook(() => useClipFile(clipId, quality, () => undefined), { wrapper }).result;
  const getSource = ({ current }: ReturnType<typeof open>) => current.clip.getAttribute('src');

  const fail = ({ current }: ReturnType<typeof open>) => fireEvent.error(current.clip);

  test('is a light one, unless the device is set to another', () => {
    const qualities = ['auto', 'light', 'lightest', 'original'] as const;
    const sources = qualities.map((quality) => getSource(open(quality)));
    expect(sources).toEqual([
      clipUrl(clipId, 720),
      clipUrl(clipId, 720),
      clipUrl(clipId, 360),
      clipUrl(clipId),
    ]);
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
    expect(getSource(open())).toBe(clipUrl(clipId, file));
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('is the lightest on a phone that tells nothing of its line, as an iPhone', () => {
    vi.stubGlobal('screen', { width: 390, height: 844 });
    expect(getSource(open())).toBe(clipUrl(clipId, 360));
    vi.unstubAllGlobals();
  });

  test('is a heavier one when there is no light one, which is asked for once', () => {
    const file = open('lightest');
    const names = [file.current.name];
    for (let errors = 0; errors < 2; errors += 1) {
      fail(file);
      names.push(file.current.name);
    }
    expect(names).toEqual([360, 720, 'original']);
    fail(file);
    expect(getSource(file)).toBe(clipUrl(clipId));
    const reopened = open('light');
    expect([getSource(reopened), reopened.current.name]).toEqual([clipUrl(clipId), 'original']);
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
    fail(file);
    expect([getSource(file), file.current.find(720)]).toEqual([clipUrl(clipId, 720), 720]);
  });

  test('goes on where it is told to, in the other element', () => {
    const file = open();
    const { clip, spare } = file.current;
    act(() => file.current.changeTo('original', 2.5));
    expect([file.current.clip, file.current.spare]).toEqual([spare, clip]);
    expect(getSource(file)).toBe(`${clipUrl(clipId)}#t=2.5`);
    expect(file.current.name).toBe('original');
  });

  test.each<ClipFile>([360, 720, 'original'])('is the one that the page has started, %s', (name) => {
    const clip = document.createElement('video');
    clip.setAttribute('src', clipUrl(clipId, name));
    leave({ ride: { clip, stage: undefined } });
    const file = open();
    expect([file.current.clip, file.current.name]).toEqual([clip, name]);
  });
});
