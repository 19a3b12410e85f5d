import { createHash } from 'node:crypto';
import { exists, type Node, type Priority } from './node.ts';
import { priorityIndex, sortedChildren } from './order.ts';

const known = new WeakMap<Node, string>();

/**
 * The hash by which a client says what it believes is stored: empty for nothing, otherwise base64 of a SHA-1
 * over the value's text form. Every listen and transaction of the SDK carries it.
 */
export function hashOf(node: Node): string {
  if (!exists(node)) return '';
  let hash = known.get(node);
  if (hash === undefined) {
    hash = createHash('sha1').update(textForm(node), 'utf8').digest('base64');
    known.set(node, hash);
  }
  return hash;
}

function textForm(node: Node): string {
  const priority = node.priority === null ? '' : `priority:${leafText(node.priority)}:`;
  if (node.leaf !== null) return priority + leafText(node.leaf);
  const children = sortedChildren(node, priorityIndex);
  return priority + children.map(([key, child]) => `:${key}:${hashOf(child)}`).join('');
}

function leafText(leaf: Exclude<Node['leaf'] | Priority, null>): string {
  if (typeof leaf === 'number') {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(leaf);
    return `number:${bytes.toString('hex')}`;
  }
  return `${typeof leaf}:${leaf}`;
}
