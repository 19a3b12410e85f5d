import { ProcessingFailedError } from './errors.ts';
import { createBitReader } from './timeline/read-bits.ts';
import { stateReorderDepth } from './timeline/sequence-parameters.ts';

/** ITU-T H.264, table 7-1. */
const spsType = 7;
const ppsType = 8;
/** For these profiles, the configuration states no chroma format and no bit depth. */
const simpleProfiles = [66, 77, 88];
/** 4:2:0, 8 bits for luma and chroma, no extensions: what is published (decision D19). */
const publishedFormat = [0xfd, 0xf8, 0xf8, 0];

/** Which ids cameras do not use for parameter sets, unless they use all of them. */
const highestFreeId = 15;

/**
 * Builds the decoder configuration (ISO/IEC 14496-15, 5.3.3.1) of a video whose parts may come from several encoders. It has
 * the parameter sets of all parts, and the highest profile and level. Each tells its reorder depth: mediabunny would add that
 * to the first one only.
 *
 * @param reorderDepth of those that do not tell, in frames
 * @throws ProcessingFailedError when two parameter sets have the same id, so that one track cannot have both
 */
export function buildDecoderConfig(
  parameterSets: readonly Uint8Array[],
  reorderDepth: number,
): Uint8Array<ArrayBuffer> {
  const sets = new Map<string, Uint8Array>();
  for (const unit of parameterSets.map(trimZeros)) {
    const key = `${getUnitType(unit)} ${getSetId(unit)}`;
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
  return Uint8Array.from([
    ...[1, profile, highest[2] ?? 0, level, 0xff],
    ...[0xe0 | sps.length, ...sps.map((unit) => stateReorderDepth(unit, reorderDepth)).flatMap(listUnit)],
    ...[pps.length, ...pps.flatMap(listUnit)],
    ...(simpleProfiles.includes(profile) ? [] : publishedFormat),
  ]);
}

/** An id that none of the parameter sets has. */
export function findFreeSetId(parameterSets: readonly Uint8Array[]): number {
  const ids = new Set(parameterSets.map(getSetId));
  let id = highestFreeId;
  while (ids.has(id) && id > 0) id -= 1;
  return id;
}

/** What a frame needs of the decoder configuration. */
export interface ParameterSets {
  /** Whether a unit is a parameter set that the configuration does not have. */
  isMissing(unit: Uint8Array): boolean;
  /** Whether a slice refers to one that the configuration has. */
  canDecode(slice: Uint8Array): boolean;
}

/** Looks into the sets of a decoder configuration: some files change them between keyframes. */
export function createParameterSets(parameterSets: readonly Uint8Array[]): ParameterSets {
  const known = new Set(parameterSets.map((unit) => trimZeros(unit).join()));
  const pps = parameterSets.filter((unit) => getUnitType(unit) === ppsType);
  const ids = new Set(pps.map(getSetId));
  return {
    isMissing: (unit) => [spsType, ppsType].includes(getUnitType(unit)) && !known.has(trimZeros(unit).join()),
    canDecode(slice) {
      const bits = createBitReader(slice.subarray(1));
      // Its first macroblock and its type.
      bits.readExpGolomb();
      bits.readExpGolomb();
      return ids.has(bits.readExpGolomb());
    },
  };
}

const getUnitType = (unit: Uint8Array): number => (unit[0] ?? 0) & 31;
const getProfile = (sps: Uint8Array): number => sps[1] ?? 0;
const listUnit = (unit: Uint8Array): number[] => [unit.length >> 8, unit.length & 255, ...unit];
/** Zeros behind a unit belong to none. */
const trimZeros = (unit: Uint8Array): Uint8Array =>
  unit.subarray(0, unit.findLastIndex((byte) => byte !== 0) + 1);

/** Profile, constraints and level precede the id of a sequence parameter set. */
function getSetId(unit: Uint8Array): number {
  return createBitReader(unit.subarray(getUnitType(unit) === spsType ? 4 : 1)).readExpGolomb();
}
