import type { Change, StoredDocument } from './document.ts';

/** As in production, read times reach back one hour; here only while the history has at most `maxChanges`. */
const maxAgeMicros = 3600n * 1_000_000n;
const maxChanges = 10_000;

interface HistoryEntry {
  readonly time: bigint;
  readonly changes: readonly Change[];
}

/** The most recent commits, for resumed listeners, reads in the past and transactions. */
export class History {
  #entries: HistoryEntry[] = [];
  #firstIndex = 0;
  #changeCount = 0;
  /** Every commit after this time is known. */
  #oldestKnownTime: bigint;

  constructor(startTime: bigint) {
    this.#oldestKnownTime = startTime;
  }

  add(time: bigint, changes: readonly Change[]): void {
    this.#entries.push({ time, changes });
    this.#changeCount += changes.length;
    while (this.#entries.length - this.#firstIndex > 1) {
      const oldest = this.#entries[this.#firstIndex] as HistoryEntry;
      if (this.#changeCount <= maxChanges && oldest.time >= time - maxAgeMicros) break;
      this.#oldestKnownTime = oldest.time;
      this.#changeCount -= oldest.changes.length;
      this.#firstIndex++;
    }
    if (this.#firstIndex > 1000 && this.#firstIndex * 2 > this.#entries.length) {
      this.#entries = this.#entries.slice(this.#firstIndex);
      this.#firstIndex = 0;
    }
  }

  /** The commits after the time, oldest first; undefined when the time is older than the history. */
  getCommitsSince(time: bigint): readonly (readonly Change[])[] | undefined {
    if (time < this.#oldestKnownTime) return undefined;
    const found: (readonly Change[])[] = [];
    for (let index = this.#entries.length - 1; index >= this.#firstIndex; index--) {
      const entry = this.#entries[index] as HistoryEntry;
      if (entry.time <= time) break;
      found.push(entry.changes);
    }
    return found.reverse();
  }

  /**
   * The documents that changed after the time, as they were at that time (undefined: missing).
   * @returns undefined when the time is older than the history
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
