import { copy } from './copy.es.ts';
import { translatePage } from './translate-page.ts';

/* Imports nothing of the page, which waits for it. */

const files = import.meta.glob(['/src/embed/**/copy.es.ts', '/src/{domain,lib}/copy.es.ts'], {
  eager: true,
  import: 'copy',
});

const language = {
  locale: 'es-MX',
  decimalSign: '.',
  catalog: Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.slice('/src/'.length, -'/copy.es.ts'.length), texts]),
  ),
};
globalThis.language = language;
translatePage(copy, language);
