import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { newAnimalForUploadPath } from '#src/config/paths.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import type { RideFormValues } from './ride-form-schema.ts';

interface TagFieldsProps {
  account: User | undefined;
  tags: { animals: Animal[]; contestants: User[]; isError: boolean; retry: () => void };
  /** An upload survives leaving the page; an edit does not. */
  canAddAnimal: boolean;
}

export function TagFields({ account, tags, canAddAnimal }: TagFieldsProps) {
  const { register, formState } = useFormContext<RideFormValues>();
  // The animal may be selected before the list of animals is loaded.
  const animalId = useWatch<RideFormValues, 'animalId'>({ name: 'animalId' });
  const isContractor = account?.account_type === 'contractor';
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="grid content-start">
        <SelectField
          label="Animal"
          error={formState.errors.animalId?.message}
          hint={isContractor ? undefined : 'Optional'}
          {...register('animalId')}
          value={animalId}
        >
          <option value="">No animal</option>
          {tags.animals.map((animal) => (
            <option key={animal.id} value={animal.id}>
              {[animal.brand, getAnimalName(animal)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </SelectField>
        {canAddAnimal && account && (
          <Link
            to={newAnimalForUploadPath(account.id)}
            className="inline-flex min-h-11 items-center justify-self-start underline"
          >
            Add an animal
          </Link>
        )}
      </div>
      {isContractor && (
        <SelectField label="Contestant" hint="Optional" {...register('contestantId')}>
          <option value="">Nobody</option>
          {tags.contestants.map((contestant) => (
            <option key={contestant.id} value={contestant.id}>
              {getDisplayName(contestant)}
            </option>
          ))}
        </SelectField>
      )}
      {tags.isError && (
        <p role="alert" className="col-span-full flex flex-wrap items-center gap-3 text-sm text-red-text">
          The animals and contestants did not load.
          <Button variant="ghost" onClick={tags.retry}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
