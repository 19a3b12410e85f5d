const chunkSize = 256;

/**
 * A sorted list in chunks of a few hundred items. Insertion and removal touch one chunk, so their cost hardly grows
 * with the size of the list; iteration is as fast as over an array.
 */
export class SortedList<T> {
  readonly #compare: (a: T, b: T) => number;
  readonly #chunks: T[][] = [];
  #size = 0;

  /** @param compare a total order; items that compare as zero replace each other */
  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#size;
  }

  /** Inserts the item or replaces the one that compares equal. */
  put(item: T): void {
    const position = (other: T) => this.#compare(other, item);
    const chunkIndex = Math.min(this.#findChunk(position), this.#chunks.length - 1);
    const chunk = this.#chunks[chunkIndex];
    if (chunk === undefined) {
      this.#chunks.push([item]);
      this.#size = 1;
      return;
    }
    const index = lowerBound(chunk, position);
    const existing = chunk[index];
    if (existing !== undefined && this.#compare(existing, item) === 0) {
      chunk[index] = item;
      return;
    }
    chunk.splice(index, 0, item);
    this.#size++;
    if (chunk.length > chunkSize * 2) this.#chunks.splice(chunkIndex + 1, 0, chunk.splice(chunkSize));
  }

  /** Removes the item that compares equal. @returns false when there is none */
  remove(item: T): boolean {
    const position = (other: T) => this.#compare(other, item);
    const chunkIndex = this.#findChunk(position);
    const chunk = this.#chunks[chunkIndex];
    if (chunk === undefined) return false;
    const index = lowerBound(chunk, position);
    const existing = chunk[index];
    if (existing === undefined || this.#compare(existing, item) !== 0) return false;
    chunk.splice(index, 1);
    if (chunk.length === 0) this.#chunks.splice(chunkIndex, 1);
    this.#size--;
    return true;
  }

  /**
   * The items in order, starting with the first for which `position` is not negative.
   * @param position increases monotonically over the list
   */
  *iterateFrom(position: (item: T) => number): Generator<T, void> {
    let chunkIndex = this.#findChunk(position);
    let index = lowerBound(this.#chunks[chunkIndex] ?? [], position);
    for (; chunkIndex < this.#chunks.length; chunkIndex++, index = 0) {
      const chunk = this.#chunks[chunkIndex] as T[];
      for (; index < chunk.length; index++) yield chunk[index] as T;
    }
  }

  *[Symbol.iterator](): Generator<T, void> {
    for (const chunk of this.#chunks) yield* chunk;
  }

  /** The index of the first chunk whose last item is not before the position; the chunk count when there is none. */
  #findChunk(position: (item: T) => number): number {
    return lowerBound(this.#chunks, (chunk) => position(chunk[chunk.length - 1] as T));
  }
}

function lowerBound<T>(items: readonly T[], position: (item: T) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (position(items[middle] as T) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
