import { copy } from './copy.pt.ts';
import { translatePage } from './translate-page.ts';

/* Imports nothing of the page, which waits for it. */

const files = import.meta.glob(['/src/embed/**/copy.pt.ts', '/src/{domain,lib}/copy.pt.ts'], {
  eager: true,
  import: 'copy',
});

const language = {
  locale: 'pt-BR',
  decimalSign: ',',
  catalog: Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.slice('/src/'.length, -'/copy.pt.ts'.length), texts]),
  ),
};
globalThis.language = language;
translatePage(copy, language);
