import { parsePath, type Path } from '../data/keys.ts';
import { exists, getNodeAt, type Leaf, type Node } from '../data/node.ts';

/** The rule cannot go on; it counts as false. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

/** What `val()` gives for an object: not nothing, and equal to nothing. */
export const opaqueObject: unique symbol = Symbol('an object');

/** The value of `data`, `newData` and `root`: a place in a database before or after the write. */
export class Snapshot {
  private readonly root: Node;
  private readonly path: Path;

  constructor(root: Node, path: Path) {
    this.root = root;
    this.path = path;
  }

  private get node(): Node {
    return getNodeAt(this.root, this.path);
  }

  val(): Leaf | null | typeof opaqueObject {
    const { node } = this;
    return node.leaf ?? (exists(node) ? opaqueObject : null);
  }

  child(path: string): Snapshot {
    return new Snapshot(this.root, [...this.path, ...parsePath(path)]);
  }

  parent(): Snapshot {
    if (this.path.length === 0) throw new EvaluationError('The root has no parent');
    return new Snapshot(this.root, this.path.slice(0, -1));
  }

  exists(): boolean {
    return exists(this.node);
  }

  hasChild(path: string): boolean {
    return this.child(path).exists();
  }

  hasChildren(names?: readonly string[]): boolean {
    if (names === undefined) return this.node.children.size > 0;
    if (names.length === 0) throw new EvaluationError('hasChildren() needs names in its list');
    return names.every((name) => this.hasChild(name));
  }

  getPriority(): Node['priority'] {
    return this.node.priority;
  }
}
