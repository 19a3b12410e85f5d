import { getMeaningName } from './meaning-name.ts';
import { findLetters, knownPhrases, toPieces, yearPattern, type Meaning } from './understand-text.ts';

/** A word of the sport that the end of a text may become. */
export interface Completion {
  readonly meaning: Meaning;
  /** The whole text with that word. */
  readonly text: string;
}

const minLength = 2;
const maxTailPieces = 4;

function* findMeanings(tail: string): Generator<Meaning> {
  for (const [phrase, meaning] of knownPhrases) if (phrase.startsWith(tail)) yield meaning;
}

const ranks: Readonly<Record<Meaning['kind'], number>> = {
  event: 0,
  'animal-type': 1,
  place: 2,
  year: 3,
  'buck-off': 4,
  figure: 5,
};

/** The words of the sport that what was typed last may become: of its longest part that may, events before places. */
export function completeText(text: string, max: number): Completion[] {
  const pieces = toPieces(text);
  const found = new Map<string, Completion>();
  const add = (meaning: Meaning, start: number) => {
    const name = getMeaningName(meaning);
    if (!found.has(name)) found.set(name, { meaning, text: `${text.slice(0, start)}${name}` });
  };
  for (let count = Math.min(maxTailPieces, pieces.length); count > 0 && found.size === 0; count -= 1) {
    const tail = pieces.slice(-count);
    const [first] = tail;
    const folded = tail.map((piece) => piece.folded).join(' ');
    if (!first || folded.length < minLength) continue;
    const meanings = [...findMeanings(folded)].toSorted((one, other) => ranks[one.kind] - ranks[other.kind]);
    for (const meaning of meanings) add(meaning, first.start);
    if (count > 1) continue;
    if (yearPattern.test(folded)) add({ kind: 'year', year: Number(folded) }, first.start);
    const letters = findLetters(first, text);
    if (letters?.kind === 'place')
      for (const place of letters.places) add({ kind: 'place', places: [place] }, first.start);
  }
  return [...found.values()].slice(0, max);
}
