import { listCardFrames, type CardFilm } from '#src/domain/card-film.ts';
import { reportError } from '#src/lib/log.ts';
import { encodeCardWithFfmpeg } from './card-with-ffmpeg.ts';
import type { CardPicture } from './card-picture.ts';
import { cardPictureBitrate } from './card-size.ts';
import { getFrameTime } from './cut/decoded-frames.ts';
import { encodeCard, joinFrames } from './encode/browser-codecs.ts';
import { chooseEncoder } from './encode/choose-encoder.ts';
import type { EncodedFormat } from './encode/encoded-format.ts';
import { ProcessingFailedError } from './errors.ts';
import { describePart } from './join-clip.ts';
import { probeVideo } from './probe-video.ts';
import { canCopySound, type SourceVideo } from './source-video.ts';
import { openOutput } from './work-folder.ts';

const frameRate = 30;
const maxBytes = 8_000_000;
/** Units per second. */
const timescale = 90_000;
const outputName = 'card.mp4';

/** Whether a card of this clip has the sound of its ride: sound is copied, or there is none. */
export const canCardSound = ({ audio }: SourceVideo): boolean => audio !== null && canCopySound(audio);

/** What a card is made of. */
export interface CardJobInput {
  readonly source: SourceVideo;
  readonly film: CardFilm;
  readonly picture: CardPicture;
}

/**
 * Makes the film of a ride card: an MP4 of at most 8 MB with its index first. The ride has its sound, the rest is silent.
 *
 * @param onProgress from 0 to 1
 * @throws ProcessingFailedError when it cannot be made
 * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
 */
export async function makeCard(
  input: CardJobInput,
  options: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<Blob> {
  // Half as much once more, if that is too much.
  for (const bitrate of [cardPictureBitrate, cardPictureBitrate / 2]) {
    const file = await makeWithBitrate(input, bitrate, options);
    if (file.size <= maxBytes) return file;
  }
  throw new ProcessingFailedError('The film of the card is too large.');
}

async function makeWithBitrate(
  input: CardJobInput,
  bitrate: number,
  options: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<Blob> {
  const { source, film, picture } = input;
  const { parts, end } = listCardFrames(film, {
    frameTimes: source.video.frameTimes,
    duration: source.duration,
  });
  const frames = parts.flat();
  const times = frames.map(({ time }) => time);
  const { width, height } = picture;
  const format: EncodedFormat = { width, height, frameRate, bitrate };
  const encodeWithFfmpeg = () => encodeCardWithFfmpeg({ ...input, parts, bitrate }, options);
  const encode = async () => {
    if ((await chooseEncoder(source, format)) === 'ffmpeg') return encodeWithFfmpeg();
    const clocks = frames.map(({ clock }) => clock);
    const wanted = parts.map((part) => part.map(({ frame }) => frame));
    return encodeCard(source, wanted, { times, clocks, end, picture, format }, options).catch(
      (cause: unknown) => {
        options.signal.throwIfAborted();
        reportError(cause, 'The browser did not encode the card; using ffmpeg instead.');
        return encodeWithFfmpeg();
      },
    );
  };
  const encoded = await probeVideo(await openOutput(undefined, outputName, await encode()), options.signal);
  const [first = 0] = parts.flatMap(([head]) => (head ? [getFrameTime(source, head.frame)] : []));
  return addSound(input, encoded, { start: first, times: [...times, end] }, options.signal);
}

/** Copies the sound of the ride to the pictures. @param shown when the ride starts in the clip, and the film's frames */
async function addSound(
  { source, film }: CardJobInput,
  encoded: SourceVideo,
  { start, times }: { start: number; times: readonly number[] },
  signal: AbortSignal,
): Promise<Blob> {
  const [ride] = film.parts;
  const { audio } = source;
  const { video } = encoded;
  if (video.frameTimes.length !== times.length - 1)
    throw new ProcessingFailedError(`${video.frameTimes.length} of ${times.length - 1} frames were encoded.`);
  const file = await joinFrames(
    {
      parts: [describePart({ file: encoded, first: 0 }, times)],
      frameCount: video.frameTimes.length,
      picture: video,
      rotation: 0,
      reorderDepth: video.reorderDepth,
      sounds:
        ride && audio && canCardSound(source)
          ? [{ file: source.file, track: audio.index, range: { start, end: Math.min(ride.end, audio.end) } }]
          : [],
      path: undefined,
      timescale,
    },
    Promise.resolve([]),
    { onProgress: () => undefined, signal },
  );
  if (!file) throw new ProcessingFailedError('The film of the card is missing.');
  return file;
}
