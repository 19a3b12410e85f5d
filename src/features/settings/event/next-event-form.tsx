import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { eventDates, nextEventSchema, type NextEvent } from '#src/domain/next-event.ts';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { nextEventMutation } from '#src/queries/next-event-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { ChipRadioField } from '#src/ui/chip-fields.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FormAlert, type FormAlertContent } from '#src/ui/form-alert.tsx';
import { Form } from '#src/ui/form.tsx';
import { UnsavedChangesPrompt } from '#src/ui/unsaved-changes-prompt.tsx';
import { copy } from './copy.ts';

interface NextEventFormProps {
  profileId: string;
  nextEvent: NextEvent;
  /** Contestants ride what they have drawn. */
  canDraw: boolean;
  onSaved: () => void;
}

export function NextEventForm({ profileId, nextEvent, canDraw, onSaved }: NextEventFormProps) {
  const form = useForm<NextEvent>({
    resolver: zodResolver(nextEventSchema),
    defaultValues: nextEvent,
  });
  const { register, control, setValue, reset, formState } = form;
  const eventType = useWatch({ control, name: 'eventType' });
  const { errors, isDirty, isSubmitting } = formState;
  const { mutateAsync } = useMutation(nextEventMutation(useQueryClient(), profileId));
  const [alert, setAlert] = useState<FormAlertContent>();
  const handleSave = async (event: NextEvent) => {
    try {
      await mutateAsync(event);
      reset(event);
      onSaved();
      showAlert('success', copy.saved);
    } catch {
      setAlert({ tone: 'error', message: copy.failed });
    }
  };
  return (
    <Form form={form} onAttempt={() => setAlert(undefined)} onValid={handleSave}>
      <p className="text-ink-2">{copy.text}</p>
      <TextField label={copy.event} error={errors.event?.message} {...register('event')} />
      <ChipRadioField
        label={copy.eventType}
        name="eventType"
        choices={rodeoEventChoices}
        value={eventType}
        onChange={(value) => setValue('eventType', value, { shouldDirty: true })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={copy.location} error={errors.location?.message} {...register('location')} />
        <TextField
          label={copy.date}
          type="date"
          {...eventDates}
          error={errors.date?.message}
          {...register('date')}
        />
      </div>
      {canDraw && (
        <Link to={paths.myDraw} className="inline-flex min-h-11 items-center justify-self-start underline">
          {nextEvent.animal ? copy.draw(getAnimalName(nextEvent.animal)) : copy.noDraw}
        </Link>
      )}
      <FormAlert alert={alert} onClose={() => setAlert(undefined)} />
      <Button type="submit" variant="primary" large disabled={isSubmitting} className="justify-self-end">
        {copy.save}
      </Button>
      <UnsavedChangesPrompt hasUnsavedChanges={isDirty} />
    </Form>
  );
}
