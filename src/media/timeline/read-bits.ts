/** Reads the bits of a NAL unit, for example of a parameter set. Zeros follow its end. */
export interface BitReader {
  /** Number of bits read. */
  readonly position: number;
  /** The value of at most 32; more are skipped. */
  readBits(count: number): number;
  /** ITU-T H.264, 9.1: as many zeros as digits follow the first one. */
  readExpGolomb(): number;
}

/** @param bytes without the start code and the header of the unit */
export function createBitReader(bytes: Uint8Array): BitReader {
  let position = 0;
  const readBit = () => {
    const bit = ((bytes[position >> 3] ?? 0) >> (7 - (position & 7))) & 1;
    position += 1;
    return bit;
  };
  const readBits = (count: number) => {
    let value = 0;
    for (let index = 0; index < count; index += 1) value = value * 2 + readBit();
    return value;
  };
  return {
    get position() {
      return position;
    },
    readBits,
    readExpGolomb() {
      let zeros = 0;
      while (zeros < 32 && readBit() === 0) zeros += 1;
      return 2 ** zeros - 1 + readBits(zeros);
    },
  };
}
