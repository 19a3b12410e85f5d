/** Around the texts, which are in files of their own. */
export const copy = {
  breadcrumb: 'Breadcrumb',
  // Quoted from the specification.
  home: 'Home',
  contents: 'On this page',
  lastRevised: (date: string) => `Last revised ${date}`,
  updated: (date: string) => `Updated ${date}`,
};
