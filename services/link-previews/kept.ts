interface KeptOptions<Value> {
  /** For how long. */
  ms: number;
  /** How many are kept, or the sum of their sizes. Above it, all are forgotten. */
  max: number;
  getSize?: (value: Value) => number;
}

/** What a function keeps of what it has read: requests that the CDN does not know pass by it, and reads are billed. */
export function createKept<Value>({ ms, max, getSize = () => 1 }: KeptOptions<Value>) {
  const entries = new Map<string, { readonly read: number; readonly value: Value }>();
  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      return entry && Date.now() - entry.read < ms ? entry.value : undefined;
    },
    set(key: string, value: Value): void {
      const size = [...entries.values()].reduce((sum, entry) => sum + getSize(entry.value), getSize(value));
      if (size > max) entries.clear();
      entries.set(key, { read: Date.now(), value });
    },
  };
}
