import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny';
import { buildDecoderConfig, createParameterSets, type ParameterSets } from '../decoder-config.ts';
import type { JoinedPart, JoinedSound, JoinJob } from '../encode/codec-job.ts';
import { readFrameStart } from '../frame-bytes.ts';
import { isIdrFrame, isSlice, listUnits } from '../timeline/idr-frame.ts';
import { openTarget } from './output-target.ts';
import { createReadAheadFile } from './read-ahead-file.ts';

/** ITU-T H.264, table 7-1: messages (SEI) and parameter sets. */
const seiType = 6;
const setTypes = [7, 8];
/** From here on cameras may write what they like. */
const firstFreeType = 24;
const lengthBytes = 4;
/** Units per second; the library approximates more by 1. */
const maxTimescale = 1e6;
/** Rounding between two readers of one index. */
const timeToleranceSeconds = 0.0005;

/**
 * Copies frames and sound to a clip. Cameras write place and time into messages (SEI), which are left out; so are the
 * parameter sets, since an `avc1` track has them in its decoder configuration only (ISO/IEC 14496-15).
 *
 * @returns the file if it is in memory
 */
export async function joinParts(
  { parts, picture, rotation, timescale, sounds, path }: JoinJob,
  onProgress: (progress: number) => void,
): Promise<Blob | undefined> {
  const count = parts.reduce((sum, { frames }) => sum + frames.length, 0);
  const sets = await readParameterSets(parts);
  const parameterSets = createParameterSets(sets);
  const decoderConfig = { decoderConfig: describePicture(sets, picture) };
  const { target, close, getBlob } = await openTarget(path);
  try {
    // On the device, some room for the index is left over.
    const fastStart = target instanceof BufferTarget ? 'in-memory' : 'reserve';
    const output = new Output({ format: new Mp4OutputFormat({ fastStart }), target });
    const video = new EncodedVideoPacketSource('avc');
    output.addVideoTrack(video, {
      ...{ frameRate: Math.min(timescale, maxTimescale), rotation, maximumPacketCount: count },
    });
    const addSoundUntil = await addSound(output, sounds);
    await output.start();
    let done = 0;
    for (const part of parts) {
      for (const packet of readPackets(part, parameterSets)) {
        await video.add(packet, decoderConfig);
        await addSoundUntil?.(packet.timestamp);
        done += 1;
        onProgress(done / count);
      }
    }
    await addSoundUntil?.(Infinity);
    await output.finalize();
  } finally {
    close();
  }
  return getBlob();
}

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
  sets: readonly Uint8Array[],
  { codedWidth, codedHeight, pixelAspectRatio, colorSpace }: JoinJob['picture'],
): VideoDecoderConfig {
  const description = buildDecoderConfig(sets);
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

function* readPackets(
  { file, frames, nalLengthSize }: JoinedPart,
  parameterSets: ParameterSets,
): Generator<EncodedPacket> {
  const reader = new FileReaderSync();
  const input = createReadAheadFile(file, (part) => reader.readAsArrayBuffer(part));
  for (const { offset, size, time, duration, isKeyframe } of frames) {
    const stored = new Uint8Array(size);
    for (let length = 0; length < size;) {
      const read = input.read(stored.subarray(length), offset + length);
      if (read === 0) throw new Error('The file ends within a frame.');
      length += read;
    }
    const units = [...listUnits(stored, nalLengthSize)];
    if (units.reduce((sum, { length }) => sum + nalLengthSize + length, 0) !== size)
      throw new Error('A frame is damaged.');
    if (
      units.some((unit) => parameterSets.isMissing(unit) || (isSlice(unit) && !parameterSets.canDecode(unit)))
    )
      throw new Error('A frame needs other parameter sets.');
    // Players fail that start at a keyframe of an open group of pictures; a file may also mark others than keyframes.
    const type = isKeyframe && isIdrFrame(stored, nalLengthSize) ? 'key' : 'delta';
    yield new EncodedPacket(keepPicture(units), type, time, duration);
  }
  input.release();
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

/** @returns adds the sound up to a time; undefined if there is none */
async function addSound(output: Output, sounds: readonly JoinedSound[]) {
  const packets: EncodedPacket[] = [];
  let format: Omit<Awaited<ReturnType<typeof readSound>>, 'packets'> | undefined;
  for (const sound of sounds) {
    const { packets: next, ...nextFormat } = await readSound(sound);
    format ??= nextFormat;
    const last = packets.at(-1);
    // The last packet may end within the next part.
    const end = last ? last.timestamp + last.duration - timeToleranceSeconds : -Infinity;
    packets.push(...next.filter(({ timestamp }) => timestamp >= end));
  }
  if (!format || packets.length === 0) return undefined;
  const { codec, decoderConfig } = format;
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, { maximumPacketCount: packets.length });
  let next = 0;
  return async (time: number) => {
    for (let packet = packets[next]; packet && packet.timestamp <= time; packet = packets[next]) {
      await source.add(packet, { decoderConfig });
      next += 1;
    }
  };
}

async function readSound({ file, track, range, at = 0 }: JoinedSound) {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF] });
  const audio = (await input.getAudioTracks())[track];
  const codec = await audio?.getCodec();
  const decoderConfig = await audio?.getDecoderConfig();
  if (!audio || !codec || !decoderConfig) throw new Error('The sound cannot be copied.');
  const sink = new EncodedPacketSink(audio);
  const start = range && range.start - timeToleranceSeconds;
  const end = range?.end ?? Infinity;
  const first = start === undefined ? undefined : await sink.getPacket(start);
  const packets: EncodedPacket[] = [];
  for await (const packet of sink.packets(first ?? undefined)) {
    if (packet.timestamp >= end) break;
    if (start !== undefined && packet.timestamp < start) continue;
    // The data is a part of what was read at once, most of which is picture.
    const data = packet.data.slice();
    packets.push(packet.clone({ data, timestamp: packet.timestamp - (range?.start ?? 0) + at }));
  }
  return { codec, decoderConfig, packets };
}
