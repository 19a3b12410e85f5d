import { useController, useFormContext, useWatch } from 'react-hook-form';
import { getDefaultEvents, type AnimalFormValues } from '#src/domain/animal-form-schema.ts';
import { animalTypeNames, animalTypes, getAnimalTypeEvents, type AnimalType } from '#src/domain/animal.ts';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { ChipCheckboxGroup, ChipRadioField } from '#src/ui/chip-group.tsx';

const typeChoices = animalTypes.map((type) => ({ value: type, name: animalTypeNames[type] }));

/** What kind of animal it is, and what for: another kind begins with its own events. */
export function AnimalTypeFields() {
  const { setValue, clearErrors } = useFormContext<AnimalFormValues>();
  const type = useWatch<AnimalFormValues, 'type'>({ name: 'type' });
  const { field, fieldState } = useController<AnimalFormValues, 'events'>({ name: 'events' });
  const { ref, value: events, onChange } = field;
  const choose = (chosen: AnimalType) => {
    setValue('type', chosen, { shouldDirty: true });
    setValue('events', getDefaultEvents(chosen), { shouldDirty: true });
    clearErrors('events');
  };
  return (
    <>
      <ChipRadioField label="Type" name="type" choices={typeChoices} value={type} onChange={choose} />
      <ChipCheckboxGroup
        label="Events"
        choices={rodeoEventChoices.filter(({ value }) => getAnimalTypeEvents(type).includes(value))}
        values={events}
        onChange={onChange}
        error={fieldState.error?.message}
        ref={ref}
      />
    </>
  );
}
