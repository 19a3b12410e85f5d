import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAnimalName } from '#src/domain/animal.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';
import { animalChoicesQuery } from '#src/queries/tag-choice-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { AnimalThumbnail } from '#src/ui/animal-picture.tsx';
import { Button } from '#src/ui/button.tsx';
import type { ComboboxChoice } from '#src/ui/combobox-popup.tsx';
import { toShownChoices } from '#src/ui/shown-choices.ts';
import { TagCombobox } from '#src/ui/tag-combobox.tsx';
import { copy } from './copy.ts';

const searchDelayMs = 120;

interface DrawSearchProps {
  onChoose: (animal: AnimalTag) => void;
  /** Keeps the animal that is drawn already. */
  onCancel: (() => void) | undefined;
}

/** Finds an animal by its brand or name. */
export function DrawSearch({ onChoose, onCancel }: DrawSearchProps) {
  const { selected } = useAccount();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const searchText = useDebouncedValue(text, searchDelayMs);
  const query = useQuery({
    ...animalChoicesQuery({ accountId: selected.id, owner: 'other', type: undefined, text: searchText }),
    placeholderData: keepPreviousData,
  });
  const choices = toShownChoices(query, searchText !== text);
  return (
    <section className="bordered-soft grid gap-4 rounded-lg bg-surface p-4 sm:p-6">
      <h2 className="display text-display-md">{copy.search.title}</h2>
      <TagCombobox
        label={copy.search.label}
        placeholder={copy.search.placeholder}
        clearLabel={copy.search.clear}
        hint={copy.search.hint}
        fallbackHint={copy.search.down}
        error={undefined}
        errorText={copy.search.failed}
        emptyText={copy.search.none}
        text={typed}
        choices={choices}
        getChoice={getChoice}
        value={null}
        onChange={(animal) => animal && onChoose(animal)}
        onSearch={setTyped}
        inputRef={() => undefined}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2">{copy.privacy}</p>
        {onCancel && <Button onClick={onCancel}>{copy.search.keep}</Button>}
      </div>
    </section>
  );
}

const getChoice = (animal: AnimalTag): ComboboxChoice => ({
  title: getAnimalName(animal),
  ...(animal.brand && { brand: animal.brand }),
  ...(animal.contractor_name && { subtitle: animal.contractor_name }),
  picture: <AnimalThumbnail src={animal.picture_url} type={animal.animal_type} />,
});
