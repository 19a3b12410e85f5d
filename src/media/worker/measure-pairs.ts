import { measureMovement, movementPicture } from '#src/domain/picture-movement.ts';
import type { MovementJob } from '../encode/codec-job.ts';
import { openVideo } from './decode-frames.ts';
import { makeReadable } from './rgb-frames.ts';
import { readLight } from './small-pictures.ts';

/** Measures what moves between the two pictures of each pair, in their order. */
export async function measurePairs(
  { frames }: MovementJob,
  onMovement: (movement: number) => void,
): Promise<undefined> {
  const video = await openVideo(frames);
  let before: Uint8Array | undefined;
  for await (const decoded of video.decode(false)) {
    const sample = await makeReadable(decoded);
    const { bytes } = await readLight(sample, movementPicture);
    sample.close();
    if (before) onMovement(measureMovement(before, bytes));
    before = before ? undefined : bytes;
  }
}
