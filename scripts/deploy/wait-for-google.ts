import { checkIndexes, checkUploadGrant } from '#scripts/doctor/check-google-settings.ts';
import type { Finding } from '#scripts/doctor/doctor-finding.ts';
import type { Target } from '#scripts/doctor/target.ts';

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
