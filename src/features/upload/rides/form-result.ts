import { isQualified, type RideMarks } from '#src/domain/ride-clock.ts';
import { getImpliedResult, listResults, type RideResult } from '#src/domain/ride-outcome.ts';
import { getScoring } from '#src/domain/rodeo-event.ts';

/** Chosen where a result is taken back. */
export const noOutcome = 'unknown';

/** What stands under “No score”. */
const reasons = ['re-ride', 'missed-out', 'disqualified', 'turned-out'] as const satisfies RideResult[];
export type Reason = (typeof reasons)[number];

/** The reasons for no score that an event can have. */
export const listReasons = (eventId: number): Reason[] =>
  reasons.filter((reason) => listResults(eventId).includes(reason));

export const isReason = (result: RideResult | undefined): result is Reason =>
  reasons.some((reason) => reason === result);

/** A number as it is typed, with a point or a comma. @returns undefined for anything else, null for nothing */
export function parseTyped(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,4}([.,]\d{1,3})?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** What a form says of how a ride ended: see ride-form-schema.ts. */
interface ResultValues {
  eventId: number;
  outcome: string;
  result: string;
}

/** What the marks of a ride say. @param seconds between the marks; undefined without them */
export function getMarkedResult(eventId: number, seconds: number | undefined): RideResult | undefined {
  if (seconds === undefined || eventId === 0 || getScoring(eventId) === 'time') return undefined;
  return isQualified(seconds) ? 'qualified' : 'bucked-off';
}

/**
 * How the ride of a form ended: as was chosen, or else as the typed points or the marks say. A run has a time unless it is
 * said to have none.
 *
 * @param seconds between the marks; undefined without them
 */
export function getFormResult(values: ResultValues, seconds?: number): RideResult | undefined {
  const { eventId, outcome, result } = values;
  const possible = listResults(eventId);
  const chosen = possible.find((each) => each === outcome);
  if (chosen) return chosen;
  if (possible.includes('time')) return 'time';
  if (outcome === noOutcome) return undefined;
  return getImpliedResult(eventId, parseTyped(result) ?? null) ?? getMarkedResult(eventId, seconds);
}

/** Whether a score or a time goes with a result. A ride without a result may still get one. */
export const takesValue = (result: RideResult | undefined): boolean =>
  result === undefined || result === 'qualified' || result === 'time';

/** Whether something was typed as the score of a ride that has none. */
export const hasStrayValue = (result: RideResult | undefined, typed: string): boolean =>
  !takesValue(result) && parseTyped(typed) !== null && parseTyped(typed) !== 0;

/** Whether judges mark the animal: nobody does when it did not leave the gate with its rider. */
export const takesJudging = (result: RideResult | undefined): boolean => result !== 'turned-out';

/** With what is chosen by the marks, where nothing else was. */
export function withMarkedResult<Values extends ResultValues>(
  values: Values,
  marks: RideMarks | null,
): Values {
  const outcome = getFormResult(values, marks ? marks.end - marks.start : undefined);
  return outcome ? { ...values, outcome } : values;
}

/** Judges give half of their points to who rides, so that few qualified rides are below: 8.65 is a slip for 86.5. */
const unusualScore = 50;

/** What is asked about before a ride is published. */
export type Doubt = 'low-score' | 'short-ride';

/**
 * What is possible, and seldom meant.
 *
 * @param value points or seconds
 * @param seconds between the marks; undefined without them
 */
export function findDoubts(
  result: RideResult | undefined,
  value: number | null | undefined,
  seconds: number | undefined,
): Doubt[] {
  if (result !== 'qualified') return [];
  const isLow = value != null && value > 0 && value < unusualScore;
  const isShort = seconds !== undefined && !isQualified(seconds);
  return [...(isLow ? (['low-score'] as const) : []), ...(isShort ? (['short-ride'] as const) : [])];
}
