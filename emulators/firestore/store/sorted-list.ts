/**
 * A sorted list in chunks of a few hundred items: adding and removing touch one chunk, so that their cost
 * hardly depends on how much is stored, and walking in order is as fast as over an array.
 */
const chunkSize = 256;

export class SortedList<T> {
  readonly #compare: (a: T, b: T) => number;
  readonly #chunks: T[][] = [];
  #size = 0;

  /** @param compare a total order: zero only for items that are the same entry */
  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds the item, or puts it in the place of the one that compares equal. */
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
    const present = chunk[index];
    if (present !== undefined && this.#compare(present, item) === 0) {
      chunk[index] = item;
      return;
    }
    chunk.splice(index, 0, item);
    this.#size++;
    if (chunk.length > chunkSize * 2) this.#chunks.splice(chunkIndex + 1, 0, chunk.splice(chunkSize));
  }

  /** Removes the item that compares equal; false when there is none. */
  remove(item: T): boolean {
    const position = (other: T) => this.#compare(other, item);
    const chunkIndex = this.#findChunk(position);
    const chunk = this.#chunks[chunkIndex];
    if (chunk === undefined) return false;
    const index = lowerBound(chunk, position);
    const present = chunk[index];
    if (present === undefined || this.#compare(present, item) !== 0) return false;
    chunk.splice(index, 1);
    if (chunk.length === 0) this.#chunks.splice(chunkIndex, 1);
    this.#size--;
    return true;
  }

  /**
   * The items in order, from the first that is not before the position on.
   * @param position negative for items that come before the wanted start
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

  *backwards(): Generator<T, void> {
    for (let chunkIndex = this.#chunks.length - 1; chunkIndex >= 0; chunkIndex--) {
      const chunk = this.#chunks[chunkIndex] as T[];
      for (let index = chunk.length - 1; index >= 0; index--) yield chunk[index] as T;
    }
  }

  /** The first chunk whose last item is not before the position; one past the end when there is none. */
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
