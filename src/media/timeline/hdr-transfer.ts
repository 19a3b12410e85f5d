/** As ffmpeg names them. */
export type HdrTransfer = 'smpte2084' | 'arib-std-b67';

/** ISO/IEC 23091-2: transfer functions of HDR. */
const hdrTransfers = new Map<number, HdrTransfer>([
  [16, 'smpte2084'],
  [18, 'arib-std-b67'],
]);
/** BT.2020: primaries, and the matrix that is in use. */
const wideColor = 9;

/** ISO/IEC 23091-2, as browsers name them. */
const primaries: Readonly<Record<number, VideoColorPrimaries>> = { 1: 'bt709', 5: 'bt470bg', 6: 'smpte170m' };
const transfers: Readonly<Record<number, VideoTransferCharacteristics>> = {
  ...{ 1: 'bt709', 6: 'smpte170m', 13: 'iec61966-2-1' },
};
const matrices: Readonly<Record<number, VideoMatrixCoefficients>> = {
  ...{ 1: 'bt709', 5: 'bt470bg', 6: 'smpte170m' },
};
const isFullRangeBit = 0x80;

/** The color that a `colr` box states. @returns undefined if it does not in terms that browsers know */
export function readColorSpace(color: Uint8Array): VideoColorSpaceInit | undefined {
  const getCode = (at: number) => (color[at] ?? 0) * 256 + (color[at + 1] ?? 0);
  const [primary, transfer, matrix] = [primaries[getCode(4)], transfers[getCode(6)], matrices[getCode(8)]];
  if (!primary || !transfer || !matrix) return undefined;
  return { primaries: primary, transfer, matrix, fullRange: ((color[10] ?? 0) & isFullRangeBit) !== 0 };
}

/** @param color a `colr` box: a name of four bytes, primaries and transfer function, in QuickTime as in MP4 */
export function readColorBox(color: Uint8Array): HdrTransfer | undefined {
  return hdrTransfers.get((color[6] ?? 0) * 256 + (color[7] ?? 0));
}

/**
 * Finds the transfer function in a decoder configuration. Parameter sets of H.264 and HEVC, sequence headers of AV1 and the
 * configuration of VP9 all have one byte each of primaries, transfer function and matrix, at any bit: no other 24 bits of the
 * hundreds that they have are likely to be alike.
 */
export function findHdrTransfer(config: Uint8Array): HdrTransfer | undefined {
  let bits = 0;
  for (const byte of config) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      bits = ((bits << 1) | ((byte >> bit) & 1)) & 0xff_ffff;
      const isWide = bits >> 16 === wideColor && (bits & 255) === wideColor;
      const transfer = isWide ? hdrTransfers.get((bits >> 8) & 255) : undefined;
      if (transfer) return transfer;
    }
  }
  return undefined;
}
