import type { Change, StoredDocument } from './document.ts';

/** Reads at an instant reach back an hour, as in production, unless this many changes came since. */
const maxAge = 3600n * 1_000_000n;
const maxChanges = 10_000;

interface HistoryEntry {
  readonly time: bigint;
  readonly changes: readonly Change[];
}

/** The latest commits: what resumed listeners, reads at an instant and transactions look back on. */
export class History {
  #entries: HistoryEntry[] = [];
  #first = 0;
  #changes = 0;
  /** From this instant on every commit is known. */
  #oldestKnownTime: bigint;

  constructor(startTime: bigint) {
    this.#oldestKnownTime = startTime;
  }

  add(time: bigint, changes: readonly Change[]): void {
    this.#entries.push({ time, changes });
    this.#changes += changes.length;
    while (this.#entries.length - this.#first > 1) {
      const oldest = this.#entries[this.#first] as HistoryEntry;
      if (this.#changes <= maxChanges && oldest.time >= time - maxAge) break;
      this.#oldestKnownTime = oldest.time;
      this.#changes -= oldest.changes.length;
      this.#first++;
    }
    if (this.#first > 1000 && this.#first * 2 > this.#entries.length) {
      this.#entries = this.#entries.slice(this.#first);
      this.#first = 0;
    }
  }

  /** The commits after the instant, oldest first; undefined when the instant is too long ago to know. */
  getCommitsSince(time: bigint): readonly (readonly Change[])[] | undefined {
    if (time < this.#oldestKnownTime) return undefined;
    const found: (readonly Change[])[] = [];
    for (let index = this.#entries.length - 1; index >= this.#first; index--) {
      const entry = this.#entries[index] as HistoryEntry;
      if (entry.time <= time) break;
      found.push(entry.changes);
    }
    return found.reverse();
  }

  /**
   * What differed at the instant from now: the documents that changed since, as they were then (undefined:
   * missing). Undefined when the instant is too long ago to know.
   */
  getDifferencesAt(time: bigint): ReadonlyMap<string, StoredDocument | undefined> | undefined {
    const commits = this.getCommitsSince(time);
    if (commits === undefined) return undefined;
    const differences = new Map<string, StoredDocument | undefined>();
    for (const changes of commits)
      for (const change of changes)
        if (!differences.has(change.name)) differences.set(change.name, change.before);
    return differences;
  }
}
