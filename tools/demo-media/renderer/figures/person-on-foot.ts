import { drawHoof, computeLegJoints, type Brush } from '../brush.ts';
import { interpolatePose, type PoseCycle } from '../motion.ts';
import { drawRider, type RiderStyle, type RiderPose } from './rider.ts';

/** Angles of thigh and shin at quarters of a running step. */
const runCycle: PoseCycle = [
  [48, 20],
  [0, -6],
  [-38, -62],
  [26, -84],
];

/** Height of a standing person's hips above the ground. */
export const hipHeight = 224;

/** A running or kneeling person. The origin is the hips. */
export function drawPersonOnFoot(
  brush: Brush,
  style: RiderStyle,
  pose: { steps: number; kneel: number } & Pick<RiderPose, 'lean' | 'reinHand'> & Partial<RiderPose>,
): void {
  const bend = (angles: number[], kneeling: readonly [number, number]): [number, number] => [
    (angles[0] ?? 0) * (1 - pose.kneel) + kneeling[0] * pose.kneel,
    (angles[1] ?? 0) * (1 - pose.kneel) + kneeling[1] * pose.kneel,
  ];
  const far = bend(interpolatePose(runCycle, pose.steps + 0.5), [78, -2]);
  const joints = computeLegJoints([0, 2], far, [104, 112], [38, 32, 21]);
  brush.fillTube(style.legs, joints);
  drawHoof(brush, style.boots, joints, far[1] + 6, 1.25);
  drawRider(brush, style, {
    wind: pose.steps,
    ...pose,
    leg: bend(interpolatePose(runCycle, pose.steps), [6, -88]),
  });
}
