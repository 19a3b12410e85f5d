/**
 * Whether JSON is nested deeper than so many levels; a scalar has none. Asked of whatever comes in from outside, since
 * walking 10,000 levels exhausts the call stack, and JSON.parse makes them without complaint.
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
