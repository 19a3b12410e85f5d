import { createHash } from 'node:crypto';
import { exists, type Node, type Priority } from './node.ts';
import { priorityIndex, getSortedChildren } from './order.ts';

const hashCache = new WeakMap<Node, string>();

/**
 * Computes the hash that the SDK sends with each listen and transaction: empty when there is no data, otherwise the
 * Base64 SHA-1 of a text form of the value.
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
