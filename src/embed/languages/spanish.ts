import { copy } from './copy.es.ts';
import { startLanguage } from './start-language.ts';

/* Imports nothing of the page, which waits for it. */

const files = import.meta.glob(
  ['/src/embed/**/copy.es.ts', '/src/{domain,domain/results,lib,lib/hard}/copy.es.ts'],
  {
    eager: true,
    import: 'copy',
  },
);

startLanguage(copy, { locale: 'es-MX', decimalSign: '.' }, files);
