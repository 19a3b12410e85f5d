/** Chance that comes out the same for the same seed. */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0 up to, but not, `limit`. Mulberry32 by Tommy Ettinger (public domain). */
  nextInt(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  /** True once in `times`. */
  oneIn(times: number): boolean {
    return this.nextInt(times) === 0;
  }

  /** @throws RangeError when there is nothing to pick from */
  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new RangeError('Nothing to pick from');
    return from[this.nextInt(from.length)] as T;
  }
}
