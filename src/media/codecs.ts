/**
 * Video codecs of MP4 and MOV files that the ffmpeg core (0.12.10) decodes: H.264, HEVC, VP8, VP9, MPEG-4, ProRes,
 * DNxHD, Motion JPEG. The core has no software decoder for AV1.
 */
const decodableCodecPattern =
  /^(avc[13]|hev1|hvc1|vp08|vp09|mp4v|s263|h263|ap4[hxcns]|apc[nsho]|AVdn|AVdh|jpeg|mjp[ab]|CFHD)/i;

/** Whether the ffmpeg core can decode a codec. @param codec as in `VideoTrack.codec` */
export function isDecodable(codec: string): boolean {
  return decodableCodecPattern.test(codec);
}

/** H.264 profiles with 8 bits and 4:2:0 chroma, which browsers play: Baseline, Main, Extended, High. */
const publishableProfiles = new Set(['42', '4D', '58', '64']);

/** Whether video frames of this codec can be published without encoding (decision D19). */
export function isPublishableVideo(codec: string): boolean {
  const profile = /^avc1\.([0-9a-f]{2})[0-9a-f]{4}$/i.exec(codec)?.[1];
  return profile !== undefined && publishableProfiles.has(profile.toUpperCase());
}

/** Whether audio of this codec can be published without encoding. QuickTime files name AAC without its parameters. */
export function isPublishableAudio(codec: string): boolean {
  return codec === 'mp4a' || codec.startsWith('mp4a.40');
}
