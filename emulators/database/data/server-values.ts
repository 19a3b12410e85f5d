import { InvalidDataError } from './keys.ts';
import type { Json } from './json.ts';
import { getNodeAt, type Node } from './node.ts';

/**
 * Replaces `{".sv": …}` anywhere in what a client writes.
 *
 * @param existing what is stored at the same place: an increment adds to it
 * @param now milliseconds since the epoch, the same for a whole write
 * @throws InvalidDataError for a server value that does not exist
 */
export function resolveServerValues(json: Json, existing: Node, now: number): Json {
  if (json === null || typeof json !== 'object') return json;
  if (Array.isArray(json)) {
    return json.map((item: Json, i) => resolveServerValues(item, getNodeAt(existing, [String(i)]), now));
  }
  const object = json as { readonly [key: string]: Json };
  if ('.sv' in object) return resolveServerValue(object['.sv'] ?? null, existing, now);
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => {
      // A leaf's value and priority stand at the leaf itself.
      const below = key.startsWith('.') ? existing : getNodeAt(existing, [key]);
      return [key, resolveServerValues(value, below, now)];
    }),
  );
}

function resolveServerValue(asked: Json, existing: Node, now: number): Json {
  if (asked === 'timestamp') return now;
  if (asked !== null && typeof asked === 'object' && 'increment' in asked) {
    const delta = asked['increment'];
    if (typeof delta !== 'number') throw new InvalidDataError('increment needs a number');
    return typeof existing.leaf === 'number' ? existing.leaf + delta : delta;
  }
  throw new InvalidDataError(`There is no server value ${JSON.stringify(asked)}`);
}
