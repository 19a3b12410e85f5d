import type { Firestore } from 'firebase-admin/firestore';
import type { Env } from '#src/config/env.ts';

/** How long search-sync may take. */
const graceMs = 120_000;
const timeoutMs = 5000;

/**
 * Whether search finds the last ride that was published, unless that was just now: a service that stands still fails no
 * call.
 *
 * @throws Error when Firestore or the search server does not answer
 */
export async function isSearchUpToDate(
  firestore: Firestore,
  search: NonNullable<Env['search']>,
): Promise<boolean> {
  const { docs } = await firestore
    .collection('videos')
    .where('created', '<', new Date(Date.now() - graceMs))
    .orderBy('created', 'desc')
    .limit(1)
    .get();
  const [last] = docs;
  if (!last) return true;
  const query = new URLSearchParams({ q: '*', filter_by: `id:=${last.id}` });
  const response = await fetch(`${search.url}/collections/videos/documents/search?${query}`, {
    headers: { 'X-TYPESENSE-API-KEY': search.key },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The search server answers with status ${response.status}.`);
  return ((await response.json()) as { found: number }).found > 0;
}
