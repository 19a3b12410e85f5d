import { drawHoof, computeLegJoints, type Brush, type Joint } from '../brush.ts';
import { sineWave } from '../motion.ts';

/*
 * A bull, a steer, a calf: one build, facing left, origin in the middle of the trunk; standing, the hooves are
 * 290 below it.
 */

export interface CattleStyle {
  coat: string;
  dark: string;
  /** Ivory of the horns; a calf has none. */
  horns?: string;
  /** White face and belly patches. */
  patch?: string;
  eye?: string;
}

export interface CattlePose {
  fore: [number[], number[]];
  hind: [number[], number[]];
  /** Degrees by which the head is raised. */
  head: number;
  /** Turns; moves the tail. */
  wind: number;
  /** 0 hangs, 1 stands up. */
  tail: number;
}

const foreleg = { from: [-128, 56], lengths: [92, 88, 26], radii: [54, 26, 17, 16] } as const;
const hindleg = { from: [168, 26], lengths: [84, 84, 84, 24], radii: [72, 48, 26, 17, 16] } as const;

export function drawCattle(brush: Brush, look: CattleStyle, at: CattlePose): void {
  const limb = (part: typeof foreleg | typeof hindleg, colour: string, angles: number[]) => {
    const joints: Joint[] = computeLegJoints(part.from, angles, part.lengths, part.radii);
    brush.fillTube(colour, joints);
    drawHoof(brush, look.dark, joints, angles.at(-1) ?? 0, 1.05);
  };
  limb(foreleg, look.dark, at.fore[0]);
  limb(hindleg, look.dark, at.hind[0]);
  drawTail(brush, look, at);
  limb(hindleg, look.coat, at.hind[1]);
  brush.fillTube(look.coat, [
    [-150, 0, 92],
    [-95, -24, 108],
    [20, 4, 92],
    [110, -6, 84],
    [170, -4, 80],
  ]);
  if (look.patch && !brush.tint) {
    brush.fillTube(look.patch, [
      [-40, 66, 10],
      [30, 74, 20],
      [96, 62, 8],
    ]);
  }
  limb(foreleg, look.coat, at.fore[1]);
  brush.withTransform({ x: -190, y: -20, turn: at.head }, () => drawHead(brush, look));
}

function drawTail(brush: Brush, look: CattleStyle, { wind, tail }: CattlePose): void {
  const sway = 30 * sineWave(wind);
  const up = 330 * tail;
  const tip: Joint = [330 - 60 * tail, 120 - 1.1 * up + sway, 15];
  brush.fillTube(look.dark, [
    [228, -46, 14],
    [282, -40 - 0.4 * up, 9],
    [312 + 0.3 * sway, 40 - 0.8 * up + sway, 7],
    tip,
  ]);
  brush.fillTube(look.dark, [tip, [tip[0] - 26 + sway, tip[1] + 34 - 20 * tail, 3]]);
}

function drawHead(brush: Brush, look: CattleStyle): void {
  brush.fillTube(look.coat, [
    [20, 0, 86],
    [-60, 34, 70],
    [-116, 66, 54],
  ]);
  if (look.horns) {
    brush.fillTube(brush.tint ?? look.dark, [
      [-110, 26, 12],
      [-70, -20, 10],
      [-64, -66, 3],
    ]);
  }
  brush.fillTube(look.coat, [
    [-112, 62, 52],
    [-150, 112, 42],
    [-186, 158, 31],
  ]);
  brush.fillTube(look.dark, [
    [-70, 46, 10],
    [-30, 62, 17],
    [-2, 84, 4],
  ]);
  if (look.patch && !brush.tint) {
    brush.fillTube(look.patch, [
      [-146, 62, 7],
      [-180, 110, 15],
      [-200, 150, 14],
    ]);
  }
  if (look.horns) {
    brush.fillTube(look.horns, [
      [-118, 30, 19],
      [-166, 24, 16],
      [-204, -14, 11],
      [-210, -68, 3],
    ]);
  }
  if (look.eye && !brush.tint) brush.fillPath(look.eye, 'M-150 84Q-138 72 -124 82Q-134 92 -150 84Z');
}
