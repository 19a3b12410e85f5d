import type { SearchConfig } from '#src/data/search/search-collection.ts';
import { removeWord, understandText, type KnownWord } from '#src/domain/search-words/understand-text.ts';
import type { SearchCategory } from '#src/domain/search.ts';
import { CategoryResults } from './category-results.tsx';
import { KnownWords } from './known-words.tsx';

interface SearchedTextProps {
  config: SearchConfig | undefined;
  category: SearchCategory;
  text: string;
  /** Its words that are searched as they are. */
  asText: readonly string[];
  pendingText: string | undefined;
  onSearch: (text: string) => void;
  onAsTextChange: (asText: string[]) => void;
}

/** What is understood of a text, and what is found. */
export function SearchedText(props: SearchedTextProps) {
  const { config, category, text, asText, pendingText, onSearch, onAsTextChange } = props;
  const understood = understandText(text, asText);
  const searchAsText = (isAsText: (word: KnownWord) => boolean) =>
    onAsTextChange(understood.words.filter(isAsText).map(({ typed }) => typed.toLowerCase()));
  return (
    <>
      <KnownWords
        words={understood.words}
        onToggle={({ start }) => searchAsText((word) => (word.start === start) !== word.isText)}
        onRemove={(word) => onSearch(removeWord(text, word))}
      />
      <CategoryResults
        config={config}
        category={category}
        text={text}
        understood={understood}
        pendingText={pendingText}
        onSearch={onSearch}
        onSearchAsText={() => searchAsText(() => true)}
      />
    </>
  );
}
