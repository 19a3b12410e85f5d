/**
 * Video codecs of MP4 and MOV files that the ffmpeg core (0.12.10) decodes: H.264, HEVC, VP8, VP9, MPEG-4, ProRes,
 * DNxHD, Motion JPEG. The core has no software decoder for AV1, which some browsers convert instead.
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

/**
 * Whether audio of this codec can be published without encoding: AAC that every browser plays (AAC-LC, HE-AAC).
 */
export function isPublishableAudio(codec: string): boolean {
  return /^mp4a\.40\.(2|5|29)$/.test(codec);
}

/** AAC but not xHE-AAC (42), MP3 and MPEG-4 ALS, MPEG-2 AAC, AC-3, DTS, Vorbis and QCELP. */
const decodableMp4aPattern = /^mp4a($|\.(40\.(1|2|4|5|17|23|29|3[2346]|39)|6[6-9b]|a[569]|dd|e1)$)/i;
const pcmSounds = ['twos', 'sowt', 'in24', 'in32', 'fl32', 'fl64', 'lpcm', 'raw ', 'none', 'ulaw', 'alaw'];
const decodableSounds = new Set([
  ...['alac', 'ac-3', 'ec-3', 'opus', 'flac', 'mp3', 'mlpa', 'dtsc', 'dtsh', 'dtsl', 'dtse'],
  ...[...pcmSounds, 'ima4'],
  ...['samr', 'sawb', 'sevc', 'sqcp', 'agsm', 'ilbc', 'qdm2', 'qdmc', 'mac3', 'mac6'],
  ...['ms\0\u0002', 'ms\0\u0011', 'ms\0u'],
]);

/** Whether the ffmpeg core (0.12.10) can decode audio of this codec. */
export function isDecodableAudio(codec: string): boolean {
  return decodableMp4aPattern.test(codec) || decodableSounds.has(codec.toLowerCase());
}

/** Whether sound of this codec is not compressed, so that nothing of it can be undecodable. */
export function isPcm(codec: string): boolean {
  return pcmSounds.includes(codec.toLowerCase());
}
