/** The environment that the doctor examines. */
export interface Target {
  /** The variables of .env.example. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The backend of `npm start`. */
  readonly isLocal: boolean;
  /** Where the site is served, if it is known. */
  readonly siteUrl?: string;
  /** From the operator's Google credentials; undefined without any. */
  readonly accessToken?: string;
}

const timeoutMs = 10_000;

interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A request that no server answered. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** @throws UnreachableError */
export async function request(
  url: string,
  headers: Record<string, string> = {},
  options: RequestInit = {},
): Promise<ReadResponse> {
  try {
    const response = await fetch(url, { ...options, headers, signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new UnreachableError(`${new URL(url).origin} cannot be reached`, { cause: error });
  }
}

/** Headers that a page of the site sends, because an API key can be restricted to the addresses of pages. */
export const getPageHeaders = ({ siteUrl }: Target): Record<string, string> =>
  siteUrl === undefined ? {} : { Referer: `${siteUrl}/` };

/** Whether any of Google's services answers; without it, unreachable services say nothing about them. */
export const isOnline = () =>
  request('https://firestore.googleapis.com/').then(
    () => true,
    () => false,
  );

/** @returns undefined for text that is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The addresses of the target's backend. */
export function getBackendUrls({ environment }: Target) {
  const read = (name: string) => environment[name] ?? '';
  const project = read('VITE_FIREBASE_PROJECT_ID');
  const emulator = (name: string) => read(`VITE_EMULATOR_${name}`);
  const getOrigin = (name: string, service: string) =>
    emulator(name) ? `http://${emulator(name)}` : `https://${service}.googleapis.com`;
  const namespace = `${project}-default-rtdb`;
  const database = read('VITE_FIREBASE_DATABASE_URL') || `https://${namespace}.firebaseio.com`;
  return {
    auth: getOrigin('AUTH', 'identitytoolkit') + (emulator('AUTH') && '/identitytoolkit.googleapis.com'),
    documents: `${getOrigin('FIRESTORE', 'firestore')}/v1/projects/${project}/databases/(default)/documents`,
    files: `${getOrigin('STORAGE', 'firebasestorage')}/v0/b/${read('VITE_FIREBASE_STORAGE_BUCKET')}/o`,
    value: (path: string) =>
      emulator('DATABASE')
        ? `http://${emulator('DATABASE')}/${path}.json?ns=${namespace}`
        : `${database.replace(/\/$/, '')}/${path}.json`,
  };
}
