import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { RideFormValues } from '../rides/ride-form-schema.ts';
import { eventDates } from '#src/domain/next-event.ts';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { ChipRadioField } from '#src/ui/chip-fields.tsx';
import { TextField } from '#src/ui/field.tsx';
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
