import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchConfig } from '#src/data/search/search-collection.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { loadSearch } from '#src/queries/load-search.ts';
import { FilterField } from '#src/ui/filter-field.tsx';
import { copy } from './copy.ts';
import { loadSearchedText } from './load-searched-text.ts';
import type { Suggestion } from './use-suggestions.ts';

const Suggestions = lazyComponent(() => import('./suggestions.tsx'), 'Suggestions');

/** The text is part of the URL, where more than a few words would be a mistake, and long enough for a URL. */
const maxTextLength = 100;

interface SearchBoxProps {
  config: SearchConfig | undefined;
  text: string;
  isPending: boolean;
  onChange: (text: string) => void;
  /** Searches for what is typed at once. */
  onSubmit: () => void;
  /** Searches for another text. */
  onSearch: (text: string) => void;
}

export function SearchBox({ config, text, isPending, onChange, onSubmit, onSearch }: SearchBoxProps) {
  const listId = useId();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const listed = useRef<readonly Suggestion[]>([]);
  const close = () => {
    setIsOpen(false);
    setActiveIndex(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    if (suggestion.mark === 'word') onSearch(suggestion.completion.text);
    else void navigate(suggestion.to);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const count = isOpen ? listed.current.length : 0;
    if (count === 0) return;
    // From the last suggestion to the box, and from there to the first.
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActiveIndex((index) => ((index + step + count + 2) % (count + 1)) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  return (
    <form
      role="search"
      className="relative"
      // While a text is typed; should it fail, the search tries again and tells.
      onFocus={() => {
        void loadSearch().catch(() => undefined);
        void loadSearchedText().catch(() => undefined);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const active = isOpen ? listed.current[activeIndex] : undefined;
        if (active) choose(active);
        else {
          close();
          onSubmit();
        }
      }}
    >
      <FilterField
        label={copy.field}
        value={text}
        onChange={(next) => {
          setIsOpen(next !== '');
          setActiveIndex(-1);
          onChange(next);
        }}
        clearLabel={copy.cancel}
        maxLength={maxTextLength}
        isBusy={isPending}
        inputProps={{
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-controls': activeIndex >= 0 ? listId : undefined,
          'aria-activedescendant': activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined,
          onKeyDown: handleKeyDown,
        }}
      />
      {isOpen && (
        <Suspense>
          <Suggestions
            ref={listed}
            id={listId}
            config={config}
            typed={text}
            activeIndex={activeIndex}
            onChoose={choose}
          />
        </Suspense>
      )}
    </form>
  );
}
