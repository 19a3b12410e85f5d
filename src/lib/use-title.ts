import { useEffect } from 'react';

type Layer = 'page' | 'player';

/** A document has one title, whoever renders. */
const titles = new Map<Layer, string>();

/** The name of the site, which every HTML file has for link previews. */
const getSiteName = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';

function showTitle() {
  const texts = [titles.get('player') ?? titles.get('page'), getSiteName()].filter(Boolean);
  if (texts.length > 0) document.title = texts.join(' · ');
}

/**
 * Names the tab, the entry of the history and the bookmark as long as the component is mounted.
 *
 * @param layer the player lies over the page, whichever of them comes first
 */
export function useTitle(text: string, layer: Layer = 'page'): void {
  useEffect(() => {
    titles.set(layer, text);
    showTitle();
    return () => {
      if (titles.get(layer) === text) titles.delete(layer);
      showTitle();
    };
  }, [text, layer]);
}
