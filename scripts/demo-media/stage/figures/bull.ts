import { hoof, leg, type Brush, type Joint } from '../brush.ts';
import { wave } from '../motion.ts';

/*
 * A bull, a steer, a calf: one build, facing left, origin in the middle of the trunk; standing, the hooves are
 * 290 below it.
 */

export interface CattleLook {
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

const fore = { from: [-128, 56], lengths: [92, 88, 26], radii: [54, 26, 17, 16] } as const;
const hind = { from: [168, 26], lengths: [84, 84, 84, 24], radii: [72, 48, 26, 17, 16] } as const;

export function drawCattle(brush: Brush, look: CattleLook, at: CattlePose): void {
  const limb = (part: typeof fore | typeof hind, colour: string, angles: number[]) => {
    const joints: Joint[] = leg(part.from, angles, part.lengths, part.radii);
    brush.tube(colour, joints);
    hoof(brush, look.dark, joints, angles.at(-1) ?? 0, 1.05);
  };
  limb(fore, look.dark, at.fore[0]);
  limb(hind, look.dark, at.hind[0]);
  drawTail(brush, look, at);
  limb(hind, look.coat, at.hind[1]);
  brush.tube(look.coat, [
    [-150, 0, 92],
    [-95, -24, 108],
    [20, 4, 92],
    [110, -6, 84],
    [170, -4, 80],
  ]);
  if (look.patch && !brush.tint) {
    brush.tube(look.patch, [
      [-40, 66, 10],
      [30, 74, 20],
      [96, 62, 8],
    ]);
  }
  limb(fore, look.coat, at.fore[1]);
  brush.at({ x: -190, y: -20, turn: at.head }, () => drawHead(brush, look));
}

function drawTail(brush: Brush, look: CattleLook, { wind, tail }: CattlePose): void {
  const sway = 30 * wave(wind);
  const up = 330 * tail;
  const tip: Joint = [330 - 60 * tail, 120 - 1.1 * up + sway, 15];
  brush.tube(look.dark, [
    [228, -46, 14],
    [282, -40 - 0.4 * up, 9],
    [312 + 0.3 * sway, 40 - 0.8 * up + sway, 7],
    tip,
  ]);
  brush.tube(look.dark, [tip, [tip[0] - 26 + sway, tip[1] + 34 - 20 * tail, 3]]);
}

function drawHead(brush: Brush, look: CattleLook): void {
  brush.tube(look.coat, [
    [20, 0, 86],
    [-60, 34, 70],
    [-116, 66, 54],
  ]);
  if (look.horns) {
    brush.tube(brush.tint ?? look.dark, [
      [-110, 26, 12],
      [-70, -20, 10],
      [-64, -66, 3],
    ]);
  }
  brush.tube(look.coat, [
    [-112, 62, 52],
    [-150, 112, 42],
    [-186, 158, 31],
  ]);
  brush.tube(look.dark, [
    [-70, 46, 10],
    [-30, 62, 17],
    [-2, 84, 4],
  ]);
  if (look.patch && !brush.tint) {
    brush.tube(look.patch, [
      [-146, 62, 7],
      [-180, 110, 15],
      [-200, 150, 14],
    ]);
  }
  if (look.horns) {
    brush.tube(look.horns, [
      [-118, 30, 19],
      [-166, 24, 16],
      [-204, -14, 11],
      [-210, -68, 3],
    ]);
  }
  if (look.eye && !brush.tint) brush.path(look.eye, 'M-150 84Q-138 72 -124 82Q-134 92 -150 84Z');
}
