import { useQueries } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import { getMeaningName } from '#src/domain/search-words/meaning-name.ts';
import { removeWord, understandText } from '#src/domain/search-words/understand-text.ts';
import { videoSearchQuery } from '#src/queries/search-queries.ts';
import { copy } from './copy.ts';
import type { PageSearch } from './use-search.ts';

interface Fix {
  label: string;
  text: string;
  isRemoval: boolean;
}

/** Texts with one word less, and what is left without any. */
function listFixes({ text, understood: { words, rest } }: PageSearch): Fix[] {
  const filters = words.filter(({ isText }) => !isText);
  const removals = filters.map((word) => ({
    label: copy.words.remove(getMeaningName(word.meaning)),
    text: removeWord(text, word),
    isRemoval: true,
  }));
  const isRestOffered = rest !== '' && filters.length > 1;
  return [
    ...removals.filter((fix) => fix.text !== ''),
    ...(isRestOffered ? [{ label: copy.words.searchOnly(rest), text: rest, isRemoval: false }] : []),
  ];
}

/** Where nothing has all that was asked: what would bring rides, and how many. */
export function SearchFixes({ onSearch, ...search }: PageSearch & { onSearch: (text: string) => void }) {
  const { config = { url: '', key: '' }, category } = search;
  const fixes = listFixes(search);
  const asText = search.understood.words.flatMap(({ isText, typed }) => (isText ? [typed] : []));
  const counts = useQueries({
    queries: fixes.map(({ text }) => {
      const { rest, criteria } = understandText(text, asText);
      return videoSearchQuery({ config, category, text: rest, criteria, limit: 1 });
    }),
    combine: (queries) => queries.map(({ data }) => data?.total ?? 0),
  });
  const helpful = fixes.flatMap((fix, index) => (counts[index] ? [{ ...fix, count: counts[index] }] : []));
  if (helpful.length === 0) return null;
  return (
    <ul className="grid">
      {helpful.map(({ label, text, isRemoval, count }) => (
        <li key={text} className="border-b border-line">
          <button
            type="button"
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 px-2 py-2 text-left hover:bg-sunken"
            onClick={() => onSearch(text)}
          >
            {isRemoval ? (
              <X aria-hidden="true" className="size-5 text-ink-2" />
            ) : (
              <Search aria-hidden="true" className="size-5 text-ink-2" />
            )}
            <span className="min-w-0 flex-1 font-[650] wrap-anywhere">{label}</span>
            <span className="text-sm whitespace-nowrap text-ink-2">{countNouns(count, 'ride')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
