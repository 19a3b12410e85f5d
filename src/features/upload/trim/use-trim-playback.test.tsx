import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTrimPlayback } from './use-trim-playback.ts';

const file = new File(['ride'], 'ride.mov');
const media = { currentTime: 0, paused: true };

function Playback() {
  const { time, isPlaying, hasPicture, toggle, videoProps } = useTrimPlayback(file, { start: 2, end: 5 });
  return (
    <>
      <video {...videoProps} aria-label="Video" />
      <button type="button" onClick={toggle}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <output>{time}</output>
      {!hasPicture && <p>No picture</p>}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  Object.assign(media, { currentTime: 0, paused: true });
  render(<Playback />);
  const video = screen.getByLabelText<HTMLVideoElement>('Video');
  Object.defineProperties(video, {
    paused: { get: () => media.paused },
    currentTime: {
      get: () => media.currentTime,
      set: (seconds: number) => {
        media.currentTime = seconds;
      },
    },
  });
  video.play = () => {
    media.paused = false;
    fireEvent(video, new Event('play'));
    return Promise.resolve();
  };
  video.pause = () => {
    media.paused = true;
    fireEvent(video, new Event('pause'));
  };
});
afterEach(() => vi.useRealTimers());

const showFrameAt = (seconds: number) =>
  act(() => {
    media.currentTime = seconds;
    vi.advanceTimersToNextFrame();
  });

describe('[UPL-04] playing the selection', () => {
  test('starts at its start and pauses within 0.2 s of its end', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(media.currentTime).toBeCloseTo(2, 2);
    showFrameAt(4.8);
    expect(media.paused).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('4.8');
    showFrameAt(5.2);
    expect(media.paused).toBe(true);
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('5');
  });

  test('starts again once it has come to its end', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    showFrameAt(5);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(media.currentTime).toBeCloseTo(2, 2);
  });

  test('continues from where it was paused', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    showFrameAt(3);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(media.currentTime).toBe(3);
  });
});

describe('[UPL-04] the picture', () => {
  const isMissing = () => screen.queryByText('No picture') !== null;
  const getVideo = () => screen.getByLabelText<HTMLVideoElement>('Video');
  const waitFiveSeconds = () => act(() => void vi.advanceTimersByTime(5000));

  test('is missing where the browser loads nothing, until it does', () => {
    expect(isMissing()).toBe(false);
    waitFiveSeconds();
    expect(isMissing()).toBe(true);
    Object.defineProperty(getVideo(), 'videoWidth', { value: 640 });
    fireEvent(getVideo(), new Event('loadeddata'));
    expect(isMissing()).toBe(false);
  });

  test('stays once it was there', () => {
    Object.defineProperty(getVideo(), 'videoWidth', { value: 640 });
    fireEvent(getVideo(), new Event('loadeddata'));
    waitFiveSeconds();
    expect(isMissing()).toBe(false);
  });
});
