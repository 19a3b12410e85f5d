import { useFormContext, useWatch } from 'react-hook-form';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { ChipRadioField } from '#src/ui/chip-fields.tsx';
import { TextField } from '#src/ui/field.tsx';
import { copy } from './copy.ts';
import type { RideFormValues } from './ride-form-schema.ts';

export function RodeoFields() {
  const { register, control, setValue, formState } = useFormContext<RideFormValues>();
  const eventId = useWatch({ control, name: 'eventId' });
  const { errors, isSubmitted } = formState;
  const handleEventChange = (id: number) => setValue('eventId', id, { shouldValidate: isSubmitted });
  return (
    <>
      <TextField
        label={copy.details.rodeo}
        maxLength={120}
        error={errors.title?.message}
        {...register('title')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={copy.details.location}
          maxLength={120}
          error={errors.location?.message}
          {...register('location')}
        />
        <TextField label={copy.details.date} type="date" error={errors.date?.message} {...register('date')} />
      </div>
      <ChipRadioField
        label={copy.details.event}
        name="eventId"
        choices={rodeoEventChoices}
        value={eventId}
        onChange={handleEventChange}
        error={errors.eventId?.message}
      />
    </>
  );
}
