import { localize } from '#src/languages/localize.ts';

/** What a search covers. Quoted from the specification. */
export const copy = localize('domain/search', {
  everything: 'Search',
  contractors: 'Contractors',
  contestants: 'Contestants',
});
