import { hoof, leg, type Brush } from '../brush.ts';
import { pose, type Cycle } from '../motion.ts';
import { drawRider, type RiderLook, type RiderPose } from './rider.ts';

/** Thigh and shin at quarters of a running step. */
const step: Cycle = [
  [48, 20],
  [0, -6],
  [-38, -62],
  [26, -84],
];

/** The seat of somebody who stands is this far above the ground. */
export const standing = 224;

/** A person who runs, or kneels; the origin is the hips. */
export function drawOnFoot(
  brush: Brush,
  look: RiderLook,
  at: { steps: number; kneel: number } & Pick<RiderPose, 'lean' | 'hand'> & Partial<RiderPose>,
): void {
  const bent = (angles: number[], kneeling: readonly [number, number]): [number, number] => [
    (angles[0] ?? 0) * (1 - at.kneel) + kneeling[0] * at.kneel,
    (angles[1] ?? 0) * (1 - at.kneel) + kneeling[1] * at.kneel,
  ];
  const far = bent(pose(step, at.steps + 0.5), [78, -2]);
  const joints = leg([0, 2], far, [104, 112], [38, 32, 21]);
  brush.tube(look.legs, joints);
  hoof(brush, look.boots, joints, far[1] + 6, 1.25);
  drawRider(brush, look, { wind: at.steps, ...at, leg: bent(pose(step, at.steps), [6, -88]) });
}
