import type { VideoSample } from 'mediabunny';
import { pictureSize, type SmallPicture } from '../cut/compare-pictures.ts';
import type { PicturesJob } from '../encode/codec-job.ts';
import { openVideo } from './decode-frames.ts';
import { makeReadable, mapTones } from './rgb-frames.ts';

type Size = typeof pictureSize;

/** Makes a small picture of each frame of a job, in their order. */
export async function takeSmallPictures(
  { frames, of, isToneMapped }: PicturesJob,
  onPicture: (picture: SmallPicture) => void,
): Promise<undefined> {
  const video = await openVideo(frames);
  for await (const decoded of video.decode(false)) {
    const { format, colorSpace } = decoded;
    const sample = isToneMapped ? mapTones(decoded) : await makeReadable(decoded);
    // The encoder gets the frame, not what is drawn of it.
    const stated = format === null && !isToneMapped ? { colorSpace } : sample;
    onPicture(
      await (of === 'light' ? readLight(sample, pictureSize) : readColors(sample, pictureSize, stated)),
    );
    sample.close();
  }
}

/** The stored samples of a frame: light, and the difference of blue and of red. */
interface Planes {
  readonly light: Plane;
  readonly colors: readonly [Plane, Plane];
}

interface Plane {
  readonly samples: Uint8Array | Uint16Array;
  /** In samples: the first one, from one to the next, and from row to row. */
  readonly offset: number;
  readonly step: number;
  readonly stride: number;
  readonly width: number;
  readonly height: number;
  /** Of one sample. */
  readonly maximum: number;
}

/** How many pixels share a sample of color, sideways and down. */
const sharing: Readonly<Record<string, readonly [number, number]>> = {
  I420: [2, 2],
  I422: [2, 1],
  I444: [1, 1],
  NV12: [2, 2],
};

async function readPlanes(sample: VideoSample): Promise<Planes> {
  const [, name = '', bits = '8'] = /^(I4\d\d|NV12)A?(?:P(10|12))?$/.exec(sample.format ?? '') ?? [];
  const shared = sharing[name];
  if (!shared) throw new Error(`The format is '${sample.format}'.`);
  const bytes = new Uint8Array(sample.allocationSize());
  const layout = await sample.copyTo(bytes);
  const samples = bits === '8' ? bytes : new Uint16Array(bytes.buffer);
  const size = samples.BYTES_PER_ELEMENT;
  const isMixed = name === 'NV12';
  const { visibleRect } = sample;
  const getPlane = (index: number, [across, down]: readonly [number, number]): Plane => {
    const { offset, stride } = layout[isMixed ? Math.min(index, 1) : index] ?? { offset: 0, stride: 0 };
    return {
      samples,
      offset: offset / size + (isMixed && index === 2 ? 1 : 0),
      step: isMixed && index > 0 ? 2 : 1,
      stride: stride / size,
      width: Math.ceil(visibleRect.width / across),
      height: Math.ceil(visibleRect.height / down),
      maximum: 2 ** Number(bits) - 1,
    };
  };
  return { light: getPlane(0, [1, 1]), colors: [getPlane(1, shared), getPlane(2, shared)] };
}

/**
 * The mean of a plane in a part of the frame, from 0 to 255. A canvas, which would draw a small picture, takes single points of
 * a large frame: two encodings of one picture differ by 10 at such points, and by 2 in their means.
 */
function getMean(
  { samples, offset, step, stride, maximum, ...plane }: Plane,
  { width, height }: Size,
  part: number,
): number {
  const [left, right] = getSpan(part % width, width, plane.width);
  const [top, bottom] = getSpan(Math.floor(part / width), height, plane.height);
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    const row = offset + y * stride;
    for (let x = left; x < right; x += 1) sum += samples[row + x * step] ?? 0;
  }
  return ((sum / (right - left) / (bottom - top)) * 255) / maximum;
}

/** Part of a side, at least a pixel. */
function getSpan(index: number, count: number, length: number): [start: number, end: number] {
  const start = Math.floor((index * length) / count);
  return [start, Math.max(start + 1, Math.floor(((index + 1) * length) / count))];
}

type StatedColor = Pick<VideoSample, 'colorSpace'>;

/** What is stored as black, the range of light, and that of colors: all of it, or that for television. */
const getRange = ({ colorSpace }: StatedColor) =>
  colorSpace.fullRange ? { black: 0, light: 255, color: 255 } : { black: 16, light: 219, color: 224 };

const toByte = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

/** The mean light of each part of a frame, as a picture of a size. */
export async function readLight(sample: VideoSample, size: Size): Promise<SmallPicture> {
  const { light } = await readPlanes(sample);
  const range = getRange(sample);
  const bytes = Uint8Array.from({ length: size.width * size.height }, (_, part) =>
    toByte(((getMean(light, size, part) - range.black) * 255) / range.light),
  );
  return { bytes };
}

/** The shares of red and blue in light: ITU-R BT.601, BT.2020, and BT.709 for all others. */
function getShares({ colorSpace: { matrix } }: StatedColor): { red: number; blue: number } {
  if (matrix === 'smpte170m' || matrix === 'bt470bg') return { red: 0.299, blue: 0.114 };
  if (matrix?.startsWith('bt2020') === true) return { red: 0.2627, blue: 0.0593 };
  return { red: 0.2126, blue: 0.0722 };
}

/** The mean color of each part of a frame, as it is shown: red, green and blue. */
async function readColors(sample: VideoSample, size: Size, stated: StatedColor): Promise<SmallPicture> {
  const planes = await readPlanes(sample);
  const range = getRange(sample);
  const share = getShares(sample);
  const parts = size.width * size.height;
  const bytes = new Uint8Array(3 * parts);
  for (let part = 0; part < parts; part += 1) {
    const light = ((getMean(planes.light, size, part) - range.black) * 255) / range.light;
    const [toBlue = 0, toRed = 0] = planes.colors.map(
      (plane) => ((getMean(plane, size, part) - 128) * 255) / range.color,
    );
    const red = light + 2 * (1 - share.red) * toRed;
    const blue = light + 2 * (1 - share.blue) * toBlue;
    const green = (light - share.red * red - share.blue * blue) / (1 - share.red - share.blue);
    bytes.set([red, green, blue].map(toByte), 3 * part);
  }
  return { bytes, color: `${getShares(stated).red} of ${getRange(stated).light}` };
}
