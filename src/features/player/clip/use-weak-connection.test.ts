import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { isConnectionWeak, noteConnection } from '#src/lib/connection.ts';
import { forgetFirstRide, leave } from '#src/lib/hand-over.ts';
import type { PlaybackPhase } from './playback-state.ts';
import { useWeakConnection } from './use-weak-connection.ts';
import type { PlayedClip } from './use-clip.ts';

interface Situation {
  phase: PlaybackPhase;
  time?: number;
  name?: ClipFile;
}

let clip: HTMLVideoElement;
/** Seconds of the clip that have arrived. */
let arrived: number;
let isSeeking: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  noteConnection(undefined);
  [arrived, isSeeking] = [0, false];
  clip = document.createElement('video');
  const range = (getEnd: () => number) => ({ length: 1, start: () => 0, end: getEnd });
  Object.defineProperties(clip, {
    seeking: { get: () => isSeeking },
    buffered: { value: range(() => arrived) },
    played: { value: range(() => 0) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  forgetFirstRide();
});

function play(situation: Situation) {
  const { result, rerender } = renderHook(
    ({ phase, time = 1, name = 720 }: Situation) =>
      useWeakConnection({ clip, state: { phase, time }, file: { name } } as unknown as PlayedClip),
    { initialProps: situation },
  );
  return { result, rerender };
}

const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const arrive = (seconds: number) => {
  arrived = seconds;
  act(() => {
    clip.dispatchEvent(new Event('timeupdate'));
  });
};
const setDownlink = (downlink: number, saveData = false) =>
  Object.defineProperty(navigator, 'connection', { value: { downlink, saveData }, configurable: true });

describe('a line is weak', () => {
  test('when the picture has stood still for half a second, for all rides of the page', () => {
    const { result, rerender } = play({ phase: 'playing' });
    rerender({ phase: 'buffering' });
    wait(499);
    expect(result.current).toBe(false);
    wait(1);
    expect([result.current, isConnectionWeak()]).toEqual([true, true]);
  });

  test('when the first picture has not come for two and a half seconds', () => {
    const { result } = play({ phase: 'buffering', time: 0 });
    wait(2499);
    expect(result.current).toBe(false);
    wait(1);
    expect(result.current).toBe(true);
  });

  test('not for a short wait, nor for the search of another place', () => {
    const { result, rerender } = play({ phase: 'buffering' });
    wait(400);
    rerender({ phase: 'playing' });
    wait(1000);
    isSeeking = true;
    rerender({ phase: 'buffering' });
    wait(1000);
    expect(result.current).toBe(false);
  });
});

describe('a line of which the browser tells little', () => {
  beforeEach(() => setDownlink(1.6));

  test('is not weak when the lightest file arrives four times as fast as it plays', () => {
    const { result } = play({ phase: 'playing', name: 360 });
    wait(2000);
    arrive(7.9);
    expect(result.current).toBe(true);
    arrive(8.1);
    expect([result.current, isConnectionWeak()]).toEqual([false, false]);
  });

  test('counts from the start of the page for the clip that the page has started', () => {
    leave({ ride: { clip, stage: undefined } });
    const { result } = play({ phase: 'playing', name: 360 });
    arrive((4 * performance.now()) / 1000 - 1);
    expect(result.current).toBe(true);
  });

  test('is judged by the lightest file only', () => {
    const { result } = play({ phase: 'playing', name: 720 });
    wait(100);
    arrive(20);
    expect(result.current).toBe(true);
  });

  test('stays weak for a ride that has stalled', () => {
    const { result, rerender } = play({ phase: 'buffering', name: 360 });
    wait(500);
    rerender({ phase: 'playing', name: 360 });
    arrive(20);
    expect(result.current).toBe(true);
  });

  test('stays weak where data is saved', () => {
    setDownlink(10, true);
    const { result } = play({ phase: 'playing', name: 360 });
    wait(100);
    arrive(20);
    expect(result.current).toBe(true);
  });
});
