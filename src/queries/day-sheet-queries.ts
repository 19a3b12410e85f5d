import type { QueryClient } from '@tanstack/react-query';
import { env } from '#src/config/env.ts';
import { matchAnimal, matchRider } from '#src/domain/day-sheet/match-names.ts';
import type { MatchedRow } from '#src/domain/day-sheet/matched-sheet.ts';
import { parseDaySheet, type DaySheet } from '#src/domain/day-sheet/parse-day-sheet.ts';
import type { KnownNames, SheetRow } from '#src/domain/day-sheet/sheet-row.ts';
import { toAnimalTag, type AnimalTag, type ContestantTag } from '#src/domain/tags.ts';
import { ownedAnimalsQuery } from './animal-queries.ts';
import {
  animalChoicesQuery,
  contestantChoicesQuery,
  listContestants,
  listOtherAnimals,
  type TagChoices,
} from './tag-choice-queries.ts';

/** How many names are looked up at once. */
const batchSize = 6;
/** Rows by which riders and animals are told apart before all are looked up. */
const sampleSize = 4;

interface LookUp {
  accountId: string;
  signal: AbortSignal;
  /** @param share of the names that have been looked up, from 0 to 1 */
  onProgress: (share: number) => void;
}

export interface FoundSheet extends Pick<DaySheet, 'problem'> {
  rows: MatchedRow[];
  /** Whether the search did not answer, or is not set up: riders are found by first names, animals by brands. */
  isFallback: boolean;
}

/** Looks a text up once. */
function once<Value>(load: (text: string) => Promise<Value[]>): (text: string) => Promise<Value[]> {
  const found = new Map<string, Promise<Value[]>>();
  return (text) => {
    if (text === '') return Promise.resolve([]);
    const loading = found.get(text) ?? load(text);
    found.set(text, loading);
    return loading;
  };
}

/** What the index, or the lists without it, have for a name. Once the search has failed, it is not asked again. */
function createIndex(client: QueryClient, own: readonly AnimalTag[], { accountId }: LookUp) {
  let isFallback = !env.search;
  const load = async <Tag>(choices: () => Promise<TagChoices<Tag>>, list: () => Promise<Tag[]>) => {
    if (isFallback) return list();
    const found = await choices();
    isFallback ||= found.isFallback;
    return found.tags;
  };
  const findRiders = once((text) =>
    load<ContestantTag>(
      () => client.fetchQuery(contestantChoicesQuery(text)),
      () => listContestants(text),
    ),
  );
  const findOthers = once((text) => {
    const params = { accountId, owner: 'other' as const, type: undefined, text };
    return load<AnimalTag>(
      () => client.fetchQuery(animalChoicesQuery(params)),
      () => listOtherAnimals(params),
    );
  });
  return {
    isFallback: () => isFallback,
    findRiders,
    /** By both, because either may be misspelled. */
    findAnimals: async ({ brand, animal }: Pick<SheetRow, 'brand' | 'animal'>): Promise<AnimalTag[]> => {
      if (matchAnimal({ brand, animal }, own, accountId).tag) return [...own];
      const found = [...own, ...(await findOthers(brand))];
      if (matchAnimal({ brand, animal }, found, accountId).tag) return found;
      return [...found, ...(await findOthers(animal))];
    },
  };
}

type Index = ReturnType<typeof createIndex>;

/** Riders and animals of the first rows, whichever column they stand in. */
async function sample(
  rows: readonly SheetRow[],
  own: readonly AnimalTag[],
  index: Index,
): Promise<KnownNames> {
  const found = await Promise.all(
    rows.slice(0, sampleSize).map(async ({ rider, brand, animal }) => {
      const [riders, turnedRiders, animals, turnedAnimals] = await Promise.all([
        index.findRiders(rider),
        index.findRiders(animal),
        index.findAnimals({ brand, animal }),
        index.findAnimals({ brand: '', animal: rider }),
      ]);
      return { riders: [...riders, ...turnedRiders], animals: [...animals, ...turnedAnimals] };
    }),
  );
  return {
    animals: [...own, ...found.flatMap(({ animals }) => animals.map(({ name }) => ({ brand: '', name })))],
    riders: found.flatMap(({ riders }) => riders.map(({ name }) => name)),
  };
}

async function findRider(name: string, index: Index) {
  const match = matchRider(name, await index.findRiders(name));
  const last = name.split(' ').at(-1) ?? '';
  if (match.tag || match.choices.length > 0 || last === name || index.isFallback()) return match;
  // "M Etcheverry" finds nobody whose first name is written out.
  return matchRider(name, await index.findRiders(last));
}

async function matchRow(said: SheetRow, index: Index, accountId: string): Promise<MatchedRow> {
  const [rider, partner, animal] = await Promise.all([
    findRider(said.rider, index),
    findRider(said.partner, index),
    index.findAnimals(said).then((found) => matchAnimal(said, found, accountId)),
  ]);
  return {
    said,
    ...{ rider: rider.tag, riderChoices: rider.choices },
    ...{ partner: partner.tag, partnerChoices: partner.choices },
    ...{ animal: animal.tag, animalChoices: animal.choices },
    isSkipped: said.isOut,
  };
}

/**
 * Reads a pasted draw and finds its riders and animals in the index: the account's own animals first, then those of others.
 *
 * @throws DataError, or what the signal was aborted with
 */
export async function findSheet(client: QueryClient, text: string, lookUp: LookUp): Promise<FoundSheet> {
  const { accountId, signal, onProgress } = lookUp;
  const { rows: first, problem } = parseDaySheet(text);
  if (first.length === 0) return { rows: [], problem, isFallback: false };
  const own = (await client.fetchQuery(ownedAnimalsQuery(accountId, true))).map(toAnimalTag);
  const index = createIndex(client, own, lookUp);
  const known = await sample(parseDaySheet(text, { animals: own, riders: [] }).rows, own, index);
  const { rows } = parseDaySheet(text, known);
  const matched: MatchedRow[] = [];
  for (let from = 0; from < rows.length; from += batchSize) {
    signal.throwIfAborted();
    onProgress(from / rows.length);
    const batch = rows.slice(from, from + batchSize);
    matched.push(...(await Promise.all(batch.map((row) => matchRow(row, index, accountId)))));
  }
  signal.throwIfAborted();
  return { rows: matched, problem, isFallback: index.isFallback() };
}
