/** The words of a text, or of each text in a list. */
export type Texts = readonly (readonly string[])[];

interface Entry {
  readonly word: string;
  readonly documents: Set<number>;
  /** The highest default sorting value of these documents. */
  points: number;
}

/** An index of the words in one field. Documents are known by their number, which grows with each new one. */
export class FieldIndex {
  readonly #texts = new Map<number, Texts>();
  readonly #entries = new Map<string, Entry>();
  #sortedWords: string[] | undefined;

  /** @param points the document's default sorting value */
  add(document: number, texts: Texts, points: number): void {
    this.#texts.set(
      document,
      texts.map((words) => words.map((word) => this.#addWord(word, document, points))),
    );
  }

  /** @returns the word, as a string that is shared by all documents */
  #addWord(word: string, document: number, points: number): string {
    let entry = this.#entries.get(word);
    if (!entry) {
      entry = { word, documents: new Set(), points };
      this.#entries.set(word, entry);
      this.#sortedWords = undefined;
    }
    entry.documents.add(document);
    entry.points = Math.max(entry.points, points);
    return entry.word;
  }

  remove(document: number): void {
    for (const word of this.getTexts(document).flat()) {
      const entry = this.#entries.get(word);
      entry?.documents.delete(document);
      if (entry?.documents.size !== 0) continue;
      this.#entries.delete(word);
      this.#sortedWords = undefined;
    }
    this.#texts.delete(document);
  }

  getTexts(document: number): Texts {
    return this.#texts.get(document) ?? [];
  }

  /** The documents with a word; undefined if there are none. */
  getDocuments(word: string): ReadonlySet<number> | undefined {
    return this.#entries.get(word)?.documents;
  }

  getPoints(word: string): number {
    return this.#entries.get(word)?.points ?? 0;
  }

  /** All words in ascending order. */
  get words(): readonly string[] {
    this.#sortedWords ??= [...this.#entries.keys()].sort();
    return this.#sortedWords;
  }

  /** The documents that contain all words. */
  findAll(words: readonly string[]): number[] {
    const [first, ...others] = words.map((word) => this.getDocuments(word));
    return first
      ? [...first].filter((document) => others.every((documents) => documents?.has(document)))
      : [];
  }

  /** The documents with words in this order, next to each other. */
  findPhrase(phrase: readonly string[]): number[] {
    return this.findAll(phrase).filter((document) =>
      this.getTexts(document).some((words) =>
        words.some((_word, start) => phrase.every((word, index) => words[start + index] === word)),
      ),
    );
  }

  /** The documents with a text of exactly these words. */
  findExact(text: readonly string[]): number[] {
    return this.findAll(text).filter((document) =>
      this.getTexts(document).some(
        (words) => words.length === text.length && text.every((word, index) => words[index] === word),
      ),
    );
  }
}
