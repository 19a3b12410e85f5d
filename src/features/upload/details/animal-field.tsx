import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { newAnimalForUploadPath } from '#src/config/paths.ts';
import { readAnimalOwner, storeAnimalOwner, type AnimalOwner } from '#src/data/device/animal-owner.ts';
import { animalFilters } from '#src/domain/animal-types/animal-types.ts';
import { getAnimalName, type AnimalType } from '#src/domain/animal.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import type { User } from '#src/domain/user.ts';
import { AnimalThumbnail } from '#src/ui/animal-picture.tsx';
import { ChipRadioGroup } from '#src/ui/chip-group.tsx';
import type { ComboboxChoice } from '#src/ui/combobox-popup.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { copy } from '../copy.ts';
import type { RideFormValues } from '../rides/ride-form-schema.ts';
import { TagCombobox } from '#src/ui/tag-combobox.tsx';
import { newAnimalForNightPath } from './animal-for-night.ts';
import { useAnimalChoices } from './use-tag-choices.ts';

const owners = [
  { value: 'own', name: copy.animal.own },
  { value: 'other', name: copy.animal.other },
] as const;

const types = animalFilters.map(({ id, name }) => ({ value: id, name }));

interface AnimalFieldProps {
  account: User;
  /** The chosen animal with its current picture. */
  shownAnimal: AnimalTag | null;
  isDeleted: boolean;
  /** An upload survives leaving the page; an edit does not. */
  canAddAnimal: boolean;
  /** The ride of a night that an added animal is for. */
  nightRideId?: string | undefined;
}

export function AnimalField(props: AnimalFieldProps) {
  const { account, shownAnimal, isDeleted, canAddAnimal, nightRideId } = props;
  const { field, fieldState } = useController<RideFormValues, 'animal'>({ name: 'animal' });
  const [owner, setOwner] = useState<AnimalOwner>(() => {
    // A bull is never a contestant's.
    if (!shownAnimal) return readAnimalOwner() ?? (account.account_type === 'contestant' ? 'other' : 'own');
    return (shownAnimal.contractor || account.id) === account.id ? 'own' : 'other';
  });
  const [type, setType] = useState<AnimalType | 'all'>('all');
  const [text, setText] = useState('');
  const choices = useAnimalChoices({
    accountId: account.id,
    owner,
    type: type === 'all' ? undefined : type,
    text,
  });
  return (
    <div className="grid">
      <TagCombobox
        label={copy.animal.label}
        placeholder={copy.animal.placeholder}
        clearLabel={copy.animal.clear}
        hint={account.account_type === 'contractor' ? undefined : copy.animal.optional}
        fallbackHint={copy.animal.searchDown}
        error={isDeleted ? copy.animal.deleted : fieldState.error?.message}
        errorText={copy.animal.loadError}
        emptyText={owner === 'own' ? copy.animal.noOwn : copy.animal.noOther}
        text={text}
        choices={choices}
        getChoice={(animal) =>
          animal.contractor === account.id ? getOwnChoice(animal) : getOtherChoice(animal)
        }
        value={shownAnimal}
        onChange={field.onChange}
        onSearch={setText}
        inputRef={field.ref}
        filters={
          <div className="mb-1 flex flex-wrap items-center gap-x-6 gap-y-2">
            <SegmentedControl
              label={copy.animal.owner}
              choices={owners}
              value={owner}
              onChange={(next) => {
                setOwner(next);
                storeAnimalOwner(next);
              }}
            />
            <ChipRadioGroup
              label={copy.animal.type}
              name="animalType"
              choices={types}
              value={type}
              onChange={setType}
            />
          </div>
        }
      />
      {canAddAnimal && (
        <Link
          to={
            nightRideId ? newAnimalForNightPath(account.id, nightRideId) : newAnimalForUploadPath(account.id)
          }
          className="inline-flex min-h-11 items-center justify-self-start underline"
        >
          {copy.animal.add}
        </Link>
      )}
    </div>
  );
}

const getOwnChoice = (animal: AnimalTag): ComboboxChoice => ({
  title: getAnimalName(animal),
  ...(animal.brand && { brand: animal.brand }),
  picture: <AnimalThumbnail src={animal.picture_url} type={animal.animal_type} />,
});

const getOtherChoice = (animal: AnimalTag): ComboboxChoice => ({
  ...getOwnChoice(animal),
  ...(animal.contractor_name && { subtitle: animal.contractor_name }),
});
