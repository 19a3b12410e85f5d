/* Fills the index of a server from a Firestore with any number of documents, and prints the memory it took in megabytes. */
import { rebuildIndex } from '../rebuild-index.ts';
import { createSearchIndex } from '../search-index.ts';
import { createEndlessFirestore } from './endless-firestore.ts';

const [, , url = '', documentCount] = process.argv;
const index = createSearchIndex(url, 'key', { numRetries: 60, retryIntervalSeconds: 0.01 });
await rebuildIndex({ firestore: createEndlessFirestore(Number(documentCount)), index, log: () => {} });
console.log(Math.round(process.resourceUsage().maxRSS / 1024));
