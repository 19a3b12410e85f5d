import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { RideFormValues } from '../rides/ride-form-schema.ts';
import { eventDates } from '#src/domain/next-event.ts';
import { hasRideClock } from '#src/domain/ride-clock.ts';
import { getScoring, isRodeoEvent, rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { ChipRadioField } from '#src/ui/chip-fields.tsx';
import { TextAreaField, TextField } from '#src/ui/field.tsx';
import { copy } from '../copy.ts';
import { RodeoField } from './rodeo-field.tsx';

function useRideFields() {
  const { register, control, setValue, formState } = useFormContext<RideFormValues>();
  const eventId = useWatch({ control, name: 'eventId' });
  return { register, eventId, setValue, formState };
}

interface RodeoFieldsProps {
  accountId: string;
  /** The date of the video file, as YYYY-MM-DD. */
  fileDate?: string | undefined;
}

export function RodeoFields({ accountId, fileDate }: RodeoFieldsProps) {
  const { register, formState } = useRideFields();
  // Registered before the fields below, because the first wrong field that was registered gets the focus.
  const title = useController<RideFormValues, 'title'>({ name: 'title' });
  const date = useWatch<RideFormValues, 'date'>({ name: 'date' });
  const { errors } = formState;
  return (
    <>
      <RodeoField accountId={accountId} title={title} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={copy.details.location} error={errors.location?.message} {...register('location')} />
        <TextField
          label={copy.details.date}
          type="date"
          {...eventDates}
          hint={date !== '' && date === fileDate && copy.details.fileDate}
          error={errors.date?.message}
          {...register('date')}
        />
      </div>
      <EventField />
    </>
  );
}

export function EventField() {
  const { eventId, setValue, formState } = useRideFields();
  return (
    <ChipRadioField
      label={copy.details.event}
      name="eventId"
      choices={rodeoEventChoices}
      value={eventId}
      onChange={(id) => setValue('eventId', id, { shouldValidate: formState.isSubmitted })}
      error={formState.errors.eventId?.message}
    />
  );
}

export function ResultFields() {
  const { register, eventId, formState } = useRideFields();
  const isTimed = isRodeoEvent(eventId) && getScoring(eventId) === 'time';
  return (
    <>
      <TextField
        isNumeric
        label={isTimed ? copy.result.time : copy.result.score}
        inputMode="decimal"
        hint={isTimed ? copy.result.timeHint : copy.result.scoreHint}
        error={formState.errors.result?.message}
        {...register('result')}
      />
      {hasRideClock(eventId) && <JudgingFields />}
      <TextAreaField
        label={copy.result.notes}
        rows={3}
        error={formState.errors.notes?.message}
        {...register('notes')}
      />
    </>
  );
}

/** Both halves of a score, and where the animal went. */
function JudgingFields() {
  const { register, formState } = useRideFields();
  const { field } = useController<RideFormValues, 'gateTurn'>({ name: 'gateTurn' });
  const { errors } = formState;
  const hintId = useId();
  return (
    <>
      <fieldset aria-describedby={hintId} className="grid grid-cols-2 items-start gap-x-6 gap-y-2">
        <legend className="mb-2 text-sm font-[650]">{copy.result.halves}</legend>
        <TextField
          isNumeric
          label={copy.result.rider}
          inputMode="decimal"
          error={errors.riderMarks?.message}
          {...register('riderMarks')}
        />
        <TextField
          isNumeric
          label={copy.result.animal}
          inputMode="decimal"
          error={errors.animalMarks?.message}
          {...register('animalMarks')}
        />
        <p id={hintId} className="col-span-2 text-sm text-ink-2">
          {copy.result.halvesHint}
        </p>
      </fieldset>
      <ChipRadioField
        label={copy.result.turn}
        name="gateTurn"
        choices={copy.result.turns}
        value={field.value}
        onChange={field.onChange}
        hint={copy.result.turnHint}
      />
    </>
  );
}
