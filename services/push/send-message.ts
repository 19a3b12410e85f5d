import webPush from 'web-push';
import { isPushEndpoint, type PushDevice } from '#src/domain/push.ts';

/** The keys of VAPID (RFC 8292) in base64url, and whom a push service can ask, as `mailto:` or https URL. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

export interface Sender {
  readonly keys: PushKeys;
  /** Sends the request to the push service. */
  readonly transport: typeof fetch;
}

interface EncryptedMessage {
  readonly text: string;
  /** One with the same topic replaces it while it waits at the push service; up to 32 characters of base64url. */
  readonly topic: string;
}

/** What becomes of a message: only `later` is worth another attempt, after as many milliseconds at least. */
export type Outcome = 'sent' | 'gone' | 'refused' | { readonly later: number };

/** A push service keeps it for as long; what is new tomorrow is told tomorrow. */
const ttlSeconds = 12 * 60 * 60;
const timeoutMs = 10_000;

/** `Retry-After` in milliseconds, which is seconds or a date; 0 when there is none. */
function readRetryAfter(value: string | null, now: number): number {
  if (value === null) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0;
}

function toOutcome({ ok, status, headers }: Response, now: number): Outcome {
  if (ok) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) return { later: readRetryAfter(headers.get('retry-after'), now) };
  console.error(`A push service answers with status ${status}.`);
  return 'refused';
}

/** Encrypts a message for a device and sends it to its push service. Never throws. */
export async function sendMessage(
  { keys, transport }: Sender,
  { endpoint, p256dh, auth }: PushDevice,
  { text, topic }: EncryptedMessage,
): Promise<Outcome> {
  if (!isPushEndpoint(endpoint)) return 'gone';
  let request: webPush.RequestDetails;
  try {
    request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      ...{ vapidDetails: keys, TTL: ttlSeconds, topic, urgency: 'normal', contentEncoding: 'aes128gcm' },
    });
  } catch {
    // Keys that are none: nothing can be encrypted for them.
    return 'gone';
  }
  try {
    const response = await transport(endpoint, {
      method: 'POST',
      headers: request.headers,
      body: new Uint8Array(request.body ?? []),
      // The next address would be none that members may store.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return toOutcome(response, Date.now());
  } catch {
    return { later: 0 };
  }
}
