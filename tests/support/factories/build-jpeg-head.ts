/** The beginning of a JPEG file (ITU T.81, B.2), up to its size. @param size in pixels */
export function buildJpegHead({ width, height }: { width: number; height: number }): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc0001108000000000301220002110103110100',
    'hex',
  );
  bytes.writeUInt16BE(height, 25);
  bytes.writeUInt16BE(width, 27);
  return Uint8Array.from(bytes);
}
