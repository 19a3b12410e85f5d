import type { MatchedRow, MatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import { nightStore } from '../rides/rides-store.ts';

/** Rides take no rows by themselves until the changes are filled in. */
function change(getChanges: (sheet: MatchedSheet) => Partial<MatchedSheet>): void {
  const { sheet } = nightStore.getState();
  if (sheet)
    nightStore.dispatch({ type: 'sheet changed', sheet: { ...sheet, ...getChanges(sheet), isInUse: false } });
}

export const changeRow = (index: number, changes: Partial<MatchedRow>): void =>
  change(({ rows }) => ({ rows: rows.map((row, each) => (each === index ? { ...row, ...changes } : row)) }));

/** Changes places with the row before or after. */
export const moveRow = (index: number, by: 1 | -1): void =>
  change(({ rows }) => {
    const [row, other] = [rows[index], rows[index + by]];
    return row && other ? { rows: rows.with(index, other).with(index + by, row) } : {};
  });

/** Lets a ride have no row, or have one again: the rows go to the rides after it. */
export const setHasRow = (rideId: string, hasRow: boolean): void =>
  change(({ ridesWithoutRow }) => ({
    ridesWithoutRow: hasRow ? ridesWithoutRow.filter((id) => id !== rideId) : [...ridesWithoutRow, rideId],
  }));
