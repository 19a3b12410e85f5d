import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildContentSecurityPolicy,
  hashInlineScripts,
  type PolicyOrigins,
} from './content-security-policy.ts';

/** The parts of firebase.json that are filled in; the rest passes through as it stands. */
interface FirebaseConfig {
  hosting: { public: string; predeploy?: string; [key: string]: unknown };
  [key: string]: unknown;
}

/**
 * Writes a firebase.json with nothing left open: every `%POLICY%` becomes the Content-Security-Policy for the
 * given origins, with the hashes of the scripts in the built landing page (so build first, where there is
 * something to serve).
 *
 * Locally the origins are the suite's ports; for production they come from the environment
 * (`productionOrigins`), because the hosts of search and content differ from one installation to the next.
 *
 * @param folder the repository's folder, where firebase.json lies
 * @param name the file to write beside it; paths in it are relative to the same folder
 * @param extra top-level entries to add, for example `emulators`
 * @returns the path written
 */
export function writeFirebaseConfig(
  folder: string,
  name: string,
  origins: PolicyOrigins,
  extra: Record<string, unknown>,
): string {
  const config = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const landing = join(folder, config.hosting.public, 'index.html');
  const hashes = existsSync(landing) ? hashInlineScripts(readFileSync(landing, 'utf8')) : [];
  const { predeploy: _refusal, ...hosting } = config.hosting;
  const filled = JSON.stringify({ ...config, hosting, ...extra }, null, 2).replaceAll(
    '%POLICY%',
    buildContentSecurityPolicy(origins, hashes),
  );
  const file = join(folder, name);
  writeFileSync(file, `${filled}\n`);
  return file;
}
