import { createReader, readBoolean, readInteger, readText, type Reader } from '../field-readers.ts';
import { animalTagSchema, contestantTagSchema, type AnimalTag, type ContestantTag } from '../tags.ts';
import { readSheetRow } from './sheet-row.ts';

const readListOf =
  <Item>(readItem: Reader<Item | null>): Reader<Item[]> =>
  (stored) =>
    Array.isArray(stored) ? stored.map(readItem).filter((item) => item !== null) : [];

const readAnimalTag: Reader<AnimalTag | null> = (stored) => animalTagSchema.safeParse(stored).data ?? null;
const readContestantTag: Reader<ContestantTag | null> = (stored) =>
  contestantTagSchema.safeParse(stored).data ?? null;

const readMatchedRow = createReader({
  said: readSheetRow,
  rider: readContestantTag,
  /** Who may be meant, where nobody is sure. */
  riderChoices: readListOf(readContestantTag),
  partner: readContestantTag,
  partnerChoices: readListOf(readContestantTag),
  animal: readAnimalTag,
  animalChoices: readListOf(readAnimalTag),
  /** Whether no ride of the night is of this row. */
  isSkipped: readBoolean,
});

/** A row of a day sheet with the profile and the animal that it names, as far as they are known. */
export type MatchedRow = ReturnType<typeof readMatchedRow>;

const readFilledRide = createReader({
  rideId: readText,
  /** Ids; empty for none. */
  contestant: readText,
  partner: readText,
  animal: readText,
  eventId: readInteger,
});

/** What a sheet has filled in a ride: what is different now, a person has chosen. */
export type FilledRide = ReturnType<typeof readFilledRide>;

const readTextList = readListOf((stored) => readText(stored) || null);
const readMatchedRows = readListOf<MatchedRow>(readMatchedRow);
const readFilledRides = readListOf<FilledRide>(readFilledRide);

/** Reads the day sheet of a night as it is stored; one without rows is none. */
export const readMatchedSheet = createReader({
  /** As pasted. */
  text: readText,
  /** In the order of the night. */
  rows: readMatchedRows,
  /** Rides that no row is of. */
  ridesWithoutRow: readTextList,
  filled: readFilledRides,
  /** Whether rides take their rows by themselves, until somebody changes the sheet. */
  isInUse: readBoolean,
});

export type MatchedSheet = ReturnType<typeof readMatchedSheet>;
