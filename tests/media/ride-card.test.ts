import { afterEach, expect, test, vi } from 'vitest';
import { planCardFilm } from '#src/domain/card-film.ts';
import type { Box, CardPicture } from '#src/media/card-picture.ts';
import { ffmpegQueue } from '#src/media/ffmpeg-client.ts';
import { canCardSound, makeCard } from '#src/media/make-card.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import {
  createClip,
  frameNumberBits,
  measureSoundShift,
  readAudioRange,
  readGrayPictures,
  squareSize,
  squaresLeft,
  squaresTop,
  squareStep,
} from './numbered-clips.ts';
import { canEncodeH264 } from './web-codecs.ts';

const options = { onProgress: () => undefined, signal: new AbortController().signal };
const names = '0123456789.';
const cell = 20;
const padding = 10;
const clockX = 36;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A card of paper, whose clock shows each character as a column of squares: the bits of its place among all. */
function drawTestCard(width: number, height: number, film: Box, isCovering = false): CardPicture {
  const overlay = new OffscreenCanvas(width, height);
  const context = overlay.getContext('2d')!;
  context.fillStyle = '#faf1df';
  context.fillRect(0, 0, width, height);
  context.clearRect(film.x, film.y, film.width, film.height);
  const characters = new OffscreenCanvas(names.length * cell, 4 * cell);
  const glyphs = characters.getContext('2d')!;
  for (let index = 0; index < names.length; index += 1)
    for (const bit of [0, 1, 2, 3]) {
      glyphs.fillStyle = (index >> bit) & 1 ? '#ffffff' : '#000000';
      glyphs.fillRect(index * cell, bit * cell, cell, cell);
    }
  const cells = Object.fromEntries([...names].map((name, index) => [name, { x: index * cell, width: cell }]));
  return {
    ...{ width, height, film, isCovering, background: '#000000' },
    overlay: overlay.transferToImageBitmap(),
    clock: {
      characters: characters.transferToImageBitmap(),
      ...{ cells, x: clockX, bottom: film.y + film.height - 20, padding, radius: 4, color: 'rgb(16 8 5)' },
    },
  };
}

const shapes = {
  story: { width: 540, height: 960, film: { x: 0, y: 274, width: 540, height: 304 } },
  square: { width: 540, height: 540, film: { x: 0, y: 76, width: 540, height: 304 } },
  upright: { width: 540, height: 960, film: { x: 0, y: 0, width: 540, height: 960 } },
};
const ride = { event_type: 1, ride_start: 1.4, ride_end: 2.9 };

/** What the clock of each frame says. */
async function readClocks(card: Blob, { film, clock }: CardPicture): Promise<string[]> {
  const place = `${3 * cell}:${4 * cell}:${clock.x + padding}:${film.y + film.height - 20 - 4 * cell - padding / 2}`;
  const pictures = await readGrayPictures(card, `crop=${place}`, { width: 3, height: 4 });
  return pictures.map((picture) =>
    [0, 1, 2]
      .map((column) =>
        [0, 1, 2, 3].reduce((sum, bit) => sum + (picture[bit * 3 + column]! > 127 ? 2 ** bit : 0), 0),
      )
      .map((index) => names[index] ?? '?')
      .join(''),
  );
}

/** Which frame of the clip each frame shows. @param place of the clip in the picture */
async function readNumbers(card: Blob, place: Box): Promise<number[]> {
  const row = frameNumberBits * squareStep;
  const cut = `crop=${row}:${squareSize}:${squaresLeft - (squareStep - squareSize) / 2}:${squaresTop}`;
  const crop = `crop=${place.width}:${place.height}:${place.x}:${place.y},scale=320:180,${cut}`;
  const pictures = await readGrayPictures(card, crop, { width: frameNumberBits, height: 1 });
  return pictures.map((bits) =>
    bits.reduce((number, light, bit) => number + (light > 127 ? 2 ** bit : 0), 0),
  );
}

const kinds = [
  { kind: 'a story', shape: 'story', rate: 30, filters: '', numbers: shapes.story.film },
  { kind: 'a square', shape: 'square', rate: 60, filters: '', numbers: shapes.square.film },
  {
    kind: 'an upright clip',
    shape: 'upright',
    rate: 25,
    // The numbers in the middle third, which is as wide as the card.
    filters: ',pad=320:568:0:194',
    numbers: { x: 0, y: 328, width: 540, height: 304 },
  },
] as const;

test.each(kinds.flatMap((one) => ['the browser', 'ffmpeg'].map((encoder) => ({ ...one, encoder }))))(
  '[CARD-01] $encoder makes $kind: the ride and its jump, with the clock right on every frame',
  { timeout: 240_000 },
  async ({ shape, rate, filters, numbers, encoder }) => {
    const clip = await createClip({ seconds: 5, rate, filters });
    const source = await probeVideo(clip);
    const film = planCardFilm({ ...ride, duration: source.duration });
    const { width, height, film: box } = shapes[shape];
    const picture = drawTestCard(width, height, box, shape === 'upright');
    const runFfmpeg = vi.spyOn(ffmpegQueue, 'run');
    if (encoder === 'ffmpeg') vi.stubGlobal('VideoEncoder', undefined);
    const progress: number[] = [];
    const card = await makeCard(
      { source, film, picture },
      { ...options, onProgress: (share) => progress.push(share) },
    );
    expect(runFfmpeg).toHaveBeenCalledTimes((await canEncodeH264()) ? 0 : 1);
    expect(Math.max(...progress)).toBeLessThanOrEqual(1);

    const result = await probeVideo(new File([card], 'card.mp4'));
    // The ride from 0.4 to 4.4, then two seconds of it in eight.
    expect(result.duration).toBeCloseTo(4 + 8, 1);
    expect(result).toMatchObject({ width, height, rotation: 0 });
    expect(card.size).toBeLessThan(8e6);
    expect(await card.slice(0, 4096).text()).toContain('moov');
    const shown = await readNumbers(card, numbers);
    const clocks = await readClocks(card, picture);
    expect(shown).toHaveLength(result.video.frameTimes.length);
    for (const [index, time] of result.video.frameTimes.entries()) {
      const clipTime = time < 4 - 0.001 ? 0.4 + time : 1.4 + (time - 4) / 4;
      expect(Math.abs(shown[index]! / rate - clipTime)).toBeLessThan(1 / rate);
      const tenths = Math.floor((Math.min(2.9, Math.max(1.4, shown[index]! / rate)) - 1.4) * 10 + 1e-3);
      expect([index, clocks[index]]).toEqual([
        index,
        `0.${tenths}`.replace('0.10', '1.0').replace(/0\.1(\d)/, '1.$1'),
      ]);
    }
    const gaps = Array.from(
      result.video.frameTimes,
      (time, index) => (result.video.frameTimes[index + 1] ?? 12) - time,
    );
    expect(Math.min(...gaps)).toBeGreaterThan(0.03);

    const sound = await readAudioRange(card);
    expect(Math.abs(sound.end - sound.start - 4)).toBeLessThan(0.05);
    expect(Math.abs(await measureSoundShift(clip, 0.4, card))).toBeLessThan(0.03);
  },
);

test('[CARD-01] a ride without marks is shown once, without a clock, and without sound that cannot be copied', async () => {
  const clip = await createClip({ seconds: 2, audioArguments: ['-c:a', 'pcm_s16le'] });
  const source = await probeVideo(clip);
  expect(canCardSound(source)).toBe(false);
  const film = planCardFilm({ event_type: 1, ride_start: null, ride_end: null, duration: source.duration });
  const picture = drawTestCard(540, 540, shapes.square.film);
  const card = await makeCard({ source, film, picture }, options);
  const result = await probeVideo(new File([card], 'card.mp4'));
  expect(result).toMatchObject({ audio: null, hasUnreadableSound: false });
  expect(result.video.frameTimes).toHaveLength(60);
  expect(await readNumbers(card, shapes.square.film)).toEqual(
    Array.from({ length: 60 }, (_, frame) => frame),
  );
  expect(new Set(await readClocks(card, picture))).not.toContain('0.0');
});

test('the work on a card ends with its signal', async () => {
  const source = await probeVideo(await createClip({ seconds: 2 }));
  const controller = new AbortController();
  const making = makeCard(
    {
      source,
      film: planCardFilm({ ...ride, duration: source.duration }),
      picture: drawTestCard(540, 540, shapes.square.film),
    },
    { onProgress: () => controller.abort(), signal: controller.signal },
  );
  await expect(making).rejects.toMatchObject({ name: 'AbortError' });
});
