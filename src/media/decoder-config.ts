import { ProcessingFailedError } from './errors.ts';
import { createBitReader } from './timeline/read-bits.ts';

/** ITU-T H.264, table 7-1. */
const spsType = 7;
/** Of these profiles the configuration does not state the chroma format and the bit depth. */
const simpleProfiles = [66, 77, 88];
/** 4:2:0, 8 bits for luma and chroma, no extensions: what is published (decision D19). */
const publishedFormat = [0xfd, 0xf8, 0xf8, 0];

/**
 * Builds the decoder configuration (`avcC`, ISO/IEC 14496-15, 5.3.3.1) of a video whose parts may come from several
 * encoders. It has the parameter sets of all parts, and the highest profile and level.
 *
 * @param stream the parameter sets of the frames, in the format of Annex B
 * @returns the box
 * @throws ProcessingFailedError when two parameter sets have the same id, so that one track cannot have both
 */
export function buildDecoderConfig(stream: Uint8Array): Uint8Array<ArrayBuffer> {
  const sets = new Map<string, Uint8Array>();
  for (const unit of splitUnits(stream)) {
    const type = getUnitType(unit);
    // Profile, constraints and level precede the id.
    const key = `${type} ${createBitReader(unit.subarray(type === spsType ? 4 : 1)).readExpGolomb()}`;
    const known = sets.get(key) ?? unit;
    if (known.length !== unit.length || known.some((byte, index) => byte !== unit[index]))
      throw new ProcessingFailedError('Two parameter sets have the same id.');
    sets.set(key, unit);
  }
  const sps = [...sets.values()].filter((unit) => getUnitType(unit) === spsType);
  const pps = [...sets.values()].filter((unit) => getUnitType(unit) !== spsType);
  const [highest] = sps.toSorted((one, other) => getProfile(other) - getProfile(one));
  if (!highest || pps.length === 0) throw new ProcessingFailedError('The video has no parameter sets.');
  const profile = getProfile(highest);
  const level = Math.max(...sps.map((unit) => unit[3] ?? 0));
  return buildBox('avcC', [
    ...[1, profile, highest[2] ?? 0, level, 0xff],
    ...[0xe0 | sps.length, ...sps.flatMap(listUnit)],
    ...[pps.length, ...pps.flatMap(listUnit)],
    ...(simpleProfiles.includes(profile) ? [] : publishedFormat),
  ]);
}

const getUnitType = (unit: Uint8Array): number => (unit[0] ?? 0) & 31;
const getProfile = (sps: Uint8Array): number => sps[1] ?? 0;
const listUnit = (unit: Uint8Array): number[] => [unit.length >> 8, unit.length & 255, ...unit];

/** The units between the start codes 0 0 1; zeros before a start code belong to none. */
function splitUnits(stream: Uint8Array): Uint8Array[] {
  const starts: number[] = [];
  for (let index = 2; index < stream.length; index += 1)
    if (stream[index] === 1 && stream[index - 1] === 0 && stream[index - 2] === 0) starts.push(index + 1);
  return starts.map((start, index) => {
    const following = starts[index + 1];
    const unit = stream.subarray(start, following === undefined ? undefined : following - 3);
    return unit.subarray(0, unit.findLastIndex((byte) => byte !== 0) + 1);
  });
}

function buildBox(type: string, content: readonly number[]): Uint8Array<ArrayBuffer> {
  const box = new Uint8Array(8 + content.length);
  new DataView(box.buffer).setUint32(0, box.length);
  box.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  box.set(content, 8);
  return box;
}
