/** Neighbors in a list of words: those with the same beginning. */
export interface WordRange {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

interface Node extends WordRange {
  readonly value: number;
}

/**
 * Lists words as Typesense walks through a part of its tree of words: always to the node with the highest value, of which
 * there may be several. Which comes first of these depends on its queue, and decides which words are candidates when
 * there are too many, so this is the same queue.
 *
 * @param words in ascending order
 * @param rank the value of a word
 * @param isByMaximum whether a node has the highest value of its words, as opposed to none
 */
export function* rankWords(
  words: readonly string[],
  range: WordRange,
  rank: (word: string) => number,
  isByMaximum: boolean,
): Iterable<string> {
  const toNode = ({ from, to }: WordRange): Node => {
    if (to - from === 1) return { from, to, value: rank(words[from] ?? '') };
    let value = isByMaximum ? -Infinity : 0;
    if (isByMaximum) for (let at = from; at < to; at += 1) value = Math.max(value, rank(words[at] ?? ''));
    return { from, to, value };
  };
  const queue = new NodeQueue();
  queue.push(toNode(range));
  for (let node = queue.pop(); node; node = queue.pop()) {
    const { from, to } = node;
    if (to - from === 1) yield words[from] ?? '';
    else for (const child of splitRange(words, node)) queue.push(toNode(child));
  }
}

/** Splits at the first character in which the words differ. */
function* splitRange(words: readonly string[], { from, to }: WordRange): Iterable<WordRange> {
  const first = words[from] ?? '';
  const last = words[to - 1] ?? '';
  let length = 0;
  while (length < first.length && first[length] === last[length]) length += 1;
  for (let start = from; start < to;) {
    const character = words[start]?.[length];
    let end = start + 1;
    while (end < to && words[end]?.[length] === character) end += 1;
    yield { from: start, to: end };
    start = end;
  }
}

/** A heap whose order of equal nodes is that of C++'s standard library with a comparison that is true for them. */
class NodeQueue {
  readonly #nodes: Node[] = [];

  push(node: Node): void {
    this.#nodes.push(node);
    this.#rise(this.#nodes.length - 1, node);
  }

  pop(): Node | undefined {
    const [top] = this.#nodes;
    const last = this.#nodes.pop();
    const count = this.#nodes.length;
    if (!last || count === 0) return top;
    let hole = 0;
    for (let child = 2; child <= count; child = 2 * hole + 2) {
      const [left, right] = [this.#nodes[child - 1], this.#nodes[child]];
      if (!left) break;
      const isLeft = !right || right.value <= left.value;
      this.#nodes[hole] = isLeft ? left : right;
      hole = isLeft ? child - 1 : child;
    }
    this.#rise(hole, last);
    return top;
  }

  #rise(start: number, node: Node): void {
    let hole = start;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      const above = this.#nodes[parent];
      if (!above || above.value > node.value) break;
      this.#nodes[hole] = above;
      hole = parent;
    }
    this.#nodes[hole] = node;
  }
}
