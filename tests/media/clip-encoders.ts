import { buildHevcArguments, hevcVideoArguments } from './numbered-clips.ts';

/** What kinds of clips are encoded with, by native ffmpeg. */
export type Encoders = Readonly<Record<string, readonly string[]>>;

export const videoArguments: Encoders = {
  'H.264 without B-frames': ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '0', '-g', '30'],
  'H.264 with 10 bits': ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le', '-g', '30'],
  'HEVC with 8 bits': hevcVideoArguments,
  'HEVC with 10 bits': [...hevcVideoArguments, '-pix_fmt', 'yuv420p10le'],
  'HEVC with 10 bits, 4:2:2': [...hevcVideoArguments, '-pix_fmt', 'yuv422p10le'],
  'HEVC with parameter sets in the stream': [
    ...buildHevcArguments('keyint=30:repeat-headers=1'),
    ...['-tag:v', 'hev1'],
  ],
  'HEVC in temporal layers': buildHevcArguments('keyint=30:temporal-layers=1:bframes=4:b-pyramid=1'),
  CineForm: ['-c:v', 'cfhd', '-pix_fmt', 'yuv422p10le'],
  ProRes: ['-c:v', 'prores_ks', '-profile:v', 'proxy'],
  'Motion JPEG': ['-c:v', 'mjpeg', '-q:v', '5', '-pix_fmt', 'yuvj420p'],
  'MPEG-4': ['-c:v', 'mpeg4', '-q:v', '5', '-bf', '2', '-g', '30'],
  DNxHR: ['-c:v', 'dnxhd', '-profile:v', 'dnxhr_lb', '-pix_fmt', 'yuv422p'],
};

export const soundArguments: Encoders = {
  ALAC: ['-c:a', 'alac', '-f', 'mov'],
  'PCM, 8 bits': ['-c:a', 'pcm_u8', '-f', 'mov'],
  'PCM, 24 bits': ['-c:a', 'pcm_s24be', '-f', 'mov'],
  'PCM, 32 bits': ['-c:a', 'pcm_s32le', '-f', 'mov'],
  'PCM, floating point': ['-c:a', 'pcm_f32le', '-f', 'mov'],
  'mu-law, 8 kHz': ['-ar', '8000', '-c:a', 'pcm_mulaw', '-f', 'mov'],
  IMA4: ['-c:a', 'adpcm_ima_qt', '-f', 'mov'],
  MP3: ['-c:a', 'libmp3lame', '-f', 'mp4'],
  'MP3 in QuickTime': ['-c:a', 'libmp3lame', '-f', 'mov'],
  'AC-3': ['-c:a', 'ac3', '-f', 'mp4'],
  'E-AC-3': ['-c:a', 'eac3', '-f', 'mp4'],
  Opus: ['-c:a', 'libopus', '-f', 'mp4'],
  FLAC: ['-c:a', 'flac', '-strict', '-2', '-f', 'mp4'],
  'AAC, 22 kHz, mono': ['-ar', '22050', '-ac', '1', '-c:a', 'aac', '-f', 'mp4'],
  'a gap': ['-af', "aselect='not(between(t,1,1.4))'", '-c:a', 'aac', '-f', 'mp4'],
};

export const moreVideoArguments: Encoders = {
  'full range': ['-pix_fmt', 'yuvj420p'],
  '4:2:2': ['-pix_fmt', 'yuv422p'],
  '4:4:4': ['-pix_fmt', 'yuv444p'],
  'intra refresh': ['-x264-params', 'intra-refresh=1'],
  'several slices': ['-x264-params', 'slices=4'],
  'delimiters and filler': [
    '-x264-params',
    'aud=1:nal-hrd=cbr:filler=1:bitrate=2000:vbv-maxrate=2000:vbv-bufsize=2000',
  ],
  'sixteen reference frames': ['-preset', 'medium', '-refs', '16', '-bf', '8'],
  '10 bits, 4:2:2, keyframes only': ['-pix_fmt', 'yuv422p10le', '-g', '1'],
  '8 B-frames': ['-preset', 'veryfast', '-bf', '8', '-x264-params', 'b-adapt=0'],
  'reference B-frames': ['-preset', 'veryfast', '-bf', '3', '-x264-params', 'b-pyramid=normal:ref=4'],
  'keyframes only': ['-x264-params', 'keyint=1'],
  'one keyframe': ['-x264-params', 'keyint=infinite:scenecut=0'],
};
export const oddSizeArguments = [
  '-c:v',
  'libx264',
  '-preset',
  'ultrafast',
  '-g',
  '30',
  '-pix_fmt',
  'yuv444p',
];

const openGop = 'keyint=30:min-keyint=30:scenecut=0:bframes=3:open-gop=1';
export const openGopArguments: Encoders = {
  'H.264': ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '3', '-x264-params', openGop],
  HEVC: buildHevcArguments(openGop),
};

export const slowArguments = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2'],
  ...['-x264-params', 'keyint=4:min-keyint=4:scenecut=0:open-gop=1:b-adapt=0'],
];
export const interlacedArguments = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-flags', '+ildct+ilme', '-x264-params', 'tff=1:keyint=30'],
];
