import { createReader, readBoolean, readInteger, readText } from '../field-readers.ts';

/** More rows than a night has rides. */
export const maxSheetRows = 500;
/** In UTF-16 units: twice what so many rows take. */
export const maxSheetLength = 100_000;

/** Reads a row of a day sheet as an earlier visit has stored it. */
export const readSheetRow = createReader({
  /** Of the text, from 1. */
  line: readInteger,
  /** As the sheet counts; empty where it does not. */
  number: readText,
  rider: readText,
  /** The second of a team. */
  partner: readText,
  brand: readText,
  animal: readText,
  /** 0 where the sheet does not say. */
  eventId: readInteger,
  isReride: readBoolean,
  /** Whether the sheet says that nobody rides: the animal is in reserve, or was turned out. */
  isOut: readBoolean,
});

/** What a row of a day sheet says, each part empty where it says nothing. */
export type SheetRow = ReturnType<typeof readSheetRow>;

/** What is known before a sheet is read: it tells animals from riders. */
export interface KnownNames {
  animals: readonly { brand: string; name: string }[];
  riders: readonly string[];
}

export const noKnownNames: KnownNames = { animals: [], riders: [] };
