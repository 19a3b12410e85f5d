import { canTrim } from '#src/media/can-trim.ts';

/** @returns a message if this browser cannot trim videos */
export async function checkTrimSupport(): Promise<string | undefined> {
  if (await canTrim()) return undefined;
  return 'This browser can’t trim videos, for example in a private window. Try a regular window or another browser.';
}
