import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { presentResult } from '#src/domain/present-result.ts';
import { getPenalties } from '#src/domain/penalties.ts';
import { hasRideClock, type RideMarks } from '#src/domain/ride-clock.ts';
import { listResults, type RideResult } from '#src/domain/ride-outcome.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { getScoring, isRodeoEvent } from '#src/domain/rodeo-event.ts';
import { Button, TextButton } from '#src/ui/button.tsx';
import { ChoiceCards } from '#src/ui/choice-cards.tsx';
import { TextAreaField, TextField } from '#src/ui/field.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { copy } from '../copy.ts';
import {
  getFormResult,
  getMarkedResult,
  hasStrayValue,
  isReason,
  listReasons,
  noOutcome,
  takesJudging,
  takesValue,
  type Reason,
} from '../rides/form-result.ts';
import { toVideoDetails, type RideFormValues } from '../rides/ride-form-schema.ts';
import { JudgingFields } from './judging-fields.tsx';
import { PenaltyFields } from './penalty-fields.tsx';
import { ResultDoubts } from './result-doubts.tsx';

interface ResultFieldsProps {
  /** Of the ride that is described; null where it is not marked. */
  marks: RideMarks | null;
  /** Leads to them. */
  onMoveMarks?: (() => void) | undefined;
}

export function ResultFields(props: ResultFieldsProps) {
  const { register, formState } = useFormContext<RideFormValues>();
  const eventId = useWatch<RideFormValues, 'eventId'>({ name: 'eventId' });
  return (
    <>
      {isRodeoEvent(eventId) && <ResultGroup {...props} />}
      <TextAreaField
        label={copy.result.notes}
        rows={3}
        error={formState.errors.notes?.message}
        {...register('notes')}
      />
    </>
  );
}

/** First what happened, then only what belongs to it. */
function ResultGroup({ marks, onMoveMarks }: ResultFieldsProps) {
  const { setValue, watch } = useFormContext<RideFormValues>();
  const values = watch();
  const { eventId } = values;
  const titleId = useId();
  const seconds = marks ? marks.end - marks.start : undefined;
  const result = getFormResult(values, seconds);
  const choose = (outcome: string) => setValue('outcome', outcome, { shouldDirty: true });
  const clear = () => {
    choose(noOutcome);
    setValue('result', '', { shouldDirty: true });
  };
  const part = { result, values, choose };
  const isByMarks = values.outcome === '' && result === getMarkedResult(eventId, seconds);
  return (
    <div role="group" aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={titleId} className="display text-display-md">
          {copy.result.title}
        </h2>
        {result !== undefined && getScoring(eventId) === 'score' && (
          <TextButton className="min-w-11" onClick={clear}>
            {copy.result.clear}
          </TextButton>
        )}
      </div>
      <ResultChoice {...part} />
      {result !== undefined && (
        <div className="bordered-soft grid gap-5 rounded-lg bg-surface p-3 sm:p-5">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div className="grid flex-[1_1_11rem] gap-4">
              {(takesValue(result) || hasStrayValue(result, values.result)) && <ValueField {...part} />}
              {result === 'bucked-off' && <BuckOff seconds={seconds} onMoveMarks={onMoveMarks} />}
              {result === 'no-time' && <p className="text-sm text-ink-2">{copy.result.noTime}</p>}
              {isReason(result) && <Reasons result={result} values={values} choose={choose} />}
              {isByMarks && seconds !== undefined && (
                <p className="text-sm text-ink-2">
                  {copy.result.chosenByMarks(formatRideSeconds(seconds, 2), copy.result.names[result])}
                </p>
              )}
            </div>
            <PlatePreview values={{ ...values, outcome: result }} marks={marks} />
          </div>
          <ResultDoubts values={values} marks={marks} />
          {result === 'time' && <PenaltyFields />}
          {hasRideClock(eventId) && takesJudging(result) && <JudgingFields hasRider={takesValue(result)} />}
        </div>
      )}
    </div>
  );
}

interface PartProps {
  result: RideResult | undefined;
  values: RideFormValues;
  choose: (outcome: string) => void;
}

function ResultChoice({ result, values: { eventId }, choose }: PartProps) {
  const reasons = listReasons(eventId);
  const listed = listResults(eventId)
    .filter((each) => !isReason(each))
    .map((value) => ({ value: value as string, name: copy.result.names[value] }));
  const [firstReason = ''] = reasons;
  return (
    <SegmentedControl
      label={copy.result.title}
      choices={reasons.length > 0 ? [...listed, { value: firstReason, name: copy.result.noScore }] : listed}
      value={isReason(result) ? firstReason : result}
      onChange={choose}
    />
  );
}

function Reasons({ result, values: { eventId }, choose }: PartProps & { result: Reason }) {
  return (
    <div className="grid gap-2">
      <span aria-hidden="true" className="text-sm font-[650]">
        {copy.result.why}
      </span>
      <ChoiceCards
        label={copy.result.why}
        name="reason"
        choices={listReasons(eventId).map((value) => ({
          value,
          name: copy.result.names[value],
          description: copy.result.reasons[value],
        }))}
        value={result}
        onChange={choose}
      />
    </div>
  );
}

/** The points or seconds; of a ride that has none, what was typed before, with two ways out. */
function ValueField({ result, values, choose }: PartProps) {
  const { register, formState, setValue } = useFormContext<RideFormValues>();
  const scoring = getScoring(values.eventId);
  const isStray = hasStrayValue(result, values.result);
  const typed = values.result.trim();
  const hint =
    scoring === 'score'
      ? copy.result.scoreHint
      : getPenalties(values.eventId).length > 0 && copy.result.timeHint;
  const wanted = scoring === 'score' ? 'qualified' : 'time';
  return (
    <>
      <TextField
        isNumeric
        label={copy.result[scoring]}
        inputMode="decimal"
        hint={hint}
        error={
          isStray && result
            ? copy.details.problems.stray[scoring](copy.result.names[result], typed)
            : formState.errors.result?.message
        }
        {...register('result')}
      />
      {isStray && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setValue('result', '', { shouldDirty: true })}>
            {copy.result.remove(typed)}
          </Button>
          <Button onClick={() => choose(wanted)}>{copy.result.choose(copy.result.names[wanted])}</Button>
        </div>
      )}
    </>
  );
}

interface BuckOffProps {
  seconds: number | undefined;
  onMoveMarks: (() => void) | undefined;
}

function BuckOff({ seconds, onMoveMarks }: BuckOffProps) {
  return (
    <div className="grid justify-items-start gap-2">
      {seconds !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="numeral text-[3.5rem]">{copy.result.marked(formatRideSeconds(seconds, 1))}</b>
          <span className="font-[550]">{copy.result.fromMarks}</span>
        </p>
      )}
      {seconds !== undefined && onMoveMarks && <Button onClick={onMoveMarks}>{copy.result.moveMarks}</Button>}
      <p className="text-sm text-ink-2">{copy.result.buckedOff}</p>
    </div>
  );
}

/** The plate as cards show it. */
function PlatePreview({ values, marks }: { values: RideFormValues; marks: RideMarks | null }) {
  const shown = presentResult({
    ...toVideoDetails(values),
    ride_start: marks?.start ?? null,
    ride_end: marks?.end ?? null,
  });
  if (!shown) return null;
  return (
    <div className="grid justify-items-center gap-1">
      <span className="label text-ink-2">{copy.result.card}</span>
      <ScorePlate result={shown} />
    </div>
  );
}
