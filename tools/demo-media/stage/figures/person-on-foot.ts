import { drawHoof, computeLegJoints, type Brush } from '../brush.ts';
import { interpolatePose, type PoseCycle } from '../motion.ts';
import { drawRider, type RiderStyle, type RiderPose } from './rider.ts';

/** Thigh and shin at quarters of a running step. */
const runCycle: PoseCycle = [
  [48, 20],
  [0, -6],
  [-38, -62],
  [26, -84],
];

/** The seat of somebody who stands is this far above the ground. */
export const hipHeight = 224;

/** A person who runs, or kneels; the origin is the hips. */
export function drawPersonOnFoot(
  brush: Brush,
  look: RiderStyle,
  at: { steps: number; kneel: number } & Pick<RiderPose, 'lean' | 'hand'> & Partial<RiderPose>,
): void {
  const bent = (angles: number[], kneeling: readonly [number, number]): [number, number] => [
    (angles[0] ?? 0) * (1 - at.kneel) + kneeling[0] * at.kneel,
    (angles[1] ?? 0) * (1 - at.kneel) + kneeling[1] * at.kneel,
  ];
  const far = bent(interpolatePose(runCycle, at.steps + 0.5), [78, -2]);
  const joints = computeLegJoints([0, 2], far, [104, 112], [38, 32, 21]);
  brush.fillTube(look.legs, joints);
  drawHoof(brush, look.boots, joints, far[1] + 6, 1.25);
  drawRider(brush, look, { wind: at.steps, ...at, leg: bent(interpolatePose(runCycle, at.steps), [6, -88]) });
}
