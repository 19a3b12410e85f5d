import { useController, useFormContext, useWatch } from 'react-hook-form';
import { getDefaultEvents, type AnimalFormValues } from '#src/domain/animal-form-schema.ts';
import { animalTypeNames } from '#src/domain/animal-types/animal-types.ts';
import { animalTypes, getAnimalTypeEvents, type AnimalType } from '#src/domain/animal.ts';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { ChipCheckboxGroup, ChipRadioField } from '#src/ui/chip-fields.tsx';
import { copy } from './copy.ts';

const typeChoices = animalTypes.map((type) => ({ value: type, name: animalTypeNames[type] }));

export function AnimalTypeFields() {
  const { setValue, clearErrors } = useFormContext<AnimalFormValues>();
  const type = useWatch<AnimalFormValues, 'type'>({ name: 'type' });
  const { field, fieldState } = useController<AnimalFormValues, 'events'>({ name: 'events' });
  const { ref, value: events, onChange } = field;
  const handleTypeChange = (nextType: AnimalType) => {
    setValue('type', nextType, { shouldDirty: true });
    setValue('events', getDefaultEvents(nextType), { shouldDirty: true });
    clearErrors('events');
  };
  return (
    <>
      <ChipRadioField
        label={copy.form.type}
        name="type"
        choices={typeChoices}
        value={type}
        onChange={handleTypeChange}
      />
      <ChipCheckboxGroup
        label={copy.form.events}
        choices={rodeoEventChoices.filter(({ value }) => getAnimalTypeEvents(type).includes(value))}
        values={events}
        onChange={onChange}
        error={fieldState.error?.message}
        ref={ref}
      />
    </>
  );
}
