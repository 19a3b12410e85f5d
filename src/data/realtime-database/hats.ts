import { realtimeDatabaseUrl } from '#src/config/service-urls.ts';
import { withDataErrors } from '../data-error.ts';
import { requestJson } from '../request.ts';
import { signUrl } from './sign-url.ts';
import { withDenials } from './view-counts.ts';

/** The tips of the hat of a ride. */
export interface Hats {
  count: number;
  /** Whether one of them is the member's. */
  isTipped: boolean;
}

/** The rules give no larger page. */
const tipsPerPage = 100;

const getPath = (...keys: string[]) => keys.map(encodeURIComponent).join('/');

/** @param query of the REST API (https://firebase.google.com/docs/database/rest/retrieve-data) */
async function fetchOwn(keys: readonly string[], query: Readonly<Record<string, unknown>> = {}) {
  const url = new URL(await signUrl(realtimeDatabaseUrl(getPath('hatsBy', ...keys))));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, JSON.stringify(value));
  return withDenials(requestJson(url.href));
}

/**
 * Reads how many tips a ride has and, where it has any, whether one is the member's.
 *
 * @param userId undefined for visitors
 * @throws DataError
 */
export async function fetchHats(videoId: string, userId: string | undefined): Promise<Hats> {
  return withDataErrors(async () => {
    const stored = await requestJson(realtimeDatabaseUrl(getPath('hats', videoId)));
    const count = typeof stored === 'number' ? stored : 0;
    const isTipped = count > 0 && userId !== undefined && (await fetchOwn([userId, videoId])) === true;
    return { count, isTipped };
  });
}

/**
 * Reads the ids of the rides that have a tip of the member.
 *
 * @throws DataError
 */
export async function fetchTippedIds(userId: string): Promise<string[]> {
  return withDataErrors(async () => {
    const ids: string[] = [];
    for (;;) {
      const last = ids.at(-1);
      const page = await fetchOwn([userId], {
        ...{ orderBy: '$key', limitToFirst: tipsPerPage },
        ...(last !== undefined && { startAt: last }),
      });
      const found = Object.keys(page ?? {}).toSorted();
      ids.push(...found.filter((id) => id !== last));
      if (found.length < tipsPerPage) return ids;
    }
  });
}

async function writeHats(userId: string, videoIds: readonly string[], isTipped: boolean): Promise<void> {
  const changes = videoIds.flatMap((videoId) => [
    [`hatsBy/${userId}/${videoId}`, isTipped || null],
    // The rules compare both.
    [`hats/${videoId}`, { '.sv': { increment: isTipped ? 1 : -1 } }],
  ]);
  const body = JSON.stringify(Object.fromEntries(changes));
  await withDenials(requestJson(await signUrl(realtimeDatabaseUrl('')), { method: 'PATCH', body }));
}

/**
 * Tips the hat to a ride, or takes the tip back.
 *
 * @throws DataError `not-allowed` also where that is so already
 */
export async function changeHat(userId: string, videoId: string, isTipped: boolean): Promise<void> {
  return withDataErrors(() => writeHats(userId, [videoId], isTipped));
}

/**
 * Takes all tips of a member back.
 *
 * @throws DataError when some may remain
 */
export async function removeHats(userId: string): Promise<void> {
  const ids = await fetchTippedIds(userId);
  return withDataErrors(async () => {
    while (ids.length > 0) await writeHats(userId, ids.splice(0, tipsPerPage), false);
  });
}
