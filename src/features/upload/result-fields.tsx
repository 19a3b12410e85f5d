import { useFormContext, useWatch } from 'react-hook-form';
import { isRodeoEvent, getScoring } from '#src/domain/rodeo-event.ts';
import { TextAreaField, TextField } from '#src/ui/field.tsx';
import { copy } from './copy.ts';
import type { RideFormValues } from './ride-form-schema.ts';

export function ResultFields() {
  const { register, formState, control } = useFormContext<RideFormValues>();
  const eventId = useWatch({ control, name: 'eventId' });
  const isTimed = isRodeoEvent(eventId) && getScoring(eventId) === 'time';
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        isNumeric
        label={isTimed ? copy.result.time : copy.result.score}
        inputMode="decimal"
        hint={isTimed ? copy.result.timeHint : copy.result.scoreHint}
        error={formState.errors.result?.message}
        {...register('result')}
      />
      <TextAreaField label={copy.result.notes} rows={3} maxLength={2000} {...register('notes')} />
    </div>
  );
}
