import { useEffect } from 'react';
import { joinFacts } from '#src/languages/format-facts.ts';
import { useAppMemory } from './app-memory.ts';
import { readPageTag } from './read-page-tag.ts';

type Layer = 'page' | 'player';

/** A document has one title, no matter which component renders. */
const createTitles = () => new Map<Layer, string>();

function showTitle(titles: ReadonlyMap<Layer, string>) {
  const title = joinFacts(titles.get('player') ?? titles.get('page'), readPageTag('site_name'));
  if (title !== '') document.title = title;
}

/**
 * Names the tab, the entry of the history and the bookmark as long as the component is mounted.
 *
 * @param layer the player lies over the page, whichever of them comes first
 */
export function useTitle(text: string, layer: Layer = 'page'): void {
  const titles = useAppMemory(createTitles);
  useEffect(() => {
    titles.set(layer, text);
    showTitle(titles);
    return () => {
      if (titles.get(layer) === text) titles.delete(layer);
      showTitle(titles);
    };
  }, [titles, text, layer]);
}
