/** `npm run search-sync -- rebuild|verify --local|--project <id>`: fills or checks the search index; see services/search-sync. */
import { rebuildIndex, verifyIndex } from '#services/search-sync/rebuild-index.ts';
import { createSearchIndex, patience } from '#services/search-sync/search-index.ts';
import { runMaintenance } from './run-maintenance.ts';

await runMaintenance({
  name: 'search-sync',
  match: 'The index matches Firestore.',
  open(firestore, { VITE_SEARCH_URL: url, SEARCH_ADMIN_KEY: key }) {
    if (!url || !key) throw new Error('VITE_SEARCH_URL and SEARCH_ADMIN_KEY must be set (see .env.example).');
    const log = (line: string) => console.log(line);
    const context = { firestore, index: createSearchIndex(url, key, patience), log };
    return { rebuild: () => rebuildIndex(context), verify: () => verifyIndex(context) };
  },
});
