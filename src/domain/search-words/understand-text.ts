import { animalTypes, type AnimalType } from '../animal.ts';
import { rodeoEvents } from '../rodeo-event.ts';
import { countryRegions, regions, toWordText, type Region } from './regions.ts';
import { noCriteria, type SearchCriteria } from './search-criteria.ts';
import { animalTypePhrases, buckOffPhrases, eventPhrases } from './words-of-events.ts';

/** What a word of the sport stands for. */
export type Meaning =
  | { kind: 'event'; eventId: number }
  | { kind: 'animal-type'; type: AnimalType }
  /** Letters may stand for several places: MT is Montana and Mato Grosso. */
  | { kind: 'place'; places: readonly [Region, ...Region[]] }
  | { kind: 'year'; year: number }
  | { kind: 'buck-off' }
  | { kind: 'figure'; figure: number };

/** Words of a text that search knows. */
export interface KnownWord {
  readonly meaning: Meaning;
  /** As typed. */
  readonly typed: string;
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Searched as text nevertheless. */
  readonly isText: boolean;
}

/** A text of the search box. */
export interface UnderstoodText {
  readonly words: readonly KnownWord[];
  /** What remains to be searched as text. */
  readonly rest: string;
  readonly criteria: SearchCriteria;
}

type Phrases = ReadonlyMap<string, Meaning>;

function* listPhrases(): Generator<[phrase: string, meaning: Meaning]> {
  for (const region of [...countryRegions, ...regions])
    for (const name of region.names) yield [name, { kind: 'place', places: [region] }];
  for (const type of animalTypes)
    for (const phrase of animalTypePhrases[type]) yield [phrase, { kind: 'animal-type', type }];
  for (const { id, name } of rodeoEvents)
    for (const phrase of [toWordText(name), ...(eventPhrases[id] ?? [])])
      yield [phrase, { kind: 'event', eventId: id }];
  for (const phrase of buckOffPhrases) yield [phrase, { kind: 'buck-off' }];
}

/** All phrases with what they stand for, names of the screen's language among them. */
export const knownPhrases: Phrases = new Map(listPhrases());

const maxPhraseWords = Math.max(...[...knownPhrases.keys()].map((phrase) => phrase.split(' ').length));

/** Letters of places that are words of the three languages, and count as letters only where they are written so. */
const commonWords = new Set(
  (
    'al am ao as ba camp ce cm co col cs de df em es ga go gr hi hg id il in ja la ma mas me mex mi mo mor na ne no ' +
    'oh ok on or os pa pe pi pr pu ro sa se si sin so son tab tb to us va ver vic act'
  ).split(' '),
);

/** After the name of a state they make it that of a town. */
const townWords = new Set(['city', 'springs', 'falls', 'county']);

/** Mean nothing beside a word that is understood: "bulls in Texas", "toros en Jalisco". */
const joiningWords = new Set(
  'in at from of the on for by with and en de del la el las los con y em no na nos nas do da dos das o os com e para'.split(
    ' ',
  ),
);
/** What is searched anyway, or cannot be asked of anything. */
const ridingWords = new Set(
  (
    'ride rides riding video videos clip clips rodeo rodeos rodeio rodeios montaria montarias monta montas ' +
    'best top mejor mejores melhor melhores womens ladies mujeres femenino femenil mulheres feminino'
  ).split(' '),
);

const figurePattern = /^(?<figure>\d{1,3}[.,]\d{1,3}|\d{1,3})(?<unit>s|pts?)?$/i;
const unitWords = new Set(
  's sec secs seconds segundos pts points point puntos pontos ponto punto'.split(' '),
);
/** Years in which there are films of rodeos. */
export const yearPattern = /^(?:19[5-9]\d|20\d\d)$/;

/** What stands between spaces, or commas that are no decimal signs, and what is quoted, which means only what it says. */
export interface Piece {
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly isAfterComma: boolean;
}

const piecePattern = /(?<quoted>"[^"]+"|“[^”]+”|«[^»]+»)|(?:[^\s,;]|(?<=\d),(?=\d))+/g;

/** The pieces of a text, in order. */
export const toPieces = (text: string): Piece[] =>
  [...text.matchAll(piecePattern)].map(({ 0: raw, index, groups }) => ({
    raw,
    start: index,
    end: index + raw.length,
    folded: groups?.['quoted'] ? '' : toWordText(raw),
    isAfterComma: /,\s*$/.test(text.slice(0, index)),
  }));

/** The places that the letters of a piece stand for; undefined where they are more likely a word. */
export function findLetters({ raw, folded, isAfterComma }: Piece, text: string): Meaning | undefined {
  const isWritten = isAfterComma || (raw === raw.toUpperCase() && text !== text.toUpperCase());
  if (commonWords.has(folded) && !isWritten) return undefined;
  const [first, ...others] = [...countryRegions, ...regions].filter(({ letters }) =>
    letters.includes(folded),
  );
  return first && { kind: 'place', places: [first, ...others] };
}

interface Match {
  meaning: Meaning;
  /** Of pieces. */
  count: number;
}

/** "88.5", "8,42 s", "90 points"; a whole number alone is more likely a brand. */
function matchFigure(piece: Piece, next: Piece | undefined): Match | undefined {
  const { figure = '', unit } = figurePattern.exec(piece.raw)?.groups ?? {};
  const isUnitNext = next !== undefined && unitWords.has(next.folded);
  if (figure === '' || !(/[.,]/.test(figure) || unit !== undefined || isUnitNext)) return undefined;
  const meaning: Meaning = { kind: 'figure', figure: Number(figure.replace(',', '.')) };
  return { meaning, count: isUnitNext && unit === undefined ? 2 : 1 };
}

/** Shorter ones are like too many names. */
const minMisspelledLength = 8;

/** Whether two texts differ by one letter: another, one more, one less, or two that are swapped. */
function differByOneLetter(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

const longEventPhrases = [...knownPhrases].filter(
  ([phrase, { kind }]) => kind === 'event' && phrase.length >= minMisspelledLength,
);

/** Names of places are left to the search service, which finds them misspelled among the towns. */
const findMisspelled = (text: string): Meaning | undefined =>
  text.length < minMisspelledLength - 1
    ? undefined
    : longEventPhrases.find(([phrase]) => differByOneLetter(phrase, text))?.[1];

function matchPhrase(pieces: readonly Piece[], from: number): Match | undefined {
  for (let count = Math.min(maxPhraseWords, pieces.length - from); count > 0; count -= 1) {
    const phrase = pieces
      .slice(from, from + count)
      .map(({ folded }) => folded)
      .join(' ');
    const meaning = knownPhrases.get(phrase) ?? findMisspelled(phrase);
    const isTown = meaning?.kind === 'place' && townWords.has(pieces[from + count]?.folded ?? '');
    if (meaning && !isTown) return { meaning, count };
  }
  return undefined;
}

function matchAt(pieces: readonly Piece[], from: number, text: string): Match | undefined {
  const piece = pieces[from];
  if (!piece) return undefined;
  if (yearPattern.test(piece.folded))
    return { meaning: { kind: 'year', year: Number(piece.folded) }, count: 1 };
  const found = matchFigure(piece, pieces[from + 1]) ?? matchPhrase(pieces, from);
  if (found) return found;
  const meaning = findLetters(piece, text);
  return meaning && { meaning, count: 1 };
}

/** What stands between words that are understood, without what means nothing beside them. */
function trimRun(run: readonly Piece[], { before, after }: { before: boolean; after: boolean }): Piece[] {
  let [from, to] = [0, run.length];
  const isJoining = (index: number) => joiningWords.has(run[index]?.folded ?? '');
  // "Rides of Cody Latham": the search would look for rides of that name.
  if (ridingWords.has(run[0]?.folded ?? '') && isJoining(1)) from = 1;
  if (before || from > 0) while (from < to && isJoining(from)) from += 1;
  if (after) while (to > from && isJoining(to - 1)) to -= 1;
  const rest = run.slice(from, to);
  if (!before && !after) return rest.length > 0 ? rest : [...run];
  return rest.every(({ folded }) => ridingWords.has(folded) || joiningWords.has(folded)) ? [] : rest;
}

/** The criteria of words. */
function toCriteria(words: readonly Pick<KnownWord, 'meaning'>[]): SearchCriteria {
  const meanings = words.map(({ meaning }) => meaning);
  return meanings.length === 0
    ? noCriteria
    : {
        eventIds: meanings.flatMap((one) => (one.kind === 'event' ? one.eventId : [])),
        animalTypes: meanings.flatMap((one) => (one.kind === 'animal-type' ? one.type : [])),
        placeIds: meanings.flatMap((one) => (one.kind === 'place' ? one.places.map(({ id }) => id) : [])),
        years: meanings.flatMap((one) => (one.kind === 'year' ? one.year : [])),
        figures: meanings.flatMap((one) => (one.kind === 'figure' ? one.figure : [])),
        isBuckOff: meanings.some((one) => one.kind === 'buck-off'),
      };
}

/**
 * Finds the words of the sport in a text, wherever they stand.
 *
 * @param asText words to search as text nevertheless, as typed, in any case
 */
export function understandText(text: string, asText: readonly string[] = []): UnderstoodText {
  const pieces = toPieces(text);
  const plain = new Set(asText.map(toWordText));
  const words: KnownWord[] = [];
  const rest: string[] = [];
  let run: Piece[] = [];
  let isAfterWord = false;
  const endRun = (after: boolean) => {
    rest.push(...trimRun(run, { before: isAfterWord, after }).map(({ raw }) => raw));
    run = [];
  };
  for (let index = 0; index < pieces.length;) {
    const match = matchAt(pieces, index, text);
    const found = pieces.slice(index, index + (match?.count ?? 1));
    index += found.length;
    const [first, last] = [found[0], found.at(-1)];
    if (!match || !first || !last) {
      run.push(...found);
      continue;
    }
    const typed = text.slice(first.start, last.end);
    const isText = plain.has(toWordText(typed));
    words.push({ meaning: match.meaning, typed, start: first.start, end: last.end, isText });
    if (isText) {
      run.push(...found);
      continue;
    }
    endRun(true);
    isAfterWord = true;
  }
  endRun(false);
  const criteria = toCriteria(words.filter(({ isText }) => !isText));
  const isWhole = rest.length === pieces.length;
  return { words, rest: isWhole ? text.trim() : rest.join(' '), criteria };
}

/** A text without one of its words. */
export const removeWord = (text: string, { start, end }: Pick<KnownWord, 'start' | 'end'>): string =>
  `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/g, ' ').trim();
