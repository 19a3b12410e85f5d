import { useController, useFormContext, useWatch } from 'react-hook-form';
import { firstEventsOf, type AnimalEdit } from '#src/domain/animal-edit.ts';
import { animalTypeNames, animalTypes, eventsOfAnimals, type AnimalType } from '#src/domain/animal.ts';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { ChipChoices, ChipField } from '#src/ui/chip.tsx';

const types = animalTypes.map((type) => ({ value: type, name: animalTypeNames[type] }));

/** What kind of animal it is, and what for: another kind begins with its own events. */
export function KindFields() {
  const { setValue, clearErrors } = useFormContext<AnimalEdit>();
  const type = useWatch<AnimalEdit, 'type'>({ name: 'type' });
  const { field, fieldState } = useController<AnimalEdit, 'events'>({ name: 'events' });
  const { ref, value: events, onChange } = field;
  const choose = (chosen: AnimalType) => {
    setValue('type', chosen, { shouldDirty: true });
    setValue('events', firstEventsOf(chosen), { shouldDirty: true });
    clearErrors('events');
  };
  return (
    <>
      <ChipField label="Type" name="type" choices={types} value={type} onChange={choose} />
      <ChipChoices
        label="Events"
        choices={rodeoEventChoices.filter(({ value }) => eventsOfAnimals(type).includes(value))}
        values={events}
        onChange={onChange}
        error={fieldState.error?.message}
        ref={ref}
      />
    </>
  );
}
