/**
 * The engine's clock in microseconds since the epoch. Commits get strictly growing times, later than any
 * time that was ever read, so that a snapshot at a read time is final.
 */
export class Clock {
  #last = 0n;
  readonly #wallClock: () => number;

  /** @param wallClock milliseconds since the epoch */
  constructor(wallClock: () => number = Date.now) {
    this.#wallClock = wallClock;
  }

  /** The time of a read; never goes backwards. */
  now(): bigint {
    const wall = BigInt(Math.floor(this.#wallClock())) * 1000n;
    if (wall > this.#last) this.#last = wall;
    return this.#last;
  }

  /** The time of a commit. */
  tick(): bigint {
    const before = this.#last;
    const now = this.now();
    this.#last = now > before ? now : before + 1n;
    return this.#last;
  }
}
