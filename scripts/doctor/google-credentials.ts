import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where `gcloud auth application-default login` stores credentials. */
const wellKnownFile = join(homedir(), '.config', 'gcloud', 'application_default_credentials.json');

/** @returns a token of the operator's Google credentials; undefined without credentials or a connection */
export async function fetchAccessToken(): Promise<string | undefined> {
  if (!process.env['GOOGLE_APPLICATION_CREDENTIALS'] && !existsSync(wellKnownFile)) return undefined;
  // Imported lazily: the Admin SDK takes a second to load.
  const { applicationDefault } = await import('firebase-admin/app');
  return applicationDefault()
    .getAccessToken()
    .then(
      ({ access_token }) => access_token,
      () => undefined,
    );
}
