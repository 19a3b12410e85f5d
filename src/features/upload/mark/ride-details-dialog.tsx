import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { emptyRideForm, rideFormSchema, type RideFormValues } from '../rides/ride-form-schema.ts';
import { EventField, ResultFields } from '../details/ride-fields.tsx';
import { TagFields } from '../details/tag-fields.tsx';
import { useCurrentTags } from '../details/use-current-tags.ts';
import { useValuesChange } from '../details/use-values-change.ts';
import { copy } from './copy.ts';
import { getRideValues, type Ride } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';

interface RideDetailsDialogProps {
  ride: Ride;
  common: RideFormValues;
  account: User;
  /** Which ride it is. */
  title: string;
}

const close = () => nightStore.dispatch({ type: 'details opened', id: undefined });

/**
 * Rider, animal and result of one ride, stored as they are typed: one may leave to add an animal. Everything may wait,
 * the list says what is missing.
 */
export function RideDetailsDialog({ ride, common, account, title }: RideDetailsDialogProps) {
  const [before] = useState(ride.details);
  const form = useForm<RideFormValues>({
    resolver: zodResolver(rideFormSchema),
    mode: 'onBlur',
    defaultValues: getRideValues('night', common, ride.details),
  });
  const [animal, contestant] = useWatch({ control: form.control, name: ['animal', 'contestant'] });
  const tags = useCurrentTags({ animal, contestant });
  const change = (details: RideFormValues) =>
    nightStore.dispatch({ type: 'details changed', id: ride.id, details });
  useValuesChange(form, (values) => {
    // What all rides share stays in one place.
    const { accountId, title: rodeo, location, date } = emptyRideForm;
    const eventId = values.eventId === common.eventId ? 0 : values.eventId;
    change({ ...values, accountId, title: rodeo, location, date, eventId });
  });
  return (
    <FormProvider {...form}>
      <Dialog title={copy.details.title(title)} onDismiss={close}>
        <form
          noValidate
          className="grid gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <TagFields account={account} tags={tags} canAddAnimal nightRideId={ride.id} />
          <ResultFields />
          <EventField />
          <div className="flex justify-end gap-3">
            <Button
              variant="ghost"
              onClick={() => {
                change(before);
                close();
              }}
            >
              {copy.details.cancel}
            </Button>
            <Button type="submit" variant="primary">
              {copy.details.save}
            </Button>
          </div>
        </form>
      </Dialog>
    </FormProvider>
  );
}
