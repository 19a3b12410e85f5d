import type { FilledRide, MatchedRow, MatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import type { RideFormValues } from './ride-form-schema.ts';
import { isInQueue, type Ride, type RidesState } from './rides-state.ts';

/** A row with the ride that takes it; either may be missing. */
export interface SheetPair {
  row: MatchedRow | undefined;
  /** In the sheet, from 0; -1 without a row. */
  rowIndex: number;
  ride: Ride | undefined;
  /** Of the ride in the night, from 1; 0 without a ride. */
  number: number;
}

const takesRow = (ride: Ride, { ridesWithoutRow }: MatchedSheet) =>
  ride.verdict === 'accepted' && !ridesWithoutRow.includes(ride.id);

/** Rows and accepted rides by their order, then the rides that are left. */
export function pairRows(rides: readonly Ride[], sheet: MatchedSheet): SheetPair[] {
  const queue = rides.filter((ride) => takesRow(ride, sheet));
  const getNumber = (ride: Ride | undefined) => (ride ? rides.indexOf(ride) + 1 : 0);
  const pairs = sheet.rows.map((row, rowIndex): SheetPair => {
    const ride = row.isSkipped ? undefined : queue.shift();
    return { row, rowIndex, ride, number: getNumber(ride) };
  });
  const taken = new Set(pairs.map(({ ride }) => ride));
  const left = rides.filter((ride) => ride.verdict === 'accepted' && !taken.has(ride));
  return [...pairs, ...left.map((ride) => ({ row: undefined, rowIndex: -1, ride, number: getNumber(ride) }))];
}

type Filled = Omit<FilledRide, 'rideId'>;

const nothingFilled: Filled = { contestant: '', partner: '', animal: '', eventId: 0 };

const getId = (tag: { id: string } | null) => tag?.id ?? '';

/** Whether a person has said how the ride ended: they have seen who it was. */
export const isSettled = ({ details }: Ride) => details.outcome !== '' || details.result !== '';

/** Whether a row is of another ride than what was chosen. @param before what a sheet has chosen and may change */
function isOtherRide({ details }: Ride, row: MatchedRow, before: Filled): boolean {
  const isOther = (chosen: string, said: string, filled: string) =>
    chosen !== '' && said !== '' && chosen !== said && chosen !== filled;
  return (
    isOther(getId(details.contestant), getId(row.rider), before.contestant) ||
    isOther(getId(details.animal), getId(row.animal), before.animal)
  );
}

const getFilled = ({ id }: Ride, { filled }: MatchedSheet): Filled =>
  filled.find(({ rideId }) => rideId === id) ?? nothingFilled;

/** Whether the sheet leaves a ride as it is: a person has described it, or it is published. */
export function isDescribedByHand(ride: Ride, row: MatchedRow | undefined, sheet: MatchedSheet): boolean {
  if (ride.stage.name === 'published' || isInQueue(ride)) return true;
  const isOver = isSettled(ride);
  return row ? isOtherRide(ride, row, isOver ? nothingFilled : getFilled(ride, sheet)) : isOver;
}

/**
 * A choice as the row says it, unless a person has chosen or cleared it.
 *
 * @param before the id that the sheet has filled it with
 * @returns the choice, and the id that the sheet has filled
 */
function fillTag<Tag extends { id: string }>(
  chosen: Tag | null,
  said: Tag | null,
  before: string,
  isOver: boolean,
): [tag: Tag | null, filled: string] {
  if (getId(chosen) !== before || (isOver && before !== '')) return [chosen, before];
  return [getId(said) === before ? chosen : said, getId(said)];
}

/** A ride with what its row says, and what of it the sheet has filled; a ride without a row loses what it had of one. */
function fillRide(
  ride: Ride,
  row: MatchedRow | undefined,
  before: Filled,
  commonEventId: number,
): [details: RideFormValues, filled: FilledRide] {
  const { details } = ride;
  const isOver = isSettled(ride);
  const [contestant, contestantId] = fillTag(
    details.contestant,
    row?.rider ?? null,
    before.contestant,
    isOver,
  );
  const [partner, partnerId] = fillTag(details.partner, row?.partner ?? null, before.partner, isOver);
  const [animal, animalId] = fillTag(details.animal, row?.animal ?? null, before.animal, isOver);
  const saidEvent = row?.said.eventId ?? 0;
  // An event that all share stays where they share it.
  const ownEvent = saidEvent === commonEventId ? 0 : saidEvent;
  const eventId = details.eventId === before.eventId ? ownEvent : details.eventId;
  return [
    { ...details, contestant, partner, animal, eventId },
    {
      ...{ rideId: ride.id, contestant: contestantId, partner: partnerId, animal: animalId },
      eventId: details.eventId === before.eventId ? ownEvent : before.eventId,
    },
  ];
}

/** Fills the rides that nobody has described with their rows. */
export function fillFromSheet(
  state: Pick<RidesState, 'rides' | 'common'>,
  sheet: MatchedSheet,
): { rides: Ride[]; sheet: MatchedSheet } {
  const rows = new Map(pairRows(state.rides, sheet).map(({ ride, row }) => [ride, row]));
  const filled: FilledRide[] = [];
  const rides = state.rides.map((ride) => {
    const row = rows.get(ride);
    const before = getFilled(ride, sheet);
    if (isDescribedByHand(ride, row, sheet)) {
      filled.push({ ...before, rideId: ride.id });
      return ride;
    }
    const [details, next] = fillRide(ride, row, before, state.common.eventId);
    filled.push(next);
    return { ...ride, details };
  });
  return { rides, sheet: { ...sheet, filled, isInUse: true } };
}

/** Whether rider and animal of a ride are as its row says, so that only the result is left to choose. */
export function isFilledBySheet({ id, details }: Ride, sheet: MatchedSheet | undefined): boolean {
  const filled = sheet?.filled.find(({ rideId }) => rideId === id);
  return (
    filled !== undefined &&
    details.contestant !== null &&
    details.animal !== null &&
    filled.contestant === details.contestant.id &&
    filled.animal === details.animal.id
  );
}
