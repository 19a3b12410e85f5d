import { randomInt } from 'node:crypto';

/** In the order of their character codes, so that ids sort by the time they were made. */
const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/**
 * A new child's key, as POST gives: eight characters of time and twelve of chance.
 *
 * @param now milliseconds since the epoch
 */
export function createPushId(now = Date.now()): string {
  let time = '';
  for (let rest = now; time.length < 8; rest = Math.floor(rest / 64)) {
    time = alphabet.charAt(rest % 64) + time;
  }
  const chance = Array.from({ length: 12 }, () => alphabet.charAt(randomInt(64)));
  return time + chance.join('');
}
