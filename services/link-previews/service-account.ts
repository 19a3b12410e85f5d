/* Requests as the service account of the function: App Check, which asks for a browser, does not apply to it. */

/** https://cloud.google.com/compute/docs/access/authenticate-workloads#applications */
const tokenUrl = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';

/** A token is renewed this long before it ends. */
const marginMs = 60_000;

interface AccessToken {
  readonly value: string;
  readonly endsAt: number;
}

async function fetchToken(): Promise<AccessToken> {
  const response = await fetch(tokenUrl, {
    headers: { 'Metadata-Flavor': 'Google' },
    signal: AbortSignal.timeout(3000),
  });
  if (!response.ok) throw new Error(`No token of the service account: status ${response.status}`);
  const { access_token, expires_in } = (await response.json()) as {
    access_token: string;
    expires_in: number;
  };
  return { value: access_token, endsAt: Date.now() + expires_in * 1000 };
}

/** Creates a source of the header that authorizes requests to Firestore. @param isLocal whether that is an emulator */
export function createAuthorization(isLocal: boolean): () => Promise<Record<string, string>> {
  let kept: AccessToken | undefined;
  let fetching: Promise<AccessToken> | undefined;
  return async () => {
    if (isLocal) return { Authorization: 'Bearer owner' };
    if (!kept || kept.endsAt - marginMs < Date.now()) {
      fetching ??= fetchToken().finally(() => (fetching = undefined));
      kept = await fetching;
    }
    return { Authorization: `Bearer ${kept.value}` };
  };
}
