import { useState } from 'react';
import { useController } from 'react-hook-form';
import { smallUserPhotoUrls } from '#src/data/storage/file-url.ts';
import type { RideFormValues } from '../rides/ride-form-schema.ts';
import type { ContestantTag } from '#src/domain/tags.ts';
import type { User } from '#src/domain/user.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import type { ComboboxChoice } from '#src/ui/combobox-popup.tsx';
import { copy } from '../copy.ts';
import { AnimalField } from './animal-field.tsx';
import { TagCombobox } from '#src/ui/tag-combobox.tsx';
import type { CurrentTags } from './use-current-tags.ts';
import { useContestantChoices } from './use-tag-choices.ts';

interface TagFieldsProps {
  account: User;
  tags: CurrentTags;
  canAddAnimal: boolean;
  nightRideId?: string;
}

/** Everyone chooses an animal; a contestant is the rider of their own rides, so only contractors choose one. */
export function TagFields({ account, tags, canAddAnimal, nightRideId }: TagFieldsProps) {
  return (
    <>
      <AnimalField
        key={account.id}
        account={account}
        shownAnimal={tags.shownAnimal}
        isDeleted={tags.animal.isDeleted}
        canAddAnimal={canAddAnimal}
        nightRideId={nightRideId}
      />
      {account.account_type === 'contractor' && <ContestantField isDeleted={tags.contestant.isDeleted} />}
    </>
  );
}

const getChoice = (contestant: ContestantTag): ComboboxChoice => ({
  title: contestant.name,
  ...(contestant.location && { subtitle: contestant.location }),
  picture: <Avatar src={smallUserPhotoUrls(contestant)} accountType="contestant" size="sm" />,
});

function ContestantField({ isDeleted }: { isDeleted: boolean }) {
  const { field } = useController<RideFormValues, 'contestant'>({ name: 'contestant' });
  const [text, setText] = useState('');
  const choices = useContestantChoices(text);
  return (
    <TagCombobox
      label={copy.contestant.label}
      placeholder={copy.contestant.placeholder}
      clearLabel={copy.contestant.clear}
      hint={copy.contestant.optional}
      fallbackHint={copy.contestant.searchDown}
      error={isDeleted ? copy.contestant.deleted : undefined}
      errorText={copy.contestant.loadError}
      emptyText={copy.contestant.none}
      text={text}
      choices={choices}
      getChoice={getChoice}
      value={field.value}
      onChange={field.onChange}
      onSearch={setText}
      inputRef={field.ref}
    />
  );
}
