import { createHash } from 'node:crypto';
import { exists, type Node, type Priority } from './node.ts';
import { priorityIndex, getSortedChildren } from './order.ts';

const hashCache = new WeakMap<Node, string>();

/**
 * The hash by which a client says what it believes is stored: empty for nothing, otherwise base64 of a SHA-1
 * over the value's text form. Every listen and transaction of the SDK carries it.
 */
export function hashNode(node: Node): string {
  if (!exists(node)) return '';
  let hash = hashCache.get(node);
  if (hash === undefined) {
    hash = createHash('sha1').update(serializeForHash(node), 'utf8').digest('base64');
    hashCache.set(node, hash);
  }
  return hash;
}

function serializeForHash(node: Node): string {
  const priority = node.priority === null ? '' : `priority:${serializeLeaf(node.priority)}:`;
  if (node.leaf !== null) return priority + serializeLeaf(node.leaf);
  const children = getSortedChildren(node, priorityIndex);
  return priority + children.map(([key, child]) => `:${key}:${hashNode(child)}`).join('');
}

function serializeLeaf(leaf: Exclude<Node['leaf'] | Priority, null>): string {
  if (typeof leaf === 'number') {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(leaf);
    return `number:${bytes.toString('hex')}`;
  }
  return `${typeof leaf}:${leaf}`;
}
