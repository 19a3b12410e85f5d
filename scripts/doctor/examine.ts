import { listBackendChecks } from './check-backend.ts';
import { checkConfiguration } from './check-configuration.ts';
import { checkFiles } from './check-files.ts';
import { listGoogleSettingsChecks } from './check-google-settings.ts';
import { checkSearch } from './check-search.ts';
import { listServiceChecks } from './check-services.ts';
import { createFindings, type Check, type Finding } from './doctor-finding.ts';
import { isOnline, UnreachableError, type Target } from './target.ts';

const network = createFindings('Network');

const offline = network.notChecked('no connection, so no service was checked');
/** Whether a finding says that nothing could be reached. */
export const isOffline = (finding: Finding): boolean => finding === offline;

/** @returns what the check found, or that its service cannot be reached */
const runCheck = (check: Check, isLocal: boolean) =>
  check().catch((error: unknown) => {
    if (!(error instanceof UnreachableError)) throw error;
    const remedy = isLocal ? 'Start the backend: npm start' : 'Check the address and its server.';
    return network.wrong(error.message, remedy);
  });

/**
 * Examines an environment from the outside in.
 *
 * @param readText of a file in the root folder
 */
export async function examine(target: Target, readText: (file: string) => string): Promise<Finding[]> {
  const findings = [...checkConfiguration(target, readText('.env.example')), ...checkFiles(readText)];
  if (!target.isLocal && !(await isOnline())) return [...findings, offline];
  const checks = [
    ...listBackendChecks(target),
    ...listGoogleSettingsChecks(target, readText('firestore.indexes.json')),
    () => checkSearch(target),
    ...listServiceChecks(target),
  ];
  const results = await Promise.all(checks.map((check) => runCheck(check, target.isLocal)));
  const all = [...findings, ...results.flat()];
  // A service that several checks ask is named once.
  return [...new Map(all.map((finding) => [`${finding.area}: ${finding.message}`, finding])).values()];
}
