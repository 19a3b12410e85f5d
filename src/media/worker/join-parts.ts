import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';
import { buildDecoderConfig, createParameterSets, type ParameterSets } from '../decoder-config.ts';
import type { JoinedPart, JoinJob } from '../encode/codec-job.ts';
import { readFrameStart } from '../frame-bytes.ts';
import { isIdrFrame, isSlice, listUnits, readLength } from '../timeline/idr-frame.ts';
import { createBlockReaders, type BlockReader } from './block-reader.ts';
import { addSound } from './copy-sound.ts';
import { openTarget } from './output-target.ts';

/** ITU-T H.264, table 7-1: messages (SEI) and parameter sets. */
const seiType = 6;
const setTypes = [7, 8];
/** From here on cameras may write what they like. */
const firstFreeType = 24;
const lengthBytes = 4;
/** Units per second; the library approximates more by 1. */
const maxTimescale = 1e6;

/**
 * Copies frames and sound to a clip. Cameras write place and time into messages (SEI), which are left out; so are the
 * parameter sets, since an `avc1` track has them in its decoder configuration only (ISO/IEC 14496-15).
 *
 * @returns the file if it is in memory
 */
export async function joinParts(
  { parts, rest, frameCount, picture, rotation, reorderDepth, timescale, sounds, path }: JoinJob,
  onProgress: (progress: number) => void,
): Promise<Blob | undefined> {
  const sets = await readParameterSets(parts);
  const parameterSets = createParameterSets(sets);
  const decoderConfig = { decoderConfig: describePicture(buildDecoderConfig(sets, reorderDepth), picture) };
  const { target, close, getBlob } = await openTarget(path);
  try {
    // On the device, some room for the index is left over.
    const fastStart = target instanceof BufferTarget ? 'in-memory' : 'reserve';
    const output = new Output({ format: new Mp4OutputFormat({ fastStart }), target });
    const video = new EncodedVideoPacketSource('avc');
    output.addVideoTrack(video, {
      ...{ frameRate: Math.min(timescale, maxTimescale), rotation, maximumPacketCount: frameCount },
    });
    const getReader = createBlockReaders();
    const addSoundUntil = await addSound(output, sounds, getReader);
    await output.start();
    let done = 0;
    const copy = async (part: JoinedPart) => {
      for await (const packet of readPackets(part, getReader(part.file), parameterSets)) {
        await video.add(packet, decoderConfig);
        await addSoundUntil?.(packet.timestamp);
        done += 1;
        onProgress(done / frameCount);
      }
    };
    for (const part of parts) await copy(part);
    for (const part of await receiveParts(rest)) await copy(part);
    await addSoundUntil?.(Infinity);
    await output.finalize();
  } finally {
    close();
  }
  return getBlob();
}

const receiveParts = (port: MessagePort): Promise<readonly JoinedPart[]> =>
  new Promise((resolve) => {
    port.onmessage = ({ data }: MessageEvent<readonly JoinedPart[]>) => resolve(data);
  });

/** Some files repeat their parameter sets in keyframes, or have others there. */
async function readParameterSets(parts: readonly JoinedPart[]): Promise<Uint8Array[]> {
  const sets: Uint8Array[] = [];
  for (const { file, frames, nalLengthSize, parameterSets } of parts) {
    sets.push(...parameterSets);
    for (const { offset, size } of frames.filter(({ isKeyframe }) => isKeyframe)) {
      const units = listUnits(await readFrameStart(file, offset, size), nalLengthSize);
      for (const unit of units) if (setTypes.includes(getType(unit))) sets.push(unit);
    }
  }
  return sets;
}

function describePicture(
  description: Uint8Array<ArrayBuffer>,
  { codedWidth, codedHeight, pixelAspectRatio, colorSpace }: JoinJob['picture'],
): VideoDecoderConfig {
  return {
    codec: `avc1.${Array.from(description.subarray(1, 4), toHex).join('')}`,
    ...{ codedWidth, codedHeight, description },
    displayAspectWidth: Math.round(codedWidth * pixelAspectRatio),
    displayAspectHeight: codedHeight,
    ...(colorSpace && { colorSpace }),
  };
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0');
const getType = (unit: Uint8Array): number => (unit[0] ?? 0) & 31;

async function* readPackets(
  { frames, nalLengthSize }: JoinedPart,
  reader: BlockReader,
  parameterSets: ParameterSets,
): AsyncGenerator<EncodedPacket> {
  for (const { offset, size, time, duration, isKeyframe } of frames) {
    const stored = await reader.read(offset, size);
    if (stored.length < size) throw new Error('The file ends within a frame.');
    const units = [...listUnits(stored, nalLengthSize)];
    if (!isComplete(stored, units, nalLengthSize)) throw new Error('A frame is damaged.');
    if (
      units.some((unit) => parameterSets.isMissing(unit) || (isSlice(unit) && !parameterSets.canDecode(unit)))
    )
      throw new Error('A frame needs other parameter sets.');
    // Players fail that start at a keyframe of an open group of pictures; a file may also mark others than keyframes.
    const type = isKeyframe && isIdrFrame(stored, nalLengthSize) ? 'key' : 'delta';
    yield new EncodedPacket(keepPicture(units), type, time, duration);
  }
}

/** Whether the last unit is as long as stated. Some writers fill frames up with zeros. */
function isComplete(stored: Uint8Array, units: readonly Uint8Array[], nalLengthSize: number): boolean {
  const end = units.reduce((sum, { length }) => sum + nalLengthSize + length, 0);
  const start = end - (units.at(-1)?.length ?? 0);
  const stated = readLength(stored.subarray(start - nalLengthSize, start));
  return start + stated === end && stored.subarray(end).every((byte) => byte === 0);
}

/** A frame without messages and parameter sets. */
function keepPicture(units: readonly Uint8Array[]): Uint8Array {
  const kept = units.filter(
    (unit) => ![seiType, ...setTypes].includes(getType(unit)) && getType(unit) < firstFreeType,
  );
  if (!kept.some(isSlice)) throw new Error('A frame is empty.');
  const picture = new Uint8Array(kept.reduce((sum, { length }) => sum + lengthBytes + length, 0));
  let position = 0;
  for (const unit of kept) {
    new DataView(picture.buffer).setUint32(position, unit.length);
    picture.set(unit, position + lengthBytes);
    position += lengthBytes + unit.length;
  }
  return picture;
}
