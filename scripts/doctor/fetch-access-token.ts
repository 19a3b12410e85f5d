import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** @returns a token of the operator's Google credentials; undefined without credentials or a connection */
export async function fetchAccessToken(): Promise<string | undefined> {
  const stored = join(homedir(), '.config/gcloud/application_default_credentials.json');
  if (!process.env['GOOGLE_APPLICATION_CREDENTIALS'] && !existsSync(stored)) return undefined;
  // Imported lazily: the Admin SDK takes a second to load.
  const { applicationDefault } = await import('firebase-admin/app');
  const token = await applicationDefault()
    .getAccessToken()
    .catch(() => undefined);
  return token?.access_token;
}
