import { expect, test } from 'vitest';
import { createFrameStepper } from '#src/features/player/clip/frame-stepper.ts';
import { readFrameTimes } from '#src/media/read-frame-times.ts';
import { convertClip, createClip } from './numbered-clips.ts';
import { playPart, readImageNumber } from './played-video.ts';

const stepCount = 100;

async function openStepper(clip: File) {
  const video = document.createElement('video');
  const url = URL.createObjectURL(clip);
  video.muted = true;
  video.src = url;
  document.body.append(video);
  await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
  const timeline = readFrameTimes(clip.stream());
  const stepper = createFrameStepper(video, () => timeline);
  return {
    video,
    /** Plays a part of the clip and returns the number of the frame at which it stopped. */
    playUntil: async (to: number) =>
      playPart(video, { from: 0, to, timeline: await timeline, firstNumber: 0 }),
    /** Returns the number of the frame that is shown after the step. */
    async step(frames: 1 | -1) {
      const isPainted = new Promise<void>((resolve) => {
        video.requestVideoFrameCallback(() => resolve());
        setTimeout(resolve, 10_000);
      });
      await stepper.step(frames);
      await isPainted;
      return readImageNumber(video);
    },
    stepper,
    close() {
      stepper.dispose();
      video.remove();
      URL.revokeObjectURL(url);
    },
  };
}

/** Like published clips, whose index precedes their frames. */
async function createIndexedClip(rate: number | string, seconds: number) {
  const clip = await createClip({ rate, seconds });
  return convertClip(clip, ['-c', 'copy', '-movflags', '+faststart', '-f', 'mov']);
}

test.each([
  ['24', 24],
  ['30000/1001', 30000 / 1001],
  ['60', 60],
  ['120', 120],
])(
  'steps to the adjacent frame 100 times forward and 100 times back at %s frames per second',
  async (rate, framesPerSecond) => {
    const player = await openStepper(await createIndexedClip(rate, 0.6 + (stepCount + 40) / framesPerSecond));
    const start = await player.playUntil(0.5);
    const forward: number[] = [];
    for (let step = 0; step < stepCount; step++) forward.push(await player.step(1));
    expect(forward).toEqual(Array.from({ length: stepCount }, (_, index) => start + 1 + index));
    const back: number[] = [];
    for (let step = 0; step < stepCount; step++) back.push(await player.step(-1));
    expect(back).toEqual(Array.from({ length: stepCount }, (_, index) => start + stepCount - 1 - index));
    player.close();
  },
);

test('counts every press of a held key, and stops at both ends', async () => {
  const player = await openStepper(await createIndexedClip(60, 1));
  const hold = (frames: 1 | -1, presses: number) =>
    Promise.all(Array.from({ length: presses }, () => player.stepper.step(frames)));
  const getShownFrame = () => readImageNumber(player.video);
  await hold(1, 6);
  await expect.poll(getShownFrame).toBe(6);
  await hold(-1, 10);
  await expect.poll(getShownFrame).toBe(0);
  player.video.currentTime = 0.99;
  await hold(1, 4);
  await expect.poll(getShownFrame).toBe(59);
  player.close();
});

test('gives up on a clip with its index at the end before all of it is read', async () => {
  const clip = await createClip({
    seconds: 2,
    filters: ',scale=640:360,noise=alls=100:allf=t',
    videoArguments: ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0'],
  });
  let readBytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      readBytes += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  await expect(readFrameTimes(clip.stream().pipeThrough(counter))).rejects.toThrow('no index at its start');
  expect(readBytes).toBeLessThan(clip.size / 2);
});
