/** A random generator with a reproducible sequence for each seed. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns an integer from 0 to `limit` - 1. The algorithm is Mulberry32 by Tommy Ettinger (public domain). */
  nextInt(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  /** Returns true with a probability of 1 / `times`. */
  oneIn(times: number): boolean {
    return this.nextInt(times) === 0;
  }

  /** @throws RangeError for an empty list */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('Cannot pick from an empty list');
    return items[this.nextInt(items.length)] as T;
  }
}
