import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { toRideMarks } from '#src/domain/ride-marks.ts';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { ResultFields } from '../details/result-fields.tsx';
import { EventField } from '../details/ride-fields.tsx';
import { SameRideField } from '../details/same-ride-field.tsx';
import { TagFields } from '../details/tag-fields.tsx';
import { useCurrentTags } from '../details/use-current-tags.ts';
import { useValuesChange } from '../details/use-values-change.ts';
import { FilledTags } from './filled-tags.tsx';
import { showRide } from '../mark/show-ride.ts';
import { withMarkedResult } from '../rides/form-result.ts';
import { emptyRideForm, rideFormSchema, type RideFormValues } from '../rides/ride-form-schema.ts';
import { getRideValues, type Ride } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { copy } from './copy.ts';

interface RideDescriptionProps {
  ride: Ride;
  common: RideFormValues;
  account: User;
  /** Whether the day sheet has said who rides which animal. */
  isFilled: boolean;
  onClose: () => void;
  /** Undefined for the last ride. */
  onNext: (() => void) | undefined;
}

/** What all rides share stays in one place. */
function toOwnDetails(values: RideFormValues, common: RideFormValues): RideFormValues {
  const { accountId, title, location, date } = emptyRideForm;
  const eventId = values.eventId === common.eventId ? 0 : values.eventId;
  return { ...values, accountId, title, location, date, eventId };
}

/** Rider, animal and result of one ride. */
export function RideDescription(props: RideDescriptionProps) {
  const { ride, common, account, isFilled, onClose, onNext } = props;
  const [before] = useState(ride.details);
  const [areTagsOpen, setAreTagsOpen] = useState(!isFilled);
  const form = useForm<RideFormValues>({
    resolver: zodResolver(rideFormSchema),
    mode: 'onBlur',
    defaultValues: getRideValues('night', common, ride.details),
  });
  const [animal, contestant, partner] = useWatch({
    control: form.control,
    name: ['animal', 'contestant', 'partner'],
  });
  const tags = useCurrentTags({ animal, contestant, partner });
  const marks = toRideMarks(ride.rideMarks, ride.selection);
  const change = (details: RideFormValues) =>
    nightStore.dispatch({ type: 'details changed', id: ride.id, details });
  useValuesChange(form, (values) => change(toOwnDetails(values, common)));
  const save = (andThen: () => void) => {
    // What the marks have chosen is saved with the rest.
    change(toOwnDetails(withMarkedResult(form.getValues(), marks), common));
    andThen();
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="describe-form"
        onSubmit={(event) => {
          event.preventDefault();
          save(onNext ?? onClose);
        }}
      >
        <div ref={useArrival()} tabIndex={-1} className="describe-fields">
          {areTagsOpen || tags.animal.isDeleted || tags.contestant.isDeleted ? (
            <TagFields account={account} tags={tags} canAddAnimal nightRideId={ride.id} />
          ) : (
            <FilledTags tags={tags} onChange={() => setAreTagsOpen(true)} />
          )}
          <ResultFields
            marks={marks}
            onMoveMarks={() => {
              onClose();
              showRide(ride.id);
            }}
          />
          <EventField />
          <SameRideField account={account} />
        </div>
        <div className="describe-foot">
          <Button
            variant="ghost"
            className="mr-auto"
            onClick={() => {
              change(before);
              onClose();
            }}
          >
            {copy.cancel}
          </Button>
          <Button {...(!onNext && { variant: 'primary' })} onClick={() => save(onClose)}>
            {copy.save}
          </Button>
          {onNext && (
            <Button type="submit" variant="primary">
              {copy.saveAndNext}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

/** The fields of the next ride have the focus, from their start. */
const useArrival = () =>
  useCallback((fields: HTMLElement | null) => {
    if (fields?.closest('dialog')?.open) fields.focus();
  }, []);
