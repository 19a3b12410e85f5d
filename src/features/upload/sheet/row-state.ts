import type { MatchedRow } from '#src/domain/day-sheet/matched-sheet.ts';

/** What a row says of its animal. */
export const getSaidAnimal = ({ said: { brand, animal } }: MatchedRow): string =>
  [brand, animal].filter(Boolean).join(' ');

/** What of a row is not known yet. */
export const findGaps = (row: MatchedRow) => ({
  rider: row.said.rider !== '' && row.rider === null,
  partner: row.said.partner !== '' && row.partner === null,
  animal: getSaidAnimal(row) !== '' && row.animal === null,
});

export const isToFix = (row: MatchedRow): boolean => {
  const { rider, partner, animal } = findGaps(row);
  return !row.isSkipped && (rider || partner || animal);
};
