/**
 * Pictures that the ffmpeg core (0.12.10) decodes and that MP4 and MOV files hold: H.264, HEVC, VP8, VP9, MPEG-4,
 * ProRes, DNxHD, motion JPEG. AV1 is not among them: the core has no decoder for it in software.
 */
const decodableCodecPattern =
  /^(avc[13]|hev1|hvc1|vp08|vp09|mp4v|s263|h263|ap4[hxcns]|apc[nsho]|AVdn|AVdh|jpeg|mjp[ab]|CFHD)/i;

/** @param codec a codec's name with its parameters, as in `VideoTrack.codec` */
export function isDecodable(codec: string): boolean {
  return decodableCodecPattern.test(codec);
}

/** Profiles of H.264 whose picture has eight bits and colours at half the size: those that browsers play. */
const publishableProfiles = new Set(['42', '4D', '58', '64']);

/** Whether frames of this codec may be published as they are (decision D19). */
export function isPublishableVideo(codec: string): boolean {
  const profile = /^avc1\.([0-9a-f]{2})[0-9a-f]{4}$/i.exec(codec)?.[1];
  return profile !== undefined && publishableProfiles.has(profile.toUpperCase());
}

/** Whether sound of this codec may be published as it is; files from QuickTime name AAC without its parameters. */
export function isPublishableAudio(codec: string): boolean {
  return codec === 'mp4a' || codec.startsWith('mp4a.40');
}
