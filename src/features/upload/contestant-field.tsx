import { useState } from 'react';
import { useController } from 'react-hook-form';
import { userPhotoUrl } from '#src/data/storage/file-url.ts';
import type { ContestantTag } from '#src/domain/tags.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import type { ComboboxChoice } from '#src/ui/combobox-popup.tsx';
import type { RideFormValues } from './ride-form-schema.ts';
import { TagCombobox } from './tag-combobox.tsx';
import { useContestantChoices } from './use-tag-choices.ts';

const getChoice = (contestant: ContestantTag): ComboboxChoice => ({
  title: contestant.name,
  ...(contestant.location && { subtitle: contestant.location }),
  picture: <Avatar src={userPhotoUrl(contestant)} accountType="contestant" size="sm" />,
});

export function ContestantField({ isDeleted }: { isDeleted: boolean }) {
  const { field } = useController<RideFormValues, 'contestant'>({ name: 'contestant' });
  const [text, setText] = useState('');
  const choices = useContestantChoices(text);
  return (
    <TagCombobox
      label="Contestant"
      placeholder="Search by name"
      clearLabel="Clear contestant"
      hint="Optional"
      fallbackHint="Search is unavailable right now. Type the beginning of a first name."
      error={isDeleted ? 'This account was closed. Choose another contestant.' : undefined}
      errorText="We couldn't load the contestants."
      emptyText="No contestants yet"
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
