import { formatPath, pathStartsWith, type Path } from '../data/keys.ts';
import type { Json } from '../data/json.ts';
import type { Caller } from '../credentials.ts';
import { toUpdateChanges, type Change, type Instance } from '../instance.ts';

interface PendingWrite {
  readonly path: Path;
  readonly changes: readonly Change[];
}

/** What a client wants written when its connection ends. */
export class OnDisconnect {
  private pendingWrites: PendingWrite[] = [];

  set(path: Path, value: Json): void {
    this.cancel(path);
    this.pendingWrites.push({ path, changes: [{ path, value }] });
  }

  /** @throws InvalidDataError */
  update(path: Path, values: Json): void {
    this.pendingWrites.push({ path, changes: toUpdateChanges(path, values) });
  }

  /** Forgets everything at a path and below. */
  cancel(path: Path): void {
    this.pendingWrites = this.pendingWrites.filter((wish) => !pathStartsWith(wish.path, path));
  }

  /** Writes it all; what is refused is left out, as nobody is there to be told. */
  run(instance: Instance, caller: Caller): void {
    for (const { path, changes } of this.pendingWrites) {
      try {
        instance.write(changes, caller);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`onDisconnect at /${formatPath(path)} was not written: ${reason}`);
      }
    }
    this.pendingWrites = [];
  }
}
