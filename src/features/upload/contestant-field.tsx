import { useState } from 'react';
import { useController } from 'react-hook-form';
import { smallUserPhotoUrls } from '#src/data/storage/file-url.ts';
import type { ContestantTag } from '#src/domain/tags.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import type { ComboboxChoice } from '#src/ui/combobox-popup.tsx';
import { copy } from './copy.ts';
import type { RideFormValues } from './ride-form-schema.ts';
import { TagCombobox } from './tag-combobox.tsx';
import { useContestantChoices } from './use-tag-choices.ts';

const getChoice = (contestant: ContestantTag): ComboboxChoice => ({
  title: contestant.name,
  ...(contestant.location && { subtitle: contestant.location }),
  picture: <Avatar src={smallUserPhotoUrls(contestant)} accountType="contestant" size="sm" />,
});

export function ContestantField({ isDeleted }: { isDeleted: boolean }) {
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
