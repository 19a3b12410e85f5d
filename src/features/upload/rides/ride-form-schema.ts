import * as z from 'zod/mini';
import { createReader, readBoolean, readInteger, readText, readTexts } from '#src/domain/field-readers.ts';
import { lengthCheck, lineCheck, maxLengthCheck } from '#src/domain/names.ts';
import { eventDateCheck, parseNextEvent, type NextEvent } from '#src/domain/next-event.ts';
import { getScoring, isRodeoEvent, type Scoring } from '#src/domain/rodeo-event.ts';
import { lineLimits, textLimits } from '#src/domain/text-limits.ts';
import { animalTagSchema, contestantTagSchema, getRideTags, type RideTags } from '#src/domain/tags.ts';
import { addHalves, getGateTurn, isScoreOff, maxHalf, toJudgingFields } from '#src/domain/judged-ride.ts';
import { fitPenalty } from '#src/domain/penalties.ts';
import { hasRideClock } from '#src/domain/ride-clock.ts';
import { toResultFields } from '#src/domain/new-video.ts';
import type { User } from '#src/domain/user.ts';
import { getPenalty, getRideResult } from '#src/domain/ride-outcome.ts';
import type { Video, VideoDetails } from '#src/domain/video.ts';
import { formatIsoDate } from '#src/lib/dates.ts';
import { parseIsoDate } from '#src/lib/parse-dates.ts';
import { copy } from '../copy.ts';
import {
  getFormResult,
  hasStrayValue,
  noOutcome,
  parseTyped,
  takesJudging,
  takesValue,
} from './form-result.ts';

/**
 * The form of a ride as typed, from what this or an earlier version has stored: what is missing is empty. Tags contain
 * what shows them, so that a draft needs no request.
 */
export const readRideForm = createReader({
  accountId: readText,
  title: readText,
  location: readText,
  /** YYYY-MM-DD */
  date: readText,
  /** 0 until one is chosen. */
  eventId: readInteger,
  animal: (stored) => animalTagSchema.safeParse(stored).data ?? null,
  animalRequired: readBoolean,
  /** Null in a contestant's own ride. */
  contestant: (stored) => contestantTagSchema.safeParse(stored).data ?? null,
  partner: (stored) => contestantTagSchema.safeParse(stored).data ?? null,
  /** A result of ride-outcome.ts or `unknown`; empty until one is chosen. */
  outcome: readText,
  /** Points, or seconds without a penalty. */
  result: readText,
  /** Seconds. */
  penalty: readInteger,
  /** The judges' points for each half of a score. */
  riderMarks: readText,
  animalMarks: readText,
  /** Empty until it is noted. */
  gateTurn: readText,
  notes: readText,
  /** The film that shows the same ride; empty where none was said to. */
  sameFilm: readText,
  /** The films of which was said that they show another ride. */
  otherFilms: readTexts,
});

export type RideFormValues = ReturnType<typeof readRideForm>;

export const emptyRideForm: RideFormValues = readRideForm({});

const requiredText = (label: string, message: string, maxLength: number = lineLimits.title) =>
  z.string().check(lineCheck, z.minLength(1, message), maxLengthCheck(label, maxLength));

const { problems } = copy.details;

/** As in firestore.rules. Points are more than 0: a buck-off has none. */
const minResult: Record<Scoring, number> = { score: Number.MIN_VALUE, time: 1 };
const maxResult: Record<Scoring, number> = { score: 2 * maxHalf, time: 3600 };

function findResultProblem(values: RideFormValues): string | undefined {
  const result = getFormResult(values);
  const scoring = getScoring(values.eventId);
  if (!takesValue(result)) {
    if (!hasStrayValue(result, values.result)) return undefined;
    const word = result ? copy.result.names[result] : '';
    return problems.stray[scoring](word, values.result.trim());
  }
  if (values.outcome === noOutcome && !result) return undefined;
  const value = parseTyped(values.result);
  const penalty = result === 'time' ? fitPenalty(values.eventId, values.penalty) : 0;
  if (value === null) return penalty > 0 ? problems.time : undefined;
  return value !== undefined && value >= minResult[scoring] && value + penalty <= maxResult[scoring]
    ? undefined
    : problems[scoring];
}

/** Of a ride that was not qualified, judges mark the animal alone. */
function parseHalves(values: RideFormValues) {
  const result = getFormResult(values);
  const [rider_marks, animal_marks] = [parseTyped(values.riderMarks), parseTyped(values.animalMarks)];
  return {
    rider_marks: takesValue(result) ? (rider_marks ?? null) : null,
    animal_marks: takesJudging(result) ? (animal_marks ?? null) : null,
  };
}

/** The judges' halves are asked for in scored events only. */
function* findHalfProblems(values: RideFormValues): Generator<['riderMarks' | 'animalMarks', string]> {
  if (!hasRideClock(values.eventId)) return;
  for (const field of ['riderMarks', 'animalMarks'] as const) {
    const value = parseTyped(values[field]);
    if (value === undefined || Number(value) > maxHalf) yield [field, problems.half];
  }
  const halves = parseHalves(values);
  if (takesValue(getFormResult(values)) && isScoreOff(parseTyped(values.result) ?? null, halves))
    yield ['animalMarks', problems.sum(addHalves(halves) ?? 0)];
}

/** What a ride needs to be published. */
export const rideFormSchema = z
  .object({
    accountId: requiredText(copy.details.user, problems.account),
    title: requiredText(copy.details.rodeo, problems.rodeo),
    location: requiredText(copy.details.location, problems.location, lineLimits.location),
    date: z.string().check(z.minLength(1, problems.date), eventDateCheck),
    eventId: z.number().check(z.refine(isRodeoEvent, problems.event)),
    animal: z.nullable(animalTagSchema),
    animalRequired: z.boolean(),
    contestant: z.nullable(contestantTagSchema),
    partner: z.nullable(contestantTagSchema),
    outcome: z.string(),
    result: z.string(),
    penalty: z.number(),
    riderMarks: z.string(),
    animalMarks: z.string(),
    gateTurn: z.string(),
    notes: z.string().check(lengthCheck(textLimits.notes, problems.notes)),
    sameFilm: z.string(),
    otherFilms: z.array(z.string()),
  })
  .check(({ value, issues }) => {
    const report = (field: keyof RideFormValues, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    if (value.animalRequired && !value.animal) report('animal', problems.animal);
    const problem = findResultProblem(value);
    if (problem) report('result', problem);
    for (const [field, message] of findHalfProblems(value)) report(field, message);
  });

/**
 * My Next Event fills an untouched form (decision D15), without a date that of the file. An animal that
 * was preselected on its page comes before the one that was drawn.
 */
export function prefillRideForm(
  values: RideFormValues,
  nextEvent: NextEvent | undefined,
  fileDate: string,
): RideFormValues {
  const { animal, accountId } = values;
  const isUntouched = JSON.stringify(values) === JSON.stringify({ ...emptyRideForm, animal, accountId });
  if (!isUntouched) return values;
  const next = nextEvent ?? parseNextEvent({});
  const { event: title, location, date, eventType: eventId } = next;
  return { ...values, title, location, date: date || fileDate, eventId, animal: animal ?? next.animal };
}

/**
 * The tags that still fit when a ride moves from one account to another: any animal but those of the previous account. A
 * contestant who posts a ride rides it, unless somebody else is chosen.
 */
export function keepFittingTags(
  { animal, contestant, partner }: RideTags,
  previousAccountId: string,
  account: Pick<User, 'account_type'>,
): RideTags {
  return {
    animal: animal?.contractor === previousAccountId ? null : animal,
    contestant: account.account_type === 'contractor' ? contestant : null,
    partner,
  };
}

/** What the form of a ride writes. */
export function toVideoDetails(values: RideFormValues): VideoDetails {
  const { eventId } = values;
  const result = getFormResult(values);
  const halves = parseHalves(values);
  const sum = hasRideClock(eventId) ? addHalves(halves) : null;
  const isTakenBack = values.outcome === noOutcome && !result;
  const value = isTakenBack ? null : (parseTyped(values.result) ?? sum);
  return {
    title: values.title.trim(),
    location: values.location.trim(),
    event_date: parseIsoDate(values.date),
    event_type: eventId,
    ...toResultFields(eventId, { result, value, penalty: fitPenalty(eventId, values.penalty) }),
    notes: values.notes.trim(),
    ...toJudgingFields(eventId, { ...halves, gate_turn: takesJudging(result) ? values.gateTurn : '' }),
  };
}

/** What was typed as the points or seconds of a published ride. */
function toTypedResult(video: Video): string {
  const { score, time } = video;
  const result = getRideResult(video);
  if (result === 'qualified') return String(score ?? '');
  return result === 'time' && time !== null
    ? String(Math.round((time - getPenalty(video)) * 1000) / 1000)
    : '';
}

/** The form of a published ride. */
export function toRideFormValues(video: Video): RideFormValues {
  return {
    ...getRideTags(video),
    accountId: video.user_id,
    title: video.title,
    location: video.location,
    date: video.event_date === null ? '' : formatIsoDate(video.event_date),
    eventId: video.event_type,
    animalRequired: false,
    outcome: getRideResult(video) ?? '',
    result: toTypedResult(video),
    penalty: getPenalty(video),
    riderMarks: String(video.rider_marks ?? ''),
    animalMarks: String(video.animal_marks ?? ''),
    gateTurn: getGateTurn(video) ?? '',
    notes: video.notes,
    sameFilm: '',
    otherFilms: [],
  };
}
