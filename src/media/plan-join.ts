import { buildDecoderConfig } from './decoder-config.ts';
import { getEncodedFormat } from './encode/encoded-format.ts';
import { canCopyFrames, canCopySound, type SourceVideo, type VideoTrack } from './source-video.ts';

/** What all videos of a joined one have in common. */
export interface JoinFormat extends Pick<
  VideoTrack,
  'codedWidth' | 'codedHeight' | 'pixelAspectRatio' | 'parameterSets'
> {
  readonly rotation: SourceVideo['rotation'];
  /** AAC-LC; null if no video has sound. */
  readonly sound: { readonly sampleRate: number; readonly channels: number } | null;
}

/** What of a video differs and has to be encoded. */
export interface Conversion {
  /** Among the videos. */
  readonly index: number;
  readonly hasPicture: boolean;
  /** Of a video without sound it is silence. */
  readonly hasSound: boolean;
}

export interface JoinPlan {
  readonly format: JoinFormat;
  readonly conversions: readonly Conversion[];
}

/** What ffmpeg's encoder makes of all sounds when none of them can stay. */
const usualSound = { sampleRate: 48_000, channels: 2 };
/** The only AAC that ffmpeg encodes. */
const simpleAac = 'mp4a.40.2';
const maxShorterSide = 1080;

/**
 * Finds the format that most videos have, and what of the others has to be encoded so that they can be joined: the picture
 * if its codec, size, rotation or parameter sets differ, or if it cannot be copied as a whole, the sound if its format does.
 *
 * @param videos at least one
 */
export function planJoin(videos: readonly SourceVideo[]): JoinPlan {
  const pictures = findLargestGroup(videos);
  const sound = findSound(videos);
  const conversions = videos.map((video, index) => ({
    index,
    hasPicture: !pictures.includes(video),
    hasSound: sound !== null && getSound(video) !== sound,
  }));
  const [sampleRate, channels] = (sound ?? '').split(' ').map(Number);
  return {
    format: {
      ...getPictureFormat(pictures, videos),
      sound: sound === null ? null : sampleRate && channels ? { sampleRate, channels } : usualSound,
    },
    conversions: conversions.filter(({ hasPicture, hasSound }) => hasPicture || hasSound),
  };
}

/** The videos whose pictures can be joined without encoding. */
function findLargestGroup(videos: readonly SourceVideo[]): SourceVideo[] {
  const groups: SourceVideo[][] = [];
  for (const video of videos.filter(canCopyPicture)) {
    const group = groups.find((others) => hasPictureOf(others, video));
    if (group) group.push(video);
    else groups.push([video]);
  }
  return groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Whether each stored frame is shown, from the first on. */
function canCopyPicture(source: SourceVideo): boolean {
  const { video, missingSeconds } = source;
  const isWhole = missingSeconds === 0 && video.sampleCount === video.frameTimes.length;
  return canCopyFrames(source) && isWhole && video.randomAccessPoints[0] === 0;
}

function hasPictureOf(others: readonly SourceVideo[], source: SourceVideo): boolean {
  const describe = ({ video, rotation }: SourceVideo) =>
    [video.codedWidth, video.codedHeight, video.pixelAspectRatio, rotation].join(' ');
  return (
    others.every((other) => describe(other) === describe(source)) && shareParameterSets([...others, source])
  );
}

function shareParameterSets(videos: readonly SourceVideo[]): boolean {
  try {
    buildDecoderConfig(listParameterSets(videos), 0);
    return true;
  } catch {
    return false;
  }
}

const listParameterSets = (videos: readonly SourceVideo[]) =>
  videos.flatMap(({ video }) => video.parameterSets);

function getPictureFormat(
  group: readonly SourceVideo[],
  [first]: readonly SourceVideo[],
): Omit<JoinFormat, 'sound'> {
  const [head] = group;
  const parameterSets = listParameterSets(group);
  if (head) {
    const { codedWidth, codedHeight, pixelAspectRatio } = head.video;
    return { codedWidth, codedHeight, pixelAspectRatio, parameterSets, rotation: head.rotation };
  }
  if (!first) throw new Error('There are no videos to join.');
  const { width, height } = getEncodedFormat({ ...first, rotation: 0 }, 0, maxShorterSide);
  return { codedWidth: width, codedHeight: height, pixelAspectRatio: 1, parameterSets, rotation: 0 };
}

/** The format of sound that can be copied. */
const getSound = ({ audio }: SourceVideo): string | undefined =>
  audio?.codec === simpleAac && canCopySound(audio) ? audio.format : undefined;

/** What most sounds have; empty if all have to be encoded, null if there are none. */
function findSound(videos: readonly SourceVideo[]): string | null {
  if (videos.every(({ audio }) => !audio)) return null;
  const counts = new Map<string, number>();
  for (const format of videos.flatMap((video) => getSound(video) ?? []))
    counts.set(format, (counts.get(format) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
