import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ChipRadioField } from '#src/ui/chip-fields.tsx';
import { TextField } from '#src/ui/field.tsx';
import { copy } from '../copy.ts';
import type { RideFormValues } from '../rides/ride-form-schema.ts';

/** What judges note: both halves of a score, or of a ride without one that of the animal, and where the animal went. */
export function JudgingFields({ hasRider }: { hasRider: boolean }) {
  const { register, formState } = useFormContext<RideFormValues>();
  const { field } = useController<RideFormValues, 'gateTurn'>({ name: 'gateTurn' });
  const { errors } = formState;
  const hintId = useId();
  return (
    <>
      <fieldset aria-describedby={hintId} className="grid grid-cols-2 items-start gap-x-2 gap-y-2 sm:gap-x-6">
        <legend className="mb-2 text-sm font-[650]">
          {hasRider ? copy.result.halves : copy.result.animalHalf}
        </legend>
        {hasRider && (
          <TextField
            isNumeric
            label={copy.result.rider}
            inputMode="decimal"
            error={errors.riderMarks?.message}
            {...register('riderMarks')}
          />
        )}
        <TextField
          isNumeric
          label={copy.result.animal}
          inputMode="decimal"
          error={errors.animalMarks?.message}
          {...register('animalMarks')}
        />
        <p id={hintId} className="col-span-2 text-sm text-ink-2">
          {hasRider ? copy.result.halvesHint : copy.result.animalHalfHint}
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
