import { drawHoof, computeLegJoints, type Brush, type Joint } from '../brush.ts';
import { sineWave } from '../motion.ts';

/*
 * Bull, steer or calf, facing left. The origin is the center of the trunk; the hooves of a standing animal are 290 units
 * below it.
 */

export interface CattleStyle {
  coat: string;
  dark: string;
  /** Missing for calves. */
  horns?: string;
  /** White face and belly patches. */
  patch?: string;
  eye?: string;
}

export interface CattlePose {
  fore: [number[], number[]];
  hind: [number[], number[]];
  /** Rotation of the head in degrees, positive is up. */
  head: number;
  /** Phase of the tail's movement. */
  wind: number;
  /** From 0 (down) to 1 (up). */
  tail: number;
}

const foreleg = { from: [-128, 56], lengths: [92, 88, 26], radii: [54, 26, 17, 16] } as const;
const hindleg = { from: [168, 26], lengths: [84, 84, 84, 24], radii: [72, 48, 26, 17, 16] } as const;

export function drawCattle(brush: Brush, style: CattleStyle, pose: CattlePose): void {
  const drawLimb = (part: typeof foreleg | typeof hindleg, color: string, angles: number[]) => {
    const joints: Joint[] = computeLegJoints(part.from, angles, part.lengths, part.radii);
    brush.fillTube(color, joints);
    drawHoof(brush, style.dark, joints, angles.at(-1) ?? 0, 1.05);
  };
  drawLimb(foreleg, style.dark, pose.fore[0]);
  drawLimb(hindleg, style.dark, pose.hind[0]);
  drawTail(brush, style, pose);
  drawLimb(hindleg, style.coat, pose.hind[1]);
  brush.fillTube(style.coat, [
    [-150, 0, 92],
    [-95, -24, 108],
    [20, 4, 92],
    [110, -6, 84],
    [170, -4, 80],
  ]);
  if (style.patch && !brush.tint) {
    brush.fillTube(style.patch, [
      [-40, 66, 10],
      [30, 74, 20],
      [96, 62, 8],
    ]);
  }
  drawLimb(foreleg, style.coat, pose.fore[1]);
  brush.withTransform({ x: -190, y: -20, turn: pose.head }, () => drawHead(brush, style));
}

function drawTail(brush: Brush, style: CattleStyle, { wind, tail }: CattlePose): void {
  const sway = 30 * sineWave(wind);
  const up = 330 * tail;
  const tip: Joint = [330 - 60 * tail, 120 - 1.1 * up + sway, 15];
  brush.fillTube(style.dark, [
    [228, -46, 14],
    [282, -40 - 0.4 * up, 9],
    [312 + 0.3 * sway, 40 - 0.8 * up + sway, 7],
    tip,
  ]);
  brush.fillTube(style.dark, [tip, [tip[0] - 26 + sway, tip[1] + 34 - 20 * tail, 3]]);
}

function drawHead(brush: Brush, style: CattleStyle): void {
  brush.fillTube(style.coat, [
    [20, 0, 86],
    [-60, 34, 70],
    [-116, 66, 54],
  ]);
  if (style.horns) {
    brush.fillTube(brush.tint ?? style.dark, [
      [-110, 26, 12],
      [-70, -20, 10],
      [-64, -66, 3],
    ]);
  }
  brush.fillTube(style.coat, [
    [-112, 62, 52],
    [-150, 112, 42],
    [-186, 158, 31],
  ]);
  brush.fillTube(style.dark, [
    [-70, 46, 10],
    [-30, 62, 17],
    [-2, 84, 4],
  ]);
  if (style.patch && !brush.tint) {
    brush.fillTube(style.patch, [
      [-146, 62, 7],
      [-180, 110, 15],
      [-200, 150, 14],
    ]);
  }
  if (style.horns) {
    brush.fillTube(style.horns, [
      [-118, 30, 19],
      [-166, 24, 16],
      [-204, -14, 11],
      [-210, -68, 3],
    ]);
  }
  if (style.eye && !brush.tint) brush.fillPath(style.eye, 'M-150 84Q-138 72 -124 82Q-134 92 -150 84Z');
}
