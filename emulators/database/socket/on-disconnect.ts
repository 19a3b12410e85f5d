import { formatPath, pathStartsWith, type Path } from '../data/keys.ts';
import type { Json } from '../data/json.ts';
import type { Caller } from '../credentials.ts';
import { toUpdateChanges, type Change, type Instance } from '../instance.ts';

interface PendingWrite {
  readonly path: Path;
  readonly changes: readonly Change[];
}

/** The writes that a client scheduled for the end of its connection. */
export class OnDisconnect {
  #pendingWrites: PendingWrite[] = [];

  set(path: Path, value: Json): void {
    this.cancel(path);
    this.#pendingWrites.push({ path, changes: [{ path, value }] });
  }

  /** @throws InvalidDataError */
  update(path: Path, values: Json): void {
    this.#pendingWrites.push({ path, changes: toUpdateChanges(path, values) });
  }

  /** Cancels the writes at a path and below. */
  cancel(path: Path): void {
    this.#pendingWrites = this.#pendingWrites.filter((write) => !pathStartsWith(write.path, path));
  }

  /** Applies all writes. A denied write is logged because the client is disconnected. */
  run(instance: Instance, caller: Caller): void {
    for (const { path, changes } of this.#pendingWrites) {
      try {
        instance.write(changes, caller);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`onDisconnect at /${formatPath(path)} failed to write: ${reason}`);
      }
    }
    this.#pendingWrites = [];
  }
}
