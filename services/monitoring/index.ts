import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';
import { env } from '#src/config/env.ts';
import { acceptBatch } from './accept-batch.ts';
import { SearchComparison } from './compare-search.ts';
import { isSearchUpToDate } from './is-search-up-to-date.ts';

const app = initializeApp();

const options = {
  region: 'us-central1',
  memory: '256MiB',
  timeoutSeconds: 10,
  maxInstances: 3,
  invoker: 'public',
} as const;

/** The limit of one instance. Entries above it are dropped, so that nobody can fill the log. */
const maxEntriesPerMinute = 600;

let minute = 0;
let entryCount = 0;

/** Whether so many entries may be logged now. */
function isWithinLimit(count: number): boolean {
  const now = Math.floor(Date.now() / 60_000);
  if (now !== minute) [minute, entryCount] = [now, 0];
  entryCount += count;
  return entryCount <= maxEntriesPerMinute;
}

/** Logs what VITE_MONITORING_URL receives; a GET shows that it runs. */
export const collect = onRequest(options, (request, response) => {
  if (request.method === 'GET') return void response.writeHead(200).end();
  if (request.method !== 'POST') return void response.writeHead(405).end();
  const entries = acceptBatch(request.rawBody.toString());
  if (!entries) return void response.writeHead(400).end();
  if (!isWithinLimit(entries.length)) return void response.writeHead(429).end();
  for (const entry of entries) console.log(JSON.stringify(entry));
  response.writeHead(204).end();
});

const comparison = new SearchComparison();
/** Anybody can call it, as often as they like. */
const comparisonLastsMs = 60_000;
let compared = { at: -comparisonLastsMs, isSame: true };

async function isSearchComplete(search: NonNullable<typeof env.search>): Promise<boolean> {
  const at = performance.now();
  if (at - compared.at < comparisonLastsMs) return compared.isSame;
  compared = { ...compared, at };
  const differences = await comparison.findLasting(getFirestore(app), search);
  for (const difference of differences) console.error(`Search differs from Firestore: ${difference}`);
  compared = { at, isSame: differences.length === 0 };
  return compared.isSame;
}

/** 200 while search finds new rides, and has what Firestore has: see INCIDENTS.md. */
export const searchHealth = onRequest(options, async (_request, response) => {
  try {
    const isHealthy =
      !env.search ||
      ((await isSearchUpToDate(getFirestore(app), env.search)) && (await isSearchComplete(env.search)));
    response.writeHead(isHealthy ? 200 : 503).end();
  } catch (error) {
    console.error(error);
    response.writeHead(503).end();
  }
});
