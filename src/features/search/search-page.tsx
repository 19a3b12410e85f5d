import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths, searchParameters } from '#src/config/paths.ts';
import type { SearchHost } from '#src/data/search/search-collection.ts';
import { readSearchCategory, type SearchCategory } from '#src/domain/search.ts';
import { FilterField } from '#src/ui/filter-field.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { CategoryResults, type VideosView } from './category-results.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { SearchHead } from './search-head.tsx';
import { useSearchBox } from './use-search-box.ts';

/** Longer than any name, and short enough for every address. */
const longestText = 100;

/** The tiles, and what lies behind each of them; the address tells which. */
export default function SearchPage({ videos }: { videos: VideosView }) {
  const [query] = useSearchParams();
  const category = readSearchCategory(query.get(searchParameters.category));
  useTopOf(category?.id);
  if (!env.search) {
    return (
      <Page>
        <SearchHead title="Search" back={paths.feed} />
        <StatePanel kind="empty" title="No search here yet">
          The search service is not set up here. Everything else works without it.
        </StatePanel>
      </Page>
    );
  }
  if (!category) {
    return (
      <Page>
        <SearchHead title="Search" back={paths.feed} />
        <CategoryTiles />
      </Page>
    );
  }
  const text = (query.get(searchParameters.text) ?? '').trim();
  return <CategoryPage key={category.id} host={env.search} category={category} text={text} videos={videos} />;
}

/** A category is a page of its own, though only the query tells: it starts at its top unless somebody comes back. */
function useTopOf(categoryId: string | undefined) {
  const navigation = useNavigationType();
  const toTop = useEffectEvent(() => {
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useEffect(() => toTop(), [categoryId]);
}

interface CategoryPageProps {
  host: SearchHost;
  category: SearchCategory;
  text: string;
  videos: VideosView;
}

function CategoryPage({ host, category, text, videos }: CategoryPageProps) {
  const [query, setQuery] = useSearchParams();
  const box = useSearchBox(text, (wanted) => {
    const next = new URLSearchParams(query);
    if (wanted === '') next.delete(searchParameters.text);
    else next.set(searchParameters.text, wanted);
    setQuery(next);
  });
  return (
    <Page>
      <SearchHead title={category.name} back={paths.search} />
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
          cancel="Cancel"
          maxLength={longestText}
        />
      </form>
      <CategoryResults host={host} category={category} text={text} Videos={videos} />
    </Page>
  );
}
