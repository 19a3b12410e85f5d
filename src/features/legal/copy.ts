import { localize } from '#src/languages/localize.ts';

/** Around the texts, which are in files of their own. */
export const copy = localize('features/legal', {
  breadcrumb: 'Breadcrumb',
  // Quoted from the specification.
  home: 'Home',
  /** Nothing in English. */
  textInEnglish: '',
  contents: 'On this page',
  lastRevised: (date: string) => `Last revised ${date}`,
  licenses: 'Licenses of the software in this product',
  updated: (date: string) => `Updated ${date}`,
});
