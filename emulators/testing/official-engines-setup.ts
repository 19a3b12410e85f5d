import { findOfficialEngines, startOfficialEngine } from '../cli/official-engines.ts';

/**
 * What Vitest calls before the tests of SDKs with OFFICIAL_EMULATORS=1: they run against Google's emulators, of which the
 * Realtime Database's may be missing.
 *
 * @returns stop
 * @throws Error that says what is not installed
 */
export default async function startOfficialEngines(): Promise<() => Promise<unknown>> {
  const { java, firestore, database } = findOfficialEngines();
  const firestoreServer = await startOfficialEngine(java, firestore);
  process.env['FIRESTORE_UNDER_TEST'] = `127.0.0.1:${firestoreServer.port}`;
  const databaseServer = database && (await startOfficialEngine(java, database));
  if (databaseServer) process.env['DATABASE_UNDER_TEST'] = `127.0.0.1:${databaseServer.port}`;
  return () => Promise.all([firestoreServer.stop(), databaseServer?.stop()]);
}
