import { localize } from '#src/languages/localize.ts';

/** Apart from the texts of the first pages: few rides need them. */
export const copy = localize('lib/hard', {
  title: 'Hard to watch',
  text: 'Somebody may have been hurt in this ride.',
  watch: 'Watch',
});
