import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAnimalName } from '#src/domain/animal.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';
import { animalChoicesQuery } from '#src/queries/tag-choice-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { AnimalThumbnail } from '#src/ui/animal-picture.tsx';
import { Button, TextButton } from '#src/ui/button.tsx';
import type { ComboboxChoice } from '#src/ui/combobox-popup.tsx';
import { Combobox } from '#src/ui/combobox.tsx';
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
  const isStale = query.isPlaceholderData || searchText !== text;
  return (
    <section className="bordered-soft grid gap-4 rounded-lg bg-surface p-4 sm:p-6">
      <h2 className="display text-display-md">{copy.search.title}</h2>
      <Combobox
        label={copy.search.label}
        hint={query.data?.isFallback ? copy.search.down : copy.search.hint}
        placeholder={copy.search.placeholder}
        clearLabel={copy.search.clear}
        items={query.data?.tags ?? []}
        status={query.isError ? 'error' : query.isPending ? 'loading' : isStale ? 'stale' : 'ready'}
        emptyText={text === '' ? copy.search.none : copy.search.noMatch(text)}
        getChoice={getChoice}
        value={null}
        onChange={(animal) => animal && onChoose(animal)}
        onSearch={setTyped}
        inputRef={() => undefined}
      />
      {query.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-red-text">
          {copy.search.failed}
          <TextButton onClick={() => void query.refetch()}>{copy.search.retry}</TextButton>
        </p>
      )}
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
