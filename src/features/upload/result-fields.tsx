import { useFormContext, useWatch } from 'react-hook-form';
import { isRodeoEvent, getScoring } from '#src/domain/rodeo-event.ts';
import { TextAreaField, TextField } from '#src/ui/field.tsx';
import type { RideFormValues } from './ride-form-schema.ts';

export function ResultFields() {
  const { register, formState, control } = useFormContext<RideFormValues>();
  const eventId = useWatch({ control, name: 'eventId' });
  const isTimed = isRodeoEvent(eventId) && getScoring(eventId) === 'time';
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        isNumeric
        label={isTimed ? 'Time' : 'Score'}
        inputMode="decimal"
        hint={isTimed ? 'Seconds' : 'Points; time for roping, racing and tying events'}
        error={formState.errors.result?.message}
        {...register('result')}
      />
      <TextAreaField label="Notes (optional)" rows={3} maxLength={2000} {...register('notes')} />
    </div>
  );
}
