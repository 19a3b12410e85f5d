import { randomInt } from 'node:crypto';

/** In the order of their character codes, so that IDs sort by creation time. */
const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/**
 * Creates the key of a new child for POST: eight characters of time and twelve random ones.
 *
 * @param now milliseconds since the epoch
 */
export function createPushId(now = Date.now()): string {
  let time = '';
  for (let rest = now; time.length < 8; rest = Math.floor(rest / 64)) {
    time = alphabet.charAt(rest % 64) + time;
  }
  const random = Array.from({ length: 12 }, () => alphabet.charAt(randomInt(64)));
  return time + random.join('');
}
