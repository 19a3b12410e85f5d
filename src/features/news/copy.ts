import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/news', {
  title: 'News',
  listName: 'news',
  empty: { title: 'No news yet', text: 'New stories show up here.' },
  unavailable: {
    title: "News isn't available",
    text: "The news service isn't set up here. Everything else works without it.",
    pictures: "Pictures aren't set up here, so we show a drawing instead.",
    links: "The association's site isn't set up here, so you can't open the full stories.",
  },
  // Quoted from the specification.
  readMore: 'Read more',
  /** Follows "Read more" for screen readers. */
  readMoreOf: (headline: string) => `${headline} (in a new tab)`,
});
