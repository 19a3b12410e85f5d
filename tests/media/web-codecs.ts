/** Whether this browser encodes H.264 and may do so at the moment: a test may have taken the encoder away. */
export async function canEncodeH264(): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined') return false;
  const config = { codec: 'avc1.64001f', width: 1280, height: 720, bitrate: 2e6, framerate: 30 };
  return (await VideoEncoder.isConfigSupported(config)).supported === true;
}
