import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../command-line.ts';

/** @returns a token of the operator's Google credentials; undefined without credentials or a connection */
export async function fetchAccessToken(): Promise<string | undefined> {
  const stored = join(homedir(), '.config/gcloud/application_default_credentials.json');
  if (!process.env['GOOGLE_APPLICATION_CREDENTIALS'] && !existsSync(stored)) return undefined;
  return requireAccessToken().catch(() => undefined);
}

/** @throws InputError that says how to log in when Google does not accept the operator's credentials, or there are none */
export async function requireAccessToken(): Promise<string> {
  // Imported lazily: the Admin SDK takes a second to load.
  const { applicationDefault } = await import('firebase-admin/app');
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch (error) {
    throw new InputError(
      `Google needs your login: gcloud auth application-default login (docs/DEPLOY.md, step 1).\n${String(error)}`,
      { cause: error },
    );
  }
}
