import { useFormContext } from 'react-hook-form';
import { animalName, type Animal } from '#src/domain/animal.ts';
import { displayName, type User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import type { Details } from './details.ts';

interface TagFieldsProps {
  account: User | undefined;
  tags: { animals: Animal[]; contestants: User[]; failed: boolean; retry: () => void };
}

/** Who is to be seen: the animal and, where a contractor publishes, the contestant. */
export function TagFields({ account, tags }: TagFieldsProps) {
  const { register, formState } = useFormContext<Details>();
  const contractor = account?.account_type === 'contractor';
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SelectField
        label="Animal"
        error={formState.errors.animalId?.message}
        hint={contractor ? undefined : 'Optional'}
        {...register('animalId')}
      >
        <option value="">No animal</option>
        {tags.animals.map((animal) => (
          <option key={animal.id} value={animal.id}>
            {[animal.brand, animalName(animal)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
      {contractor && (
        <SelectField label="Contestant" hint="Optional" {...register('contestantId')}>
          <option value="">Nobody</option>
          {tags.contestants.map((contestant) => (
            <option key={contestant.id} value={contestant.id}>
              {displayName(contestant)}
            </option>
          ))}
        </SelectField>
      )}
      {tags.failed && (
        <p role="alert" className="col-span-full flex flex-wrap items-center gap-3 text-sm text-red-text">
          The animals and contestants did not load.
          <Button look="quiet" onClick={tags.retry}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
