import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType, useSearchParams, Link } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths, searchParameters } from '#src/config/paths.ts';
import { trackEvent } from '#src/session/track-event.ts';
import type { SearchConfig } from '#src/data/search/search-collection.ts';
import { allCategories, parseSearchCategory, type SearchCategory } from '#src/domain/search.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { addToRecentSearches } from '#src/queries/recent-search-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { copy } from './copy.ts';
import { loadSearchedText } from './load-searched-text.ts';
import { SearchBox } from './search-box.tsx';
import { NotSetUpNote } from './search-notes.tsx';
import { RecentSearches } from './recent-search-list.tsx';
import { useSearchBox } from './use-search-box.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';

const SearchedText = lazyComponent(loadSearchedText, 'SearchedText');

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

export default function SearchPage() {
  const [query] = useSearchParams();
  const category = parseSearchCategory(query.get(searchParameters.category));
  useScrollToTop(category?.id);
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
  config: SearchConfig | undefined;
  category: SearchCategory;
  text: string;
}

function CategoryPage({ config, category, text }: CategoryPageProps) {
  const { user } = useAccount();
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const searchAsText = (asText: readonly string[]) => {
    const next = new URLSearchParams(query);
    next.delete(searchParameters.asText);
    for (const typed of asText) next.append(searchParameters.asText, typed);
    setQuery(next, { replace: true });
  };
  const searchFor = (searchText: string) => {
    const next = new URLSearchParams(query);
    if (searchText === '') next.delete(searchParameters.text);
    else next.set(searchParameters.text, searchText);
    const kept = query
      .getAll(searchParameters.asText)
      .filter((typed) => searchText.toLowerCase().includes(typed));
    next.delete(searchParameters.asText);
    for (const typed of kept) next.append(searchParameters.asText, typed);
    // One entry of the history for a search, however often it is refined.
    const isRefined = text !== '' && (searchText.startsWith(text) || text.startsWith(searchText));
    setQuery(next, { replace: isRefined });
    addToRecentSearches(client, user.id, searchText);
    if (searchText !== '') trackEvent({ name: 'search', category: category.id, text: searchText });
  };
  const box = useSearchBox(text, searchFor);
  const isFirstScreen = category.kind === 'all' && text === '' && !box.isPending;
  return (
    <Page>
      <SearchHeader title={category.name} backTo={isFirstScreen ? paths.feed : paths.search} />
      <SearchBox
        config={config}
        text={box.text}
        isPending={box.isPending}
        onChange={box.setText}
        onSubmit={box.searchNow}
        onSearch={searchFor}
      />
      {isFirstScreen ? (
        <>
          {!config && <NotSetUpNote />}
          <RecentSearches userId={user.id} />
          <CategoryTiles />
        </>
      ) : (
        <Suspense>
          <SearchedText
            config={config}
            category={category}
            text={text}
            asText={query.getAll(searchParameters.asText)}
            pendingText={box.isPending ? box.text.trim() : undefined}
            onSearch={searchFor}
            onAsTextChange={searchAsText}
          />
        </Suspense>
      )}
    </Page>
  );
}
