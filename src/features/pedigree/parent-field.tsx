import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import type { ParentRole } from '#src/domain/pedigree.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import { AnimalThumbnail } from '#src/ui/animal-picture.tsx';
import type { ComboboxChoice } from '#src/ui/combobox-popup.tsx';
import { Section } from '#src/ui/section.tsx';
import { TagCombobox } from '#src/ui/tag-combobox.tsx';
import { copy } from './copy.ts';
import { isTyped, toTypedParent } from './typed-parent.ts';
import { useParentChoices } from './use-parent-choices.ts';

export type ParentValues = Record<ParentRole, AnimalTag | null>;

/** The sire or the dam: an animal, or the name of one that has no page. */
export function ParentField({ animal, role }: { animal: Animal; role: ParentRole }) {
  const { field, fieldState } = useController<ParentValues, ParentRole>({ name: role });
  const [text, setText] = useState('');
  const choices = useParentChoices(animal, text);
  return (
    <Section title={copy.roles[role]}>
      <TagCombobox
        label={copy.form.label[role]}
        placeholder={copy.form.placeholder}
        clearLabel={copy.form.clear[role]}
        hint={field.value && isTyped(field.value) ? copy.form.isNameOnly : undefined}
        fallbackHint={copy.form.searchDown}
        error={fieldState.error?.message}
        errorText={copy.form.loadError}
        emptyText={copy.form.empty}
        text={text}
        choices={choices}
        getChoice={getChoice}
        toTyped={toTypedParent}
        value={field.value}
        onChange={field.onChange}
        onSearch={setText}
        inputRef={field.ref}
      />
    </Section>
  );
}

const getChoice = (parent: AnimalTag): ComboboxChoice =>
  isTyped(parent)
    ? {
        title: parent.name,
        subtitle: copy.form.nameOnly,
        picture: <Pencil aria-hidden="true" className="size-9 shrink-0 p-2 text-ink-2" />,
      }
    : {
        title: getAnimalName(parent),
        ...(parent.brand && { brand: parent.brand }),
        ...(parent.contractor_name && { subtitle: parent.contractor_name }),
        picture: <AnimalThumbnail src={parent.picture_url} type={parent.animal_type} />,
      };
