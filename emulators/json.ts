/** Whether parsed JSON is an object, not an array or null. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether JSON is nested deeper than a number of levels; a scalar has none. Input from outside must be checked before it
 * is processed recursively: JSON.parse accepts any depth, but 10,000 levels exhaust the call stack.
 */
export function isDeeperThan(json: unknown, levels: number): boolean {
  let level: object[] = typeof json === 'object' && json !== null ? [json] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === levels) return true;
    level = level.flatMap((parent) =>
      Object.values(parent).filter((child): child is object => typeof child === 'object' && child !== null),
    );
  }
  return false;
}
