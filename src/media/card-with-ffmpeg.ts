import type { CardFilm, CardFrame } from '#src/domain/card-film.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { drawClock, fitPicture, type CardPicture } from './card-picture.ts';
import { formatSeconds, getFrameTime } from './cut/decoded-frames.ts';
import { buildToneMapping } from './cut/image-commands.ts';
import { ffmpegQueue } from './ffmpeg-client.ts';
import type { SourceVideo } from './source-video.ts';
import { inputPath } from './work-files.ts';

const overlayPath = '/overlay.png';
const clockListPath = '/clock.txt';
const outputPath = '/card.mp4';
/** So much earlier than at its time a frame is taken, and the clock goes on: ffmpeg rounds times. */
const tolerance = 0.001;

interface CardEncoding {
  readonly source: SourceVideo;
  readonly film: CardFilm;
  readonly picture: CardPicture;
  readonly parts: readonly (readonly CardFrame[])[];
  /** Bits per second. */
  readonly bitrate: number;
}

/**
 * Draws and encodes the frames of a ride card where the browser has no codecs, several times slower.
 *
 * @throws ProcessingFailedError
 */
export async function encodeCardWithFfmpeg(
  encoding: CardEncoding,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<Blob> {
  const { source, film, picture } = encoding;
  const overlay = await toPng(picture, (context) => context.drawImage(picture.overlay, 0, 0));
  const clocks = await drawClocks(encoding);
  const bytes = await ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [source.file] });
    await ffmpeg.writeFile(overlayPath, overlay);
    for (const [index, clock] of clocks.entries()) await ffmpeg.writeFile(getClockPath(index), clock);
    if (film.marks) await ffmpeg.writeFile(clockListPath, listClocks(clocks.length, film.marks.start));
    await ffmpeg.exec(buildCardCommand(encoding, clocks.length > 0), {
      onTime: (seconds) => onProgress(Math.min(1, seconds / film.seconds)),
    });
    return ffmpeg.readFile(outputPath);
  }, signal);
  return new Blob([bytes], { type: 'video/mp4' });
}

const getClockPath = (index: number) => `/clock-${index}.png`;

/** One for each tenth of the ride. */
async function drawClocks({ film: { marks }, picture: { clock } }: CardEncoding): Promise<Uint8Array[]> {
  if (!marks) return [];
  const last = formatRideSeconds(marks.end - marks.start, 1);
  const size = getClockSize(clock);
  const pictures: Uint8Array[] = [];
  for (let tenths = 0; ; tenths += 1) {
    const text = formatRideSeconds(tenths / 10, 1);
    pictures.push(
      await toPng(size, (context) => drawClock(context, { ...clock, x: 0, bottom: size.height }, text)),
    );
    if (text === last) return pictures;
  }
}

/** Room for the longest, as 10.4. */
const getClockSize = ({ characters, padding }: CardPicture['clock']) => ({
  width: characters.width + 2 * padding,
  height: characters.height + padding,
});

/** The first one is shown until the gate has been open for a tenth. */
function listClocks(count: number, gate: number): string {
  // Times of pictures are multiples of their frame.
  const getEntry = (tenths: number) => `file ${getClockPath(tenths)}\noption framerate 1000`;
  const entries = Array.from({ length: count }, (_, tenths) => {
    const seconds = tenths === 0 ? gate + 0.1 - tolerance : 0.1;
    return `${getEntry(tenths)}\nduration ${formatSeconds(seconds)}`;
  });
  return ['ffconcat version 1.0', ...entries, getEntry(count - 1)].join('\n');
}

async function toPng(
  { width, height }: { width: number; height: number },
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D context.');
  draw(context);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}

function buildCardCommand(encoding: CardEncoding, hasClock: boolean): string[] {
  const { bitrate } = encoding;
  return [
    ...['-i', inputPath, '-i', overlayPath],
    ...(hasClock ? ['-f', 'concat', '-safe', '0', '-i', clockListPath] : []),
    ...['-filter_complex', buildFilters(encoding, hasClock), '-map', '[film]', '-an'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '23', '-pix_fmt', 'yuv420p'],
    ...['-maxrate', String(bitrate), '-bufsize', String(bitrate), '-bf', '2'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-fps_mode', 'passthrough', '-enc_time_base', '1/90000', '-f', 'mp4', outputPath],
  ];
}

/** Each frame is drawn once, and may be in several parts. */
function buildFilters({ source, film, picture, parts }: CardEncoding, hasClock: boolean): string {
  const { film: box, isCovering, clock, width, height } = picture;
  const place = fitPicture(box, source, isCovering);
  const toEven = (side: number) => 2 * Math.round(side / 2);
  const left = Math.round(place.x - box.x);
  const top = Math.round(place.y - box.y);
  const frame = isCovering
    ? `crop=${box.width}:${box.height}:${-left}:${-top}`
    : `pad=${box.width}:${box.height}:${left}:${top}`;
  const drawn = [
    ...buildToneMapping(source),
    `scale=${toEven(place.width)}:${toEven(place.height)}:out_color_matrix=bt709,setsar=1`,
    ...[frame, `pad=${width}:${height}:${box.x}:${box.y}`],
  ].join(',');
  const size = getClockSize(clock);
  const shown = parts.flatMap((frames, index) => {
    const [first, last] = [frames[0], frames.at(-1)];
    const { rate = 1 } = film.parts[index] ?? {};
    return first && last ? [{ frames, first, last, rate }] : [];
  });
  const cuts = shown.map(({ frames, first, last, rate }, index) => {
    const start = getFrameTime(source, first.frame);
    const end = getFrameTime(source, last.frame + 1);
    // Those between two that are shown are left out where there are more than thirty a second.
    const isEach = last.frame - first.frame + 1 === frames.length;
    const times = frames.map((one) => getFrameTime(source, one.frame));
    const selected = isEach
      ? []
      : [
          `select=${times
            .map(
              (time) =>
                `between(t\\,${formatSeconds(time - tolerance)}\\,${formatSeconds(time + tolerance)})`,
            )
            .join('+')}`,
        ];
    const trim = `trim=start=${formatSeconds(start - tolerance)}:end=${formatSeconds(end - tolerance)}`;
    return `[drawn${index}]${[trim, ...selected, `setpts=(PTS-STARTPTS)/${rate}`].join(',')}[part${index}]`;
  });
  const labels = (name: string) => shown.map((_part, index) => `[${name}${index}]`).join('');
  return [
    `[0:v:${source.video.index}]${drawn}[framed]`,
    `[framed][1:v]overlay=format=auto${hasClock ? '[covered]' : '[drawn]'}`,
    ...(hasClock
      ? [`[covered][2:v]overlay=${clock.x}:${clock.bottom - size.height}:format=auto[drawn]`]
      : []),
    `[drawn]split=${shown.length}${labels('drawn')}`,
    ...cuts,
    `${labels('part')}concat=n=${shown.length}[film]`,
  ].join(';');
}
