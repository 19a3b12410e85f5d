import type { ReactNode, RefCallback } from 'react';
import { Button } from './button.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxChoice } from './combobox-popup.tsx';
import { copy } from './forms/copy.ts';
import type { ShownChoices } from './shown-choices.ts';

interface TagComboboxProps<Tag extends { id: string }> {
  label: string;
  placeholder: string;
  clearLabel: string;
  hint: string | undefined;
  /** Replaces the hint while the search service is unavailable. */
  fallbackHint: string;
  error: string | undefined;
  errorText: string;
  emptyText: string;
  text: string;
  choices: ShownChoices<Tag>;
  getChoice: (tag: Tag) => ComboboxChoice;
  value: Tag | null;
  onChange: (tag: Tag | null) => void;
  onSearch: (text: string) => void;
  toTyped?: (text: string) => Tag;
  filters?: ReactNode;
  inputRef: RefCallback<HTMLInputElement>;
}

export function TagCombobox<Tag extends { id: string }>(props: TagComboboxProps<Tag>) {
  const { choices, hint, fallbackHint, emptyText, errorText, text, ...combobox } = props;
  const searchText = text.trim();
  return (
    <div className="grid gap-2">
      <Combobox
        {...combobox}
        hint={choices.isFallback ? fallbackHint : hint}
        items={choices.tags}
        status={choices.status}
        emptyText={searchText === '' ? emptyText : copy.tags.noMatch(searchText)}
      />
      {choices.status === 'error' && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-red-text">
          {errorText}
          <Button variant="ghost" onClick={choices.retry}>
            {copy.tags.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
