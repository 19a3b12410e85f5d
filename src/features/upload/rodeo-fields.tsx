import { useFormContext, useWatch } from 'react-hook-form';
import { rodeoEvents } from '#src/domain/rodeo-event.ts';
import { ChipChoice } from '#src/ui/chip.tsx';
import { FieldError, TextField } from '#src/ui/field.tsx';
import type { Details } from './details.ts';

const choices = rodeoEvents.map(({ id, name }) => ({ value: id as number, name }));

/** Where and when it was, and in which event. */
export function RodeoFields() {
  const { register, control, setValue, formState } = useFormContext<Details>();
  const eventId = useWatch({ control, name: 'eventId' });
  const { errors, isSubmitted } = formState;
  const choose = (id: number) => setValue('eventId', id, { shouldValidate: isSubmitted });
  return (
    <>
      <TextField label="Rodeo Event" maxLength={120} error={errors.title?.message} {...register('title')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Location"
          maxLength={120}
          error={errors.location?.message}
          {...register('location')}
        />
        <TextField label="Event Date" type="date" error={errors.date?.message} {...register('date')} />
      </div>
      <div className="grid gap-2">
        <span aria-hidden="true" className="text-sm font-[650]">
          Select Event
        </span>
        <ChipChoice
          label="Select Event"
          name="eventId"
          choices={choices}
          value={eventId}
          onChange={choose}
          {...(errors.eventId && { describedBy: 'event-problem' })}
        />
        {errors.eventId && <FieldError id="event-problem">{errors.eventId.message}</FieldError>}
      </div>
    </>
  );
}
