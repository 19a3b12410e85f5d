import { canTrim } from '#src/media/can-trim.ts';
import { copy } from './copy.ts';

/** @returns a message if this browser cannot trim videos */
export async function checkTrimSupport(): Promise<string | undefined> {
  if (await canTrim()) return undefined;
  return copy.device.cannotTrim;
}
