/*
 * Clips like those of cameras at a rodeo, where the drawn ones are too clean: dirt and crowds, and the streams of iPhones.
 */

import { probeVideo } from '#src/media/probe-video.ts';
import { isIdrFrame, isSlice, listUnits } from '#src/media/timeline/idr-frame.ts';
import { createBitReader } from '#src/media/timeline/read-bits.ts';
import { readToUsability } from '#src/media/timeline/sequence-parameters.ts';
import {
  buildHevcArguments,
  cameraVideoArguments,
  convertClip,
  createClip,
  frameNumberBits as squareCount,
  frameWidth,
  squaresLeft,
  squaresTop,
  squareStep,
} from './numbered-clips.ts';

const grain = (size: string, light: string, color = '') =>
  `nullsrc=s=${size}:d=0.04:r=25,geq=lum='${light}':${color || 'cb=128:cr=128'},loop=-1:1,fps=30`;
const pan = "crop=1920:1080:x='40+t*90':y='20+t*37'";

/** A moving camera, for each kind of ground. */
const textures = {
  /** Brown. */
  dirt: `${grain('2400x1350', 'random(1)*120', 'cb=118:cr=136')},gblur=sigma=2,${pan}`,
  crowd: `${grain('200x112', 'random(1)*255', "cb='random(2)*255':cr='random(3)*255'")},scale=2400:1344:flags=neighbor,gblur=sigma=1,${pan}`,
  gravel: `${grain('2400x1350', 'random(1)*255')},gblur=sigma=0.6,${pan}`,
} as const;

/** A clip of 1080 lines. */
export async function createTexturedClip(texture: keyof typeof textures, seconds: number): Promise<File> {
  const encoder = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-b:v',
    '18M',
    '-g',
    '60',
    '-pix_fmt',
    'yuv420p',
  ];
  return convertClip(
    await createClip({ seconds: 0.1 }),
    ['-map', '0:v', '-t', String(seconds), ...encoder, '-f', 'mov'],
    ['-f', 'lavfi', '-i', textures[texture]],
  );
}

/** Sand that the wind carries over dirt, and a crowd behind it: what a camera sees that follows a ride. */
const arena = [
  `${textures.dirt}[dirt]`,
  `${textures.crowd},crop=iw:540,pad=iw:1080:color=0x806040[crowd]`,
  `${grain('48x28', 'random(1)*255')},scale=2400:1400,crop=1920:1080:x='200+t*60':y=40,format=gray,lutyuv=y=val*.5[haze]`,
  `color=0xc0a070:s=1920x1080[sand];[sand][haze]alphamerge[dust]`,
  `[crowd][dirt]blend=all_mode=softlight[ground];[ground][dust]overlay`,
].join(';');

const hevc = [...buildHevcArguments('keyint=60:min-keyint=60:scenecut=0'), '-pix_fmt', 'yuv420p10le'];

const encoders = {
  'H.264': [...cameraVideoArguments, '-b:v', '12M', '-pix_fmt', 'yuv420p'],
  HEVC: hevc,
  /** What phones record in HDR: hybrid log-gamma (ITU-R BT.2100). */
  HLG: [...hevc, '-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67', '-colorspace', 'bt2020nc'],
} as const;

interface FilmedRide {
  readonly scene: keyof typeof textures | 'arena';
  readonly rate: number;
  readonly seconds: number;
  readonly codec?: keyof typeof encoders;
  /** In degrees. */
  readonly rotation?: number;
}

/** A recording of 1080 lines with sound whose frames are numbered, as `readFrameNumbers` reads them. */
export async function createFilmedRide(ride: FilmedRide): Promise<File> {
  const { scene, rate, seconds, codec = 'H.264', rotation = 0 } = ride;
  const row = `crop=${squareCount * squareStep}:${squareStep}:${squaresLeft - 2}:${squaresTop - 2}`;
  const scale = 1920 / frameWidth;
  const position = `${scale * (squaresLeft - 2)}:${scale * (squaresTop - 2)}`;
  const picture = `[1:v]${row},scale=iw*${scale}:-1:flags=neighbor[row];[0:v]fps=${rate}[scene];[scene][row]overlay=${position}`;
  return convertClip(
    await createClip({ seconds, rate }),
    [
      ...['-filter_complex', `${picture}[shown]`, '-map', '[shown]', '-map', '1:a', '-c:a', 'copy'],
      ...[...encoders[codec], '-metadata:s:v:0', `rotate=${rotation}`, '-t', String(seconds), '-f', 'mov'],
    ],
    ['-f', 'lavfi', '-i', scene === 'arena' ? arena : textures[scene]],
  );
}

const iphoneArguments = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-bf', '1', '-b_strategy', '0'],
  '-x264-params',
  'b-pyramid=none:keyint=30:min-keyint=30:scenecut=0:weightb=0:weightp=0:slices=1:8x8dct=1',
];

/**
 * A clip as iPhones write H.264: its parameter set does not tell how many frames a decoder must buffer, and the order of
 * presentation counts by one.
 */
export async function createIphoneClip(seconds: number, filters: string): Promise<File> {
  const clip = await createClip({ seconds, filters, videoArguments: iphoneArguments });
  const bytes = new Uint8Array(await clip.arrayBuffer());
  const { video } = await probeVideo(clip);
  const [sps = new Uint8Array()] = video.parameterSets;
  const setBitReader = createBitReader(sps);
  const { frameNumberBits, orderBits = 0 } = readToUsability(setBitReader);
  // No usability information; a 1 ends the unit.
  const usability = setBitReader.position;
  const bare = setBits(sps, usability, '01'.padEnd(8 * sps.length - usability, '0'));
  bytes.set(bare, findBytes(bytes, sps));
  let idr = 0;
  for (const frame of video.decodeOrder) {
    const offset = video.frameOffsets[frame] ?? 0;
    const stored = bytes.subarray(offset, offset + (video.frameSizes[frame] ?? 0));
    if (isIdrFrame(stored, video.nalLengthSize)) idr = frame;
    for (const unit of listUnits(stored, video.nalLengthSize)) {
      if (!isSlice(unit)) continue;
      const bits = createBitReader(unit);
      bits.readBits(8);
      // The first macroblock, the type, the picture's parameter set, the frame number, and the id of an IDR frame.
      for (let field = 0; field < 3; field += 1) bits.readExpGolomb();
      bits.readBits(frameNumberBits);
      if (frame === idr) bits.readExpGolomb();
      const order = ((frame - idr) % 2 ** orderBits).toString(2).padStart(orderBits, '0');
      unit.set(setBits(unit.slice(0, 24), bits.position, order));
    }
  }
  return new File([bytes], 'iphone.mov');
}

/** Replaces bits. @param position of the first one */
function setBits(bytes: Uint8Array, position: number, bits: string): Uint8Array {
  const digits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const changed = digits.slice(0, position) + bits + digits.slice(position + bits.length);
  return Uint8Array.from(changed.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
}

const findBytes = (bytes: Uint8Array, wanted: Uint8Array): number =>
  bytes.findIndex((_byte, at) => wanted.every((byte, index) => bytes[at + index] === byte));
