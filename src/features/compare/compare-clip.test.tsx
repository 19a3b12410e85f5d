import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { clipUrl } from '#src/config/service-urls.ts';
import { parseVideo } from '#src/domain/video.ts';
import { wholePicture } from '#src/lib/zoom/picture-zoom.ts';
import { CompareClip } from './compare-clip.tsx';

Object.assign(HTMLMediaElement, { HAVE_NOTHING: 0 });

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const wholeZoom = { zoom: wholePicture, isZoomed: false, enlarge: () => undefined, reset: () => undefined };

/** @param id of a ride whose files no test has missed yet */
function renderClip(id: string, fields: object = {}, zoom = wholeZoom) {
  const video = createRef<HTMLVideoElement>();
  const build = (rideId: string) => (
    <CompareClip
      side="left"
      ride={parseVideo(rideId, { video_id: rideId, ...fields })}
      video={video}
      opacity={1}
      zoom={zoom}
      isMuted
      onToggleMuted={() => undefined}
      onDuration={() => undefined}
      RideClock={() => null}
    />
  );
  const { rerender } = render(build(id));
  const change = (otherId: string) => rerender(build(otherId));
  const getSource = () => video.current?.getAttribute('src');
  const fail = () => video.current && fireEvent.error(video.current);
  return { video, getSource, fail, change };
}

test('a compared ride plays the light file that the line can carry, and a heavier one where that is missing', () => {
  Object.defineProperty(navigator, 'connection', { value: { downlink: 1.6 }, configurable: true });
  const { getSource, fail } = renderClip('old');
  const sources = [getSource()];
  for (let errors = 0; errors < 2; errors += 1) {
    fail();
    sources.push(getSource());
  }
  expect(sources).toEqual([clipUrl('old', 360), clipUrl('old', 720), clipUrl('old')]);
  expect(screen.queryByRole('alert')).toBeNull();
  fail();
  expect(screen.getByRole('alert')).toBeDefined();
});

test('a connection that is lost while it plays changes no file', () => {
  const { video, getSource, fail } = renderClip('ride');
  Object.defineProperty(video.current, 'readyState', { value: 2 });
  fail();
  expect(getSource()).toBe(clipUrl('ride', 720));
  expect(screen.getByRole('alert')).toBeDefined();
});

test('[HARD-03] a compared ride that is hard to watch is not loaded before somebody wants to watch it', async () => {
  const { getSource } = renderClip('hard', { hard_to_watch: true });
  const watch = await screen.findByRole('button', { name: 'Watch' });
  expect(getSource()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(watch);
  expect(getSource()).toBe(clipUrl('hard', 720));
});

test('[HARD-03] whoever has watched one such ride is asked again when another one takes its place', async () => {
  const { getSource, change } = renderClip('wreck', { hard_to_watch: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Watch' }));
  expect(getSource()).toBe(clipUrl('wreck', 720));
  change('hung-up');
  expect(getSource()).toBeNull();
  expect(screen.getByRole('button', { name: 'Watch' })).toBeDefined();
});

test.each([
  [false, 'pan-x pan-y'],
  [true, 'none'],
])('[REVIEW-02] a finger scrolls the page or moves what is enlarged (%s)', (isZoomed, expected) => {
  const { video } = renderClip('zoomed', {}, { ...wholeZoom, isZoomed });
  expect(video.current?.style.touchAction).toBe(expected);
});
