import { copy } from './copy.pt.ts';
import { startLanguage } from './start-language.ts';

/* Imports nothing of the page, which waits for it. */

const files = import.meta.glob(
  ['/src/embed/**/copy.pt.ts', '/src/{domain,domain/results,lib,lib/hard}/copy.pt.ts'],
  {
    eager: true,
    import: 'copy',
  },
);

startLanguage(copy, { locale: 'pt-BR', decimalSign: ',' }, files);
