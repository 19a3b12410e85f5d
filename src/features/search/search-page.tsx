import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths, searchParameters } from '#src/config/paths.ts';
import type { SearchConfig } from '#src/data/search/search-collection.ts';
import { parseSearchCategory, type SearchCategory } from '#src/domain/search.ts';
import { FilterField } from '#src/ui/filter-field.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { CategoryResults, type VideoGridComponent } from './category-results.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { SearchHeader } from './search-header.tsx';
import { useSearchBox } from './use-search-box.ts';

/** Longer than any name, and short enough for every address. */
const maxTextLength = 100;

/** The tiles, and what lies behind each of them; the address tells which. */
export default function SearchPage({ videos }: { videos: VideoGridComponent }) {
  const [query] = useSearchParams();
  const category = parseSearchCategory(query.get(searchParameters.category));
  useScrollToTop(category?.id);
  if (!env.search) {
    return (
      <Page>
        <SearchHeader title="Search" back={paths.feed} />
        <StatePanel variant="empty" title="No search here yet">
          The search service is not set up here. Everything else works without it.
        </StatePanel>
      </Page>
    );
  }
  if (!category) {
    return (
      <Page>
        <SearchHeader title="Search" back={paths.feed} />
        <CategoryTiles />
      </Page>
    );
  }
  const text = (query.get(searchParameters.text) ?? '').trim();
  return (
    <CategoryPage key={category.id} host={env.search} category={category} text={text} VideoGrid={videos} />
  );
}

/** A category is a page of its own, though only the query tells: it starts at its top unless somebody comes back. */
function useScrollToTop(categoryId: string | undefined) {
  const navigation = useNavigationType();
  const toTop = useEffectEvent(() => {
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useEffect(() => toTop(), [categoryId]);
}

interface CategoryPageProps {
  host: SearchConfig;
  category: SearchCategory;
  text: string;
  VideoGrid: VideoGridComponent;
}

function CategoryPage({ host, category, text, VideoGrid }: CategoryPageProps) {
  const [query, setQuery] = useSearchParams();
  const box = useSearchBox(text, (wanted) => {
    const next = new URLSearchParams(query);
    if (wanted === '') next.delete(searchParameters.text);
    else next.set(searchParameters.text, wanted);
    setQuery(next);
  });
  return (
    <Page>
      <SearchHeader title={category.name} back={paths.search} />
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          box.searchNow();
        }}
      >
        <FilterField
          label="Brand, name, contractor or rider"
          value={box.typed}
          onChange={box.type}
          clearLabel="Cancel"
          maxLength={maxTextLength}
        />
      </form>
      <CategoryResults host={host} category={category} text={text} VideoGrid={VideoGrid} />
    </Page>
  );
}
