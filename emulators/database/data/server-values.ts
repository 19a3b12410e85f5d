import { InvalidDataError } from './keys.ts';
import type { Json } from './json.ts';
import { getNodeAt, type Node } from './node.ts';

/**
 * Replaces `{".sv": …}` in the JSON of a write.
 *
 * @param existing the stored node at the same path, to which an increment is added
 * @param now milliseconds since the epoch, the same for a whole write
 * @throws InvalidDataError for an unknown server value
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
      // `.value` and `.priority` belong to the node itself.
      const child = key.startsWith('.') ? existing : getNodeAt(existing, [key]);
      return [key, resolveServerValues(value, child, now)];
    }),
  );
}

function resolveServerValue(serverValue: Json, existing: Node, now: number): Json {
  if (serverValue === 'timestamp') return now;
  if (serverValue !== null && typeof serverValue === 'object' && 'increment' in serverValue) {
    const delta = serverValue['increment'];
    if (typeof delta !== 'number') throw new InvalidDataError('increment must be a number');
    return typeof existing.leaf === 'number' ? existing.leaf + delta : delta;
  }
  throw new InvalidDataError(`Unknown server value ${JSON.stringify(serverValue)}`);
}
