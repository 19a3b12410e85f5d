import type { CDPSession } from 'playwright';
import { setTimeout as delay } from 'node:timers/promises';
import { isListenStream, mayReadDocuments, type FirestoreResponse } from './document-reads.ts';

interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  kind: 'script' | 'media' | 'other';
  status: number;
  /** Seconds since 1970; 0 while it is open. */
  finishedAt: number;
  /** Transferred, without headers: these are a kilobyte each here, and next to nothing with HTTP/2 in production. */
  bytes: number;
  /** Only of Firestore. */
  readonly body: Buffer[];
}

const pollIntervalMs = 100;

/** Records the requests of a page with DevTools. */
export class NetworkRecorder {
  readonly #client: CDPSession;
  readonly #requests = new Map<string, RecordedRequest>();
  #count = 0;
  /** Seconds from DevTools' clock to the wall clock. */
  #clockOffset = 0;
  #lastActivity = performance.now();
  readonly #pendingBodies = new Set<Promise<void>>();

  constructor(client: CDPSession) {
    this.#client = client;
    client.on('Network.requestWillBeSent', ({ requestId, request: { method, url }, wallTime, timestamp }) => {
      if (!/^https?:/.test(url)) return;
      this.#clockOffset = wallTime - timestamp;
      this.#count += 1;
      this.#lastActivity = performance.now();
      this.#requests.set(requestId, {
        method,
        url,
        kind: 'other',
        status: 0,
        finishedAt: 0,
        bytes: 0,
        body: [],
      });
    });
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      const request = this.#requests.get(requestId);
      if (!request) return;
      const { status, mimeType, encodedDataLength } = response;
      request.status = status;
      request.bytes = -encodedDataLength;
      if (type === 'Media') request.kind = 'media';
      else if (mimeType.includes('javascript')) request.kind = 'script';
      if (isListenStream(request.url) && mayReadDocuments(request.method, request.url))
        this.#keepBody(this.#streamBody(requestId, request));
    });
    client.on('Network.dataReceived', ({ requestId, data }) => {
      const request = this.#requests.get(requestId);
      if (!request || request.kind === 'media') return;
      if (data !== undefined) request.body.push(Buffer.from(data, 'base64'));
      this.#lastActivity = performance.now();
    });
    client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = this.#requests.get(requestId);
      if (!request) return;
      request.finishedAt = timestamp + this.#clockOffset;
      request.bytes += encodedDataLength;
      this.#lastActivity = performance.now();
      if (mayReadDocuments(request.method, request.url) && request.body.length === 0)
        this.#keepBody(this.#fetchBody(requestId, request));
    });
  }

  /** @param client of a page that has loaded nothing yet */
  static async start(client: CDPSession): Promise<NetworkRecorder> {
    const recorder = new NetworkRecorder(client);
    await client.send('Network.enable');
    return recorder;
  }

  get requestCount(): number {
    return this.#count;
  }

  /** Waits until nothing but clips has been transferred for a while. */
  async waitUntilQuiet(durationMs: number): Promise<void> {
    while (performance.now() - this.#lastActivity < durationMs) await delay(pollIntervalMs);
    await Promise.all(this.#pendingBodies);
  }

  /** Transferred bytes of scripts. @param until seconds since 1970 */
  countScriptBytes(until = Infinity): number {
    return this.#countBytes(({ kind, finishedAt }) => kind === 'script' && finishedAt <= until);
  }

  /** Transferred bytes without clips. */
  countBytes(): number {
    return this.#countBytes(({ kind }) => kind !== 'media');
  }

  listFirestoreResponses(): FirestoreResponse[] {
    return [...this.#requests.values()]
      .filter(({ method, url }) => mayReadDocuments(method, url))
      .map(({ body, ...response }) => ({ ...response, body: Buffer.concat(body).toString() }))
      .filter(({ body }) => body !== '');
  }

  #countBytes(isCounted: (request: RecordedRequest) => boolean): number {
    return [...this.#requests.values()]
      .filter((request) => request.finishedAt > 0 && isCounted(request))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #keepBody(work: Promise<void>): void {
    // A response that ended in between has its body when loading finishes.
    const kept = work.catch(() => undefined).finally(() => this.#pendingBodies.delete(kept));
    this.#pendingBodies.add(kept);
  }

  /** From then on, what arrives comes with `Network.dataReceived`. */
  async #streamBody(requestId: string, { body }: RecordedRequest): Promise<void> {
    const { bufferedData } = await this.#client.send('Network.streamResourceContent', { requestId });
    body.unshift(Buffer.from(bufferedData, 'base64'));
  }

  async #fetchBody(requestId: string, request: RecordedRequest): Promise<void> {
    const { body, base64Encoded } = await this.#client.send('Network.getResponseBody', { requestId });
    request.body.push(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'));
  }
}
