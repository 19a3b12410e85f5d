import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as analytics from '#src/session/track-event.ts';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { buildPlayerPage } from '#tests/support/build-player-page.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { fakePlayback, type FakePlayback } from '#tests/support/fake-playback.ts';
import { stubViewCounts } from '#tests/support/stub-view-counts.ts';
import { PlayerPageContext } from '../controls/player-context.ts';
import { loadPlayerInterface } from './load-player-interface.ts';
import { VideoPlayer } from './video-player.tsx';
// Its code is there before the first test, which a busy machine would not wait for.
import './player-interface.tsx';

const cody = buildContestant({ first_name: 'Cody', last_name: 'Latham' });
const ride = buildVideo(cody, { title: 'Cheyenne Frontier Days' });

let playback: FakePlayback;
let media: FakePlayback['media'];
let video: HTMLVideoElement;
let controls: HTMLElement;
const fire = (event: string) => playback.fire(event);
const play = () => playback.play();
const wait = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));
const touch = (clientX: number) => {
  for (const type of ['pointerdown', 'pointerup'])
    fireEvent(
      video,
      new PointerEvent(type, { pointerType: 'touch', isPrimary: true, clientX, bubbles: true }),
    );
};
const press = (key: string, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, bubbles: true, cancelable: true });

async function renderPlayer(settings: Partial<PlayerSettings> = {}) {
  const actions = { VideoActions: () => <input aria-label="Field" />, MomentActions: () => null };
  const page = buildPlayerPage({ actions, settings: { ...buildPlayerPage().settings, ...settings } });
  const { container } = render(
    <MemoryRouter>
      <PlayerPageContext value={page}>
        <VideoPlayer videoId={ride.video_id} video={ride} />
      </PlayerPageContext>
    </MemoryRouter>,
  );
  await act(loadPlayerInterface);
  controls = container.querySelector<HTMLElement>('[data-controls]') ?? document.createElement('div');
  playback = fakePlayback(container.querySelector('video') ?? document.createElement('video'));
  ({ video, media } = playback);
}

const areControlsVisible = () => !controls.classList.contains('opacity-0');

beforeEach(() => {
  vi.useFakeTimers();
  stubViewCounts();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('controls', () => {
  test('[PLY-01] hide 5000 ms after playback starts, also after a pause', async () => {
    await renderPlayer();
    for (let start = 0; start < 2; start++) {
      play();
      await wait(4999);
      expect(areControlsVisible()).toBe(true);
      await wait(1);
      expect(areControlsVisible()).toBe(false);
      video.pause();
    }
  });

  test('[PLY-01] show on hover and hide 300 ms after the mouse leaves', async () => {
    await renderPlayer();
    play();
    await wait(5000);
    fireEvent.pointerMove(video, { pointerType: 'mouse' });
    expect(areControlsVisible()).toBe(true);
    fireEvent.pointerLeave(video.parentElement ?? video, { pointerType: 'mouse' });
    await wait(299);
    expect(areControlsVisible()).toBe(true);
    await wait(1);
    expect(areControlsVisible()).toBe(false);
  });

  test.each([
    ['on pause', 'pause', { paused: true }],
    ['at the end', 'ended', { paused: true, ended: true }],
  ])('[PLY-01] show %s and stay', async (_moment, event, state) => {
    await renderPlayer();
    play();
    await wait(5000);
    expect(areControlsVisible()).toBe(false);
    Object.assign(media, state);
    fire(event);
    expect(areControlsVisible()).toBe(true);
    await wait(60_000);
    expect(areControlsVisible()).toBe(true);
  });

  test('[PLY-01] show the position to the second while it plays, to the hundredth in a pause, and no views yet', async () => {
    await renderPlayer();
    Object.assign(media, { duration: 65.4 });
    video.currentTime = 12.345;
    play();
    fire('timeupdate');
    expect(controls.textContent).toContain('0:12 / 1:05');
    video.pause();
    expect(controls.textContent).toContain('0:12.35 / 1:05');
    expect(controls.textContent).toContain('0 views');
  });

  test('offer a replay at the end', async () => {
    await renderPlayer();
    Object.assign(media, { paused: true, ended: true });
    fire('ended');
    fireEvent.click(screen.getByRole('button', { name: 'Replay' }));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  });

  test('offer to play what the browser starts only after a click', async () => {
    await renderPlayer();
    const attempts: boolean[] = [];
    video.play = () => {
      attempts.push(video.muted);
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
    fire('loadstart');
    await wait(0);
    expect(attempts).toEqual([false, true]);
    expect(video.muted).toBe(false);
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Turn on sound' })).toBeNull();
  });

  test('[PLY-01] say when playback waits for data, and stay hidden when it goes on', async () => {
    await renderPlayer();
    play();
    await wait(5000);
    expect(screen.queryByRole('status', { name: 'Buffering' })).toBeNull();
    media.readyState = 2;
    fire('waiting');
    expect(screen.getByRole('status', { name: 'Buffering' })).toBeDefined();
    media.readyState = 4;
    fire('playing');
    expect(screen.queryByRole('status', { name: 'Buffering' })).toBeNull();
    expect(areControlsVisible()).toBe(false);
  });

  test('continue where the connection broke', async () => {
    await renderPlayer();
    play();
    video.currentTime = 12;
    fire('timeupdate');
    const load = vi.spyOn(video, 'load').mockImplementation(() => void (video.currentTime = 0));
    media.error = {};
    fire('error');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledOnce();
    fire('loadedmetadata');
    expect(video.currentTime).toBe(12);
  });
});

describe('touch', () => {
  test('a tap shows and hides the controls without pausing', async () => {
    await renderPlayer();
    play();
    touch(100);
    await wait(0);
    expect(areControlsVisible()).toBe(false);
    await wait(1000);
    touch(100);
    expect(areControlsVisible()).toBe(true);
    expect(media.paused).toBe(false);
  });

  test('a double tap seeks to the side that was tapped', async () => {
    await renderPlayer();
    vi.spyOn(video, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
    video.currentTime = 20;
    touch(300);
    touch(310);
    expect(video.currentTime).toBe(25);
    touch(90);
    expect(video.currentTime).toBe(25);
    touch(80);
    expect(video.currentTime).toBe(20);
  });

  test('[PLY-09] a double tap goes two seconds in a ride of seconds', async () => {
    await renderPlayer();
    media.duration = 29.9;
    fire('loadedmetadata');
    vi.spyOn(video, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
    video.currentTime = 4;
    touch(300);
    touch(310);
    expect(video.currentTime).toBe(6);
  });
});

test.each([0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2])(
  '[PLY-05] the slider sets the speed %fx',
  async (rate) => {
    await renderPlayer();
    const slider = screen.getByRole('slider', { name: 'Speed' });
    const labels = [...(slider.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
    fireEvent.change(slider, { target: { value: labels.indexOf(`${rate}x`) } });
    expect(video.playbackRate).toBe(rate);
    expect(slider.getAttribute('aria-valuetext')).toBe(`${rate}x`);
  },
);

describe('keys', () => {
  test('control the video, also after a click on a control, but keep out of text fields', async () => {
    await renderPlayer();
    press('k');
    expect(media.paused).toBe(false);
    press('k', screen.getByRole('textbox', { name: 'Field' }));
    expect(media.paused).toBe(false);
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Mute' }))).toBe(false);
    press(' ');
    expect(media.paused).toBe(true);
    press('5');
    expect(video.currentTime).toBe(20);
    press('j');
    expect(video.currentTime).toBe(10);
    press('ArrowRight');
    expect(video.currentTime).toBe(15);
    press('End');
    expect(video.currentTime).toBe(40);
    press('Home');
    expect(video.currentTime).toBe(0);
  });

  test('[PLY-09] go a second or two in a ride of seconds', async () => {
    await renderPlayer();
    media.duration = 9;
    fire('loadedmetadata');
    press('5');
    press('ArrowRight');
    expect(video.currentTime).toBe(5.5);
    press('l');
    expect(video.currentTime).toBe(7.5);
    press('j');
    press('ArrowLeft');
    expect(video.currentTime).toBe(4.5);
    press('?');
    expect(screen.getByText('Back or forward 2 s')).toBeDefined();
    expect(screen.getByText('Back or forward 1 s')).toBeDefined();
  });

  test('[PLY-05] change the speed down to 0.1', async () => {
    await renderPlayer();
    for (let presses = 0; presses < 10; presses++) press('<');
    expect(video.playbackRate).toBe(0.1);
    expect(screen.getByRole('slider', { name: 'Speed' }).getAttribute('aria-valuetext')).toBe('0.1x');
    press('>');
    expect(video.playbackRate).toBe(0.25);
  });

  test('do nothing when they are turned off', async () => {
    await renderPlayer({ hasShortcuts: false });
    press('k');
    expect(media.paused).toBe(true);
  });

  test('open a list of themselves', async () => {
    await renderPlayer();
    press('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Close', description: '' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('[PLY-07] records each part of the video once per opening', async () => {
  const track = vi.spyOn(analytics, 'trackEvent');
  await renderPlayer();
  play();
  for (const seconds of [1, 5, 6, 15, 5, 30, 39, 40, 1]) {
    video.currentTime = seconds;
    fire('timeupdate');
  }
  Object.assign(media, { paused: true, ended: true });
  fire('ended');
  expect(track.mock.calls.map(([event]) => event)).toEqual(
    ['0-10', '10-30', '30-60', '60-90', '90-100'].map((bucket) => ({
      name: 'watch',
      videoId: ride.video_id,
      bucket,
    })),
  );
});

test('keeps the screen on only during playback', async () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = vi.fn<() => Promise<object>>(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  await renderPlayer();
  expect(request).not.toHaveBeenCalled();
  play();
  expect(request).toHaveBeenCalledOnce();
  video.pause();
  await wait(0);
  expect(release).toHaveBeenCalledOnce();
});

test('keeps the screen on again once the page is seen again', async () => {
  const request = vi.fn<() => Promise<object>>(() => Promise.resolve({ release: () => Promise.resolve() }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  await renderPlayer();
  play();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  video.pause();
  await wait(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});
