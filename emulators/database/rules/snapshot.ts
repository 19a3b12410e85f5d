import type { Path } from '../data/keys.ts';
import { EvaluationError } from './errors.ts';
import { exists, getNodeAt, type Leaf, type Node } from '../data/node.ts';

/** The result of `val()` for an object: neither null nor equal to any value. */
export const opaqueObject: unique symbol = Symbol('object');

/** The value of `data`, `newData` and `root`: a path of a database before or after the write. */
export class Snapshot {
  readonly #root: Node;
  readonly #path: Path;

  constructor(root: Node, path: Path) {
    this.#root = root;
    this.#path = path;
  }

  get #node(): Node {
    return getNodeAt(this.#root, this.#path);
  }

  val(): Leaf | null | typeof opaqueObject {
    const node = this.#node;
    return node.leaf ?? (exists(node) ? opaqueObject : null);
  }

  /** Nothing exists at a path that data cannot have. */
  child(path: string): Snapshot {
    return new Snapshot(this.#root, [...this.#path, ...path.split('/').filter((key) => key !== '')]);
  }

  parent(): Snapshot {
    if (this.#path.length === 0) throw new EvaluationError('The root has no parent');
    return new Snapshot(this.#root, this.#path.slice(0, -1));
  }

  exists(): boolean {
    return exists(this.#node);
  }

  hasChild(path: string): boolean {
    return this.child(path).exists();
  }

  hasChildren(names?: readonly string[]): boolean {
    if (names === undefined) return this.#node.children.size > 0;
    return names.every((name) => this.hasChild(name));
  }

  getPriority(): Node['priority'] {
    return this.#node.priority;
  }
}
