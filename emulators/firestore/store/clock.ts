/**
 * The engine's clock in microseconds since the epoch. Commit times strictly increase and are later than every time
 * returned before, so that a snapshot at a read time never changes.
 */
export class Clock {
  #last = 0n;
  readonly #wallClock: () => number;

  /** @param wallClock milliseconds since the epoch */
  constructor(wallClock: () => number = Date.now) {
    this.#wallClock = wallClock;
  }

  /** The current time; never decreases. */
  now(): bigint {
    const wall = BigInt(Math.floor(this.#wallClock())) * 1000n;
    if (wall > this.#last) this.#last = wall;
    return this.#last;
  }

  /** A new commit time. Never whole milliseconds, so that what sends one back through a JavaScript date fails here, too. */
  tick(): bigint {
    const before = this.#last;
    const now = this.now();
    this.#last = now > before ? now : before;
    this.#last += this.#last % 1000n === 999n ? 2n : 1n;
    return this.#last;
  }
}
