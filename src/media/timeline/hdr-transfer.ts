/** As ffmpeg names them. */
export type HdrTransfer = 'smpte2084' | 'arib-std-b67';

/** ISO/IEC 23091-2: transfer functions of HDR. */
const hdrTransfers = new Map<number, HdrTransfer>([
  [16, 'smpte2084'],
  [18, 'arib-std-b67'],
]);
/** BT.2020: primaries, and the matrix that is in use. */
const wideColor = 9;

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
