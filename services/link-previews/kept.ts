interface KeptOptions<Value> {
  /** For how long. */
  ms: number;
  /** How many are kept, or the sum of their sizes. Above it, all are forgotten. */
  max: number;
  getSize?: (value: Value) => number;
}

/**
 * What a function keeps of what it has read: requests that the CDN does not know pass by it, and reads are billed.
 *
 * @returns reads a value, unless it is kept; undefined is not kept
 */
export function createKept<Value>({ ms, max, getSize = () => 1 }: KeptOptions<Value>) {
  const entries = new Map<string, { readonly read: number; readonly value: Value }>();
  return async <Read extends Value | undefined>(
    key: string,
    read: () => Promise<Read>,
  ): Promise<Value | Read> => {
    const entry = entries.get(key);
    if (entry && Date.now() - entry.read < ms) return entry.value;
    const value = await read();
    if (value === undefined) return value;
    const size = [...entries.values()].reduce((sum, kept) => sum + getSize(kept.value), getSize(value));
    if (size > max) entries.clear();
    entries.set(key, { read: Date.now(), value });
    return value;
  };
}
