import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { toClipMarks } from '#src/domain/ride-marks.ts';
import { getBoundaryTime, type Timeline } from '#src/domain/timeline.ts';
import { RideClock } from '#src/features/player/controls/ride-clock-display.tsx';
import { readFrameTimes } from '#src/media/read-frame-times.ts';
import { createClip } from './numbered-clips.ts';
import { playPart, readImageNumber } from './played-video.ts';
import { trimClip } from './expect-trim.ts';

/** The selection cuts off frames on both sides, so that the frames of the clip have other times than those of the source. */
const selectedFrom = 0.25;
const seconds = 8.7;

async function openClock(clip: Blob, marks: { start: number; end: number }) {
  const video = document.createElement('video');
  const url = URL.createObjectURL(clip);
  video.muted = true;
  video.src = url;
  const container = document.createElement('div');
  document.body.append(video, container);
  await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
  const root = createRoot(container);
  flushSync(() => root.render(createElement(RideClock, { video: { current: video }, marks })));
  return {
    video,
    getText: () => container.querySelector('[role=timer]')?.textContent,
    hasQualified: () => container.querySelector('[role=img]') !== null,
    getShownFrame: () => readImageNumber(video),
    /** Shows another frame. */
    async show({ frameTimes, duration }: Timeline, frame: number) {
      const isPainted = new Promise<void>((resolve) => {
        video.requestVideoFrameCallback(() => resolve());
      });
      video.currentTime = ((frameTimes[frame] ?? 0) + (frameTimes[frame + 1] ?? duration)) / 2;
      await isPainted;
    },
    close() {
      root.unmount();
      video.remove();
      container.remove();
      URL.revokeObjectURL(url);
    },
  };
}

/** What the clock has to show for a frame, in whole frames instead of seconds. */
function getExpected(frame: number, ride: { gate: number; end: number }, rate: number): string {
  const frames = Math.max(0, Math.min(frame, ride.end) - ride.gate);
  const tenths = Math.floor((frames * 10) / rate);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

test.each([24, 30, 60, 120])('is exact to the frame at %i frames per second', async (rate) => {
  const { session, selection, trimmed } = await trimClip(await createClip({ rate, seconds }), {
    start: selectedFrom,
    end: seconds - 0.1,
  });
  // Numbers of frames of the source, as they are written in the pictures.
  const ride = { gate: Math.round(0.35 * rate) + 1, end: Math.round(8.5 * rate) };
  const marks = toClipMarks(
    { start: getBoundaryTime(session.timeline, ride.gate), end: getBoundaryTime(session.timeline, ride.end) },
    session.timeline,
    selection,
    trimmed.frameTimes,
  );
  if (!marks) throw new Error('The marks are outside of the clip.');
  const clipTimeline = await readFrameTimes(trimmed.file.stream());
  const first = Math.round(selection.start * rate);
  const clock = await openClock(trimmed.file, marks);

  const qualified = ride.gate + 8 * rate;
  const tenth = (count: number) => ride.gate + Math.ceil((count * rate) / 10);
  const frames = [
    ride.gate - 1,
    ...[ride.gate, ride.gate + 1],
    ...[tenth(1) - 1, tenth(1), tenth(37) - 1, tenth(37), tenth(79) - 1, tenth(79)],
    ...[qualified - 1, qualified, qualified + 1],
    ...[ride.end - 1, ride.end, ride.end + 1],
    qualified - 1,
  ];
  for (const frame of frames) {
    await clock.show(clipTimeline, frame - first);
    await expect.poll(clock.getShownFrame).toBe(frame);
    await expect.poll(clock.getText, { message: `frame ${frame}` }).toBe(getExpected(frame, ride, rate));
    expect(clock.hasQualified(), `frame ${frame}`).toBe(frame >= qualified);
  }

  const part = { from: 0.5, to: 1, timeline: clipTimeline, firstNumber: first };
  const stoppedAt = await playPart(clock.video, part);
  await expect.poll(clock.getText).toBe(getExpected(stoppedAt, ride, rate));
  clock.close();
  session.dispose();
});
