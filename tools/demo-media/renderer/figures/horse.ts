import { drawHoof, computeLegJoints, type Brush } from '../brush.ts';
import { interpolatePose, sineWave, type PoseCycle } from '../motion.ts';

/*
 * A horse facing left. The origin is the center of the trunk; the hooves of a standing horse are 350 units below it.
 * Cycle rows are bone angles in degrees, from the shoulder or hip down, at eighths of a stride.
 */

const foreStride: PoseCycle = [
  [38, 34, 42],
  [14, 10, 32],
  [-12, -18, 12],
  [-24, -50, -52],
  [-4, -98, -118],
  [32, -72, -98],
  [60, -8, -38],
  [58, 44, 30],
];
const hindStride: PoseCycle = [
  [62, -2, 34, 46],
  [42, -18, 12, 32],
  [16, -36, -10, 12],
  [-8, -50, -36, -28],
  [-10, -66, -70, -88],
  [16, -74, -40, -80],
  [46, -50, -6, -40],
  [62, -22, 32, 20],
];

const foreLeg = { lengths: [150, 118, 34], radii: [54, 24, 14, 13] };
const hindLeg = { lengths: [118, 112, 108, 30], radii: [70, 50, 26, 14, 13] };

export interface HorseStyle {
  coat: string;
  /** Far legs, mane and tail. */
  dark: string;
  blaze?: string;
}

export interface HorsePose {
  fore: [number[], number[]];
  hind: [number[], number[]];
  /** Rotation of the neck in degrees, relative to a gallop; positive is up. */
  neck: number;
  /** Phase of the movement of mane and tail. */
  wind: number;
  /** From 0 (streaming behind) to 1 (up). */
  tail: number;
}

/** @param strides phase; whole numbers are full strides */
export function getGallopPose(strides: number): HorsePose {
  const fore = (lag: number) => interpolatePose(foreStride, strides - lag);
  const hind = (lag: number) => interpolatePose(hindStride, strides - lag);
  return {
    fore: [fore(0.5), fore(0.64)],
    hind: [hind(0), hind(0.13)],
    neck: 5 * sineWave(strides + 0.1),
    wind: strides,
    tail: 0.12,
  };
}

/** Rotation (degrees, positive lifts the front) and lift (drawing units) of the trunk in a gallop. */
export function getGallopTrunk(strides: number): { turn: number; lift: number } {
  return { turn: 3.5 * sineWave(strides + 0.28), lift: 14 + 14 * sineWave(strides + 0.55) };
}

export function drawHorse(brush: Brush, style: HorseStyle, pose: HorsePose): void {
  const [farFore, nearFore] = pose.fore.map((angles) => ({
    angles,
    joints: computeLegJoints([-165, 30], angles, foreLeg.lengths, foreLeg.radii),
  })) as [Limb, Limb];
  const [farHind, nearHind] = pose.hind.map((angles) => ({
    angles,
    joints: computeLegJoints([172, 14], angles, hindLeg.lengths, hindLeg.radii),
  })) as [Limb, Limb];

  drawLimb(brush, style.dark, farFore);
  drawLimb(brush, style.dark, farHind);
  drawTail(brush, style, pose);
  drawLimb(brush, style.coat, nearHind);
  drawLimb(brush, style.coat, nearFore);
  brush.fillTube(style.coat, [
    [-175, 6, 68],
    [-60, 0, 80],
    [60, -8, 77],
    [180, -2, 70],
  ]);
  brush.withTransform({ x: -160, y: -20, turn: pose.neck }, () => drawHead(brush, style, pose.wind));
}

interface Limb {
  angles: number[];
  joints: ReturnType<typeof computeLegJoints>;
}

function drawLimb(brush: Brush, color: string, { angles, joints }: Limb): void {
  brush.fillTube(color, joints);
  drawHoof(brush, color, joints, angles.at(-1) ?? 0, 1);
}

function drawTail(brush: Brush, style: HorseStyle, { wind, tail }: HorsePose): void {
  const sway = 22 * sineWave(wind);
  brush.fillTube(style.dark, [
    [214, -40, 17],
    [270, -66 - 60 * tail, 24],
    [350, -44 + sway - 190 * tail, 30],
    [430, -60 + 1.5 * sway - 300 * tail, 16],
    [480, -96 + 2 * sway - 330 * tail, 2],
  ]);
}

/** Draws neck, head and mane. The origin is the base of the neck. */
function drawHead(brush: Brush, style: HorseStyle, wind: number): void {
  for (let i = 0; i < 6; i++) {
    const [x, y] = [-128 + 24 * i, -172 + 22 * i];
    const sway = 10 * sineWave(wind * 2 - i * 0.16);
    brush.fillPolygon(style.dark, [
      [x - 26, y],
      [x + 62, y - 18 + sway],
      [x + 24, y + 62],
    ]);
  }
  brush.fillTube(style.coat, [
    [10, 10, 74],
    [-80, -70, 50],
    [-158, -138, 38],
  ]);
  brush.fillPolygon(style.dark, [
    [-168, -160],
    [-166, -214],
    [-134, -164],
  ]);
  brush.fillTube(style.coat, [
    [-158, -140, 41],
    [-214, -88, 29],
    [-262, -40, 22],
  ]);
  if (style.blaze && !brush.tint) {
    brush.fillTube(style.blaze, [
      [-196, -132, 5],
      [-232, -94, 9],
      [-266, -58, 6],
    ]);
  }
  brush.fillPolygon(style.coat, [
    [-172, -164],
    [-176, -222],
    [-140, -170],
  ]);
}
