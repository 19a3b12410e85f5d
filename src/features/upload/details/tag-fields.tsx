import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { smallUserPhotoUrls } from '#src/data/storage/file-url.ts';
import type { RideFormValues } from '../rides/ride-form-schema.ts';
import { isTeamEvent } from '#src/domain/rodeo-event.ts';
import { toContestantTag, type ContestantTag } from '#src/domain/tags.ts';
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

/** Everyone chooses an animal and who rides it: a contestant first of all themselves. Teams have a partner. */
export function TagFields({ account, tags, canAddAnimal, nightRideId }: TagFieldsProps) {
  const eventId = useWatch<RideFormValues, 'eventId'>({ name: 'eventId' });
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
      <ContestantField
        name="contestant"
        own={account.account_type === 'contestant' ? toContestantTag(account) : null}
        isDeleted={tags.contestant.isDeleted}
      />
      {isTeamEvent(eventId) && (
        <ContestantField name="partner" own={null} isDeleted={tags.partner.isDeleted} />
      )}
    </>
  );
}

const getChoice = (contestant: ContestantTag): ComboboxChoice => ({
  title: contestant.name,
  ...(contestant.location && { subtitle: contestant.location }),
  picture: <Avatar src={smallUserPhotoUrls(contestant)} accountType="contestant" size="sm" />,
});

interface ContestantFieldProps {
  name: 'contestant' | 'partner';
  /** The contestant whose ride it is where nobody else is chosen. */
  own: ContestantTag | null;
  isDeleted: boolean;
}

function ContestantField({ name, own, isDeleted }: ContestantFieldProps) {
  const { field } = useController<RideFormValues, 'contestant' | 'partner'>({ name });
  const [text, setText] = useState('');
  const found = useContestantChoices(text);
  const isOwn = (tag: ContestantTag) => tag.id === own?.id;
  const others = found.tags.filter((tag) => !isOwn(tag));
  const choices = { ...found, tags: own && text.trim() === '' ? [own, ...others] : found.tags };
  const value = field.value ?? own;
  return (
    <TagCombobox
      label={copy.contestant.labels[own ? 'own' : name]}
      placeholder={copy.contestant.placeholder}
      clearLabel={copy.contestant.clear}
      hint={own ? undefined : copy.contestant.optional}
      fallbackHint={copy.contestant.searchDown}
      error={isDeleted ? copy.contestant.deleted : undefined}
      errorText={copy.contestant.loadError}
      emptyText={copy.contestant.none}
      text={text}
      choices={choices}
      getChoice={(tag) =>
        isOwn(tag) ? { ...getChoice(tag), title: copy.contestant.me, subtitle: tag.name } : getChoice(tag)
      }
      value={value}
      onChange={(tag) => field.onChange(tag && isOwn(tag) ? null : tag)}
      onSearch={setText}
      inputRef={field.ref}
    />
  );
}
