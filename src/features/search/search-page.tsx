import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType, useSearchParams, Link } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths, searchParameters } from '#src/config/paths.ts';
import { trackEvent } from '#src/session/track-event.ts';
import type { SearchConfig } from '#src/data/search/search-collection.ts';
import { allCategories, parseSearchCategory, type SearchCategory } from '#src/domain/search.ts';
import { loadSearch } from '#src/queries/load-search.ts';
import { addToRecentSearches } from '#src/queries/recent-search-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { FilterField } from '#src/ui/filter-field.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { CategoryResults } from './category-results.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { copy } from './copy.ts';
import { RecentSearches } from './recent-search-list.tsx';
import { useSearchBox } from './use-search-box.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';

function SearchHeader({ title, backTo }: { title: string; backTo: string }) {
  const backLink = (
    <Link
      to={backTo}
      aria-label={copy.back}
      title={copy.back}
      className="bordered grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
    >
      <ArrowLeft aria-hidden="true" className="size-5.5" />
    </Link>
  );
  return <PageHeader title={title} leading={backLink} />;
}

/** Longer than any name, and short enough for a URL. */
const maxTextLength = 100;

export default function SearchPage() {
  const [query] = useSearchParams();
  const category = parseSearchCategory(query.get(searchParameters.category));
  useScrollToTop(category?.id);
  if (!env.search) {
    return (
      <Page>
        <SearchHeader title={copy.notSetUp.title} backTo={paths.feed} />
        <StatePanel copy={{ title: copy.notSetUp.heading, text: copy.notSetUp.text }} />
      </Page>
    );
  }
  const text = (query.get(searchParameters.text) ?? '').trim();
  const searched = category ?? allCategories;
  return <CategoryPage key={searched.id} config={env.search} category={searched} text={text} />;
}

/** Categories differ only in the query, so the router's scroll restoration does not see a new page. */
function useScrollToTop(categoryId: string | undefined) {
  const navigationType = useNavigationType();
  const scrollToTop = useEffectEvent(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useEffect(() => scrollToTop(), [categoryId]);
}

interface CategoryPageProps {
  config: SearchConfig;
  category: SearchCategory;
  text: string;
}

function CategoryPage({ config, category, text }: CategoryPageProps) {
  const { user } = useAccount();
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const box = useSearchBox(text, (searchText) => {
    const next = new URLSearchParams(query);
    if (searchText === '') next.delete(searchParameters.text);
    else next.set(searchParameters.text, searchText);
    // One entry of the history for a search, however often it is refined.
    const isRefined = text !== '' && (searchText.startsWith(text) || text.startsWith(searchText));
    setQuery(next, { replace: isRefined });
    addToRecentSearches(client, user.id, searchText);
    if (searchText !== '') trackEvent({ name: 'search', category: category.id, text: searchText });
  });
  const isFirstScreen = category.kind === 'all' && text === '' && !box.isPending;
  return (
    <Page>
      <SearchHeader title={category.name} backTo={isFirstScreen ? paths.feed : paths.search} />
      <form
        role="search"
        // While a text is typed; should it fail, the search tries again and tells.
        onFocus={() => void loadSearch().catch(() => undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          box.searchNow();
        }}
      >
        <FilterField
          label={copy.field}
          value={box.text}
          onChange={box.setText}
          clearLabel={copy.cancel}
          maxLength={maxTextLength}
          isBusy={box.isPending}
        />
      </form>
      {isFirstScreen ? (
        <>
          <RecentSearches userId={user.id} />
          <CategoryTiles />
        </>
      ) : (
        <CategoryResults
          config={config}
          category={category}
          text={text}
          pendingText={box.isPending ? box.text.trim() : undefined}
        />
      )}
    </Page>
  );
}
