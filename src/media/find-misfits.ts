import { buildDecoderConfig } from './decoder-config.ts';
import { canCopyFrames, canCopySound, type SourceVideo } from './source-video.ts';

/**
 * Finds the videos that cannot be joined with most of the others without encoding: their codec, size, rotation, parameter
 * sets or sound format differ, or they cannot be copied as a whole.
 *
 * @param videos without those that cannot be read
 * @returns indices
 */
export function findMisfits(videos: readonly (SourceVideo | undefined)[]): number[] {
  const groups: SourceVideo[][] = [];
  for (const video of videos) {
    if (!video || !canJoin(video)) continue;
    const group = groups.find((others) => hasFormatOf(others, video));
    if (group) group.push(video);
    else groups.push([video]);
  }
  const [largest = []] = groups.toSorted((one, other) => other.length - one.length);
  return videos.flatMap((video, index) => (video && largest.includes(video) ? [] : [index]));
}

/** Whether each stored frame is shown, from the first on, and what is written of the sound is AAC. */
function canJoin(source: SourceVideo): boolean {
  const { video, audio, hasUnreadableSound, missingSeconds } = source;
  const isWhole = missingSeconds === 0 && video.sampleCount === video.frameTimes.length;
  const hasCopyableSound = audio ? canCopySound(audio) : !hasUnreadableSound;
  return canCopyFrames(source) && isWhole && video.randomAccessPoints[0] === 0 && hasCopyableSound;
}

function hasFormatOf(others: readonly SourceVideo[], source: SourceVideo): boolean {
  return (
    others.every((other) => getFormat(other) === getFormat(source)) && shareParameterSets([...others, source])
  );
}

function getFormat({ video, rotation, audio }: SourceVideo): string {
  const picture = [video.codedWidth, video.codedHeight, video.pixelAspectRatio, rotation];
  const sound = audio && [audio.codec, audio.format];
  return JSON.stringify([picture, sound]);
}

function shareParameterSets(videos: readonly SourceVideo[]): boolean {
  try {
    buildDecoderConfig(
      videos.flatMap(({ video }) => video.parameterSets),
      0,
    );
    return true;
  } catch {
    return false;
  }
}
