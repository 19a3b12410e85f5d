import { getTicketIds } from '#scripts/admin/plan-migration.ts';
import { checkIndexes, checkUploadGrant } from '#scripts/doctor/check-google-settings.ts';
import type { Finding } from '#scripts/doctor/doctor-finding.ts';
import { getBackendUrls, parseJson, request, type Target } from '#scripts/doctor/target.ts';
import { parseFields } from '#src/data/firestore-rest/stored-values.ts';
import { parseVideo } from '#src/domain/video.ts';

const pollMs = 15_000;

const findFailure = (found: Finding | readonly Finding[]) =>
  [found].flat().find(({ status }) => status !== 'ok');

/**
 * Resolves when all indexes are built, however long that takes: until then, the lists that need them fail.
 *
 * @param log receives what is still missing
 * @throws Error when their state cannot be read
 */
export async function waitForIndexes(
  target: Target,
  indexesFile: string,
  log: (line: string) => void,
): Promise<void> {
  for (;;) {
    const failure = findFailure(await checkIndexes(target, indexesFile));
    if (!failure) return;
    if (failure.status !== 'wrong') throw new Error(`Indexes: ${failure.message}`);
    log(`Waiting for indexes: ${failure.message}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** @throws Error with the command to run when Storage rules may not read Firestore, which refuses every upload */
export async function requireUploadGrant(target: Target): Promise<void> {
  const failure = findFailure(await checkUploadGrant(target));
  if (failure)
    throw new Error(
      [`${failure.message}. Do this, and deploy again:`, failure.remedy].filter(Boolean).join('\n'),
    );
}

/** How many rides are looked at, in the order in which the migration writes. */
const sampleSize = 50;

/**
 * Under rules that know tickets, a stranger could open one for the id of a ride that has none, and delete its film.
 *
 * @throws Error with the command to run
 */
export async function requireTickets(target: Target): Promise<void> {
  const { documents } = getBackendUrls(target);
  const post = async (method: string, body: object): Promise<readonly StoredResult[]> => {
    const headers = { Authorization: `Bearer ${target.accessToken}` };
    const answer = await request(documents + method, headers, { method: 'POST', body: JSON.stringify(body) });
    const results = parseJson(answer.text);
    if (answer.status !== 200 || !Array.isArray(results))
      throw new Error(`Rides could not be read: status ${answer.status}.`);
    return results as StoredResult[];
  };
  const from = [{ collectionId: 'videos' }];
  const rides = await post(':runQuery', { structuredQuery: { from, limit: sampleSize } });
  const ids = rides.flatMap(({ document }) =>
    document
      ? getTicketIds(parseVideo(document.name.split('/').at(-1) ?? '', parseFields(document.fields)))
      : [],
  );
  if (ids.length === 0) return;
  const folder = documents.slice(documents.indexOf('projects/'));
  const tickets = await post(':batchGet', { documents: ids.map((id) => `${folder}/uploads/${id}`) });
  if (tickets.some(({ missing }) => missing))
    throw new Error(
      'Rides have no ticket, and the new rules would let strangers take their ids. Do this, and deploy again:\nnpm run admin -- migrate --write',
    );
}

interface StoredResult {
  document?: { name: string; fields?: unknown };
  missing?: string;
}
