import { drawHoof, computeLegJoints, type Brush, type Joint } from '../brush.ts';
import { sineWave } from '../motion.ts';

/** A rider facing left. The origin is the seat. */
export interface RiderStyle {
  shirt: string;
  legs: string;
  /** Fringed chaps, as in rough stock events. */
  fringe?: boolean;
  skin: string;
  hat: string;
  boots: string;
  /** Long flying hair. */
  hair?: string;
}

export interface RiderPose {
  /** In degrees, positive is forward. */
  lean: number;
  /** Angles of thigh and shin in degrees: 0 is down, positive is forward. */
  leg: [number, number];
  /** Position of the hand on the reins, relative to the seat. */
  reinHand: readonly [number, number];
  /** Position of the other hand; without it both hands are on the reins. */
  freeHand?: readonly [number, number];
  /** Phase of the movement of hair and hat. */
  wind: number;
}

const shoulder: readonly [number, number] = [-44, -150];

export function drawRider(brush: Brush, style: RiderStyle, pose: RiderPose): void {
  const leanRadians = (-pose.lean * Math.PI) / 180;
  const [sx, sy] = [
    shoulder[0] * Math.cos(leanRadians) - shoulder[1] * Math.sin(leanRadians),
    shoulder[0] * Math.sin(leanRadians) + shoulder[1] * Math.cos(leanRadians),
  ];
  if (pose.freeHand) drawArm(brush, style, [sx, sy], pose.freeHand, 1);
  brush.withTransform({ turn: -pose.lean }, () => {
    brush.fillTube(style.shirt, [
      [0, -6, 38],
      [-14, -70, 36],
      [-38, -140, 41],
    ]);
    brush.withTransform({ x: -58, y: -196, turn: pose.lean * 0.55 + 3 * sineWave(pose.wind) }, () =>
      drawHead(brush, style, pose.wind),
    );
  });
  const joints = computeLegJoints([0, 2], pose.leg, [104, 112], [40, 34, 22]);
  brush.fillTube(style.legs, joints);
  if (style.fringe) drawFringe(brush, style.legs, joints, pose.wind);
  drawHoof(brush, style.boots, joints, pose.leg[1] + 6, 1.25);
  drawArm(brush, style, [sx, sy], pose.reinHand, -1);
}

function drawArm(
  brush: Brush,
  style: RiderStyle,
  [sx, sy]: readonly [number, number],
  [hx, hy]: readonly [number, number],
  side: number,
): void {
  const [dx, dy] = [hx - sx, hy - sy];
  const reach = Math.hypot(dx, dy) || 1;
  const bend = side * Math.sqrt(Math.max(0, 92 ** 2 - (reach / 2) ** 2));
  const elbow: Joint = [sx + dx / 2 + (dy / reach) * bend, sy + dy / 2 - (dx / reach) * bend, 19];
  brush.fillTube(style.shirt, [[sx, sy, 26], elbow, [hx, hy, 14]]);
  brush.fillCircle(style.skin, hx + (dx / reach) * 6, hy + (dy / reach) * 6, 15);
}

function drawFringe(brush: Brush, color: string, joints: readonly Joint[], wind: number): void {
  const [, knee, foot] = joints;
  if (!knee || !foot) return;
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const [x, y] = [knee[0] + (foot[0] - knee[0]) * t, knee[1] + (foot[1] - knee[1]) * t];
    const sway = 12 * sineWave(wind * 2 + i * 0.2);
    brush.fillPolygon(color, [
      [x, y - 26],
      [x + 62 + sway, y + 22 - sway],
      [x, y + 22],
    ]);
  }
}

/** Draws face, hair and hat. The origin is the center of the head. */
function drawHead(brush: Brush, style: RiderStyle, wind: number): void {
  if (style.hair) {
    const sway = 14 * sineWave(wind);
    brush.fillTube(style.hair, [
      [10, -6, 24],
      [46, 26 + sway * 0.4, 20],
      [84, 44 + sway, 13],
      [124, 42 + 1.6 * sway, 3],
    ]);
  }
  brush.fillTube(style.skin, [
    [-4, -4, 29],
    [10, 34, 23],
  ]);
  brush.withTransform({ x: 0, y: -18, turn: -14 }, () => {
    brush.fillTube(style.hat, [
      [-92, 18, 5],
      [-50, 10, 9],
      [0, 4, 12],
      [52, 8, 9],
      [90, 6, 5],
    ]);
    brush.fillPath(style.hat, 'M-46 10L-44 -56Q-22 -74 0 -62Q16 -76 32 -70L50 8Z');
  });
}
