import { drawHoof, computeLegJoints, type Brush, type Joint } from '../brush.ts';
import { sineWave } from '../motion.ts';

/** A rider who faces left; the origin is the seat. */
export interface RiderStyle {
  shirt: string;
  legs: string;
  /** Chaps with a fringe, as in the roughstock events. */
  fringe?: boolean;
  skin: string;
  hat: string;
  boots: string;
  /** Long hair that flies behind. */
  hair?: string;
}

export interface RiderPose {
  /** Degrees by which the body leans forward. */
  lean: number;
  /** Bone angles of thigh and shin, as of a leg: 0 down, positive forward. */
  leg: [number, number];
  /** Where the holding hand is, from the seat. */
  hand: readonly [number, number];
  /** Where the free hand is; without it the second hand is at the reins too. */
  freeHand?: readonly [number, number];
  /** Turns; moves hair and hat. */
  wind: number;
}

const shoulder: readonly [number, number] = [-44, -150];

export function drawRider(brush: Brush, look: RiderStyle, at: RiderPose): void {
  const spin = (-at.lean * Math.PI) / 180;
  const [sx, sy] = [
    shoulder[0] * Math.cos(spin) - shoulder[1] * Math.sin(spin),
    shoulder[0] * Math.sin(spin) + shoulder[1] * Math.cos(spin),
  ];
  if (at.freeHand) drawArm(brush, look, [sx, sy], at.freeHand, 1);
  brush.withTransform({ turn: -at.lean }, () => {
    brush.fillTube(look.shirt, [
      [0, -6, 38],
      [-14, -70, 36],
      [-38, -140, 41],
    ]);
    brush.withTransform({ x: -58, y: -196, turn: at.lean * 0.55 + 3 * sineWave(at.wind) }, () =>
      drawHead(brush, look, at.wind),
    );
  });
  const joints = computeLegJoints([0, 2], at.leg, [104, 112], [40, 34, 22]);
  brush.fillTube(look.legs, joints);
  if (look.fringe) drawFringe(brush, look.legs, joints, at.wind);
  drawHoof(brush, look.boots, joints, at.leg[1] + 6, 1.25);
  drawArm(brush, look, [sx, sy], at.hand, -1);
}

function drawArm(
  brush: Brush,
  look: RiderStyle,
  [sx, sy]: readonly [number, number],
  [hx, hy]: readonly [number, number],
  side: number,
): void {
  const [dx, dy] = [hx - sx, hy - sy];
  const reach = Math.hypot(dx, dy) || 1;
  const bend = side * Math.sqrt(Math.max(0, 92 ** 2 - (reach / 2) ** 2));
  const elbow: Joint = [sx + dx / 2 + (dy / reach) * bend, sy + dy / 2 - (dx / reach) * bend, 19];
  brush.fillTube(look.shirt, [[sx, sy, 26], elbow, [hx, hy, 14]]);
  brush.fillCircle(look.skin, hx + (dx / reach) * 6, hy + (dy / reach) * 6, 15);
}

function drawFringe(brush: Brush, colour: string, joints: readonly Joint[], wind: number): void {
  const [, knee, foot] = joints;
  if (!knee || !foot) return;
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const [x, y] = [knee[0] + (foot[0] - knee[0]) * t, knee[1] + (foot[1] - knee[1]) * t];
    const blown = 12 * sineWave(wind * 2 + i * 0.2);
    brush.fillPolygon(colour, [
      [x, y - 26],
      [x + 62 + blown, y + 22 - blown],
      [x, y + 22],
    ]);
  }
}

/** Face, hair and hat; the origin is the middle of the head. */
function drawHead(brush: Brush, look: RiderStyle, wind: number): void {
  if (look.hair) {
    const blown = 14 * sineWave(wind);
    brush.fillTube(look.hair, [
      [10, -6, 24],
      [46, 26 + blown * 0.4, 20],
      [84, 44 + blown, 13],
      [124, 42 + 1.6 * blown, 3],
    ]);
  }
  brush.fillTube(look.skin, [
    [-4, -4, 29],
    [10, 34, 23],
  ]);
  brush.withTransform({ x: 0, y: -18, turn: -14 }, () => {
    brush.fillTube(look.hat, [
      [-92, 18, 5],
      [-50, 10, 9],
      [0, 4, 12],
      [52, 8, 9],
      [90, 6, 5],
    ]);
    brush.fillPath(look.hat, 'M-46 10L-44 -56Q-22 -74 0 -62Q16 -76 32 -70L50 8Z');
  });
}
