import type { Plugin } from 'vite';

/** What replaces `src/languages/localize.ts`. */
const code = `
  export const locale = 'en-US';
  export const toDecimal = String;
  export const localize = (folder, english) => english;
`;

/** Leaves the catalogs of other languages out of a build: services know no browser, and the embed pages have no room. */
export const englishOnly: Plugin = {
  name: 'english-only',
  enforce: 'pre',
  load: (id) => (id.endsWith('/src/languages/localize.ts') ? code : null),
};
