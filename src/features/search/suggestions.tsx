import { useImperativeHandle, type Ref } from 'react';
import type { SearchConfig } from '#src/data/search/search-collection.ts';
import { copy } from './copy.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions, type Suggestion } from './use-suggestions.ts';

interface SuggestionsProps {
  /** What is listed, for the keys of the search box. */
  ref: Ref<readonly Suggestion[]>;
  id: string;
  config: SearchConfig | undefined;
  typed: string;
  activeIndex: number;
  onChoose: (suggestion: Suggestion) => void;
}

/** Apart from the search box, because its words and places are needed only once somebody types. */
export function Suggestions({ ref, id, config, typed, activeIndex, onChoose }: SuggestionsProps) {
  const suggestions = useSuggestions(config, typed);
  useImperativeHandle(ref, () => suggestions, [suggestions]);
  return (
    <>
      {suggestions.length > 0 && (
        <SuggestionList id={id} suggestions={suggestions} activeIndex={activeIndex} onChoose={onChoose} />
      )}
      <p role="status" className="sr-only">
        {suggestions.length > 0 && copy.suggestions.found(suggestions.length)}
      </p>
    </>
  );
}
