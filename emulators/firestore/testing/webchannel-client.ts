export type StreamMethod = 'Listen' | 'Write';

type NumberedMessages = readonly [id: number, messages: readonly unknown[]];

/** A minimal WebChannel client that gives access to every frame. */
export class WebChannelClient {
  sessionId = '';
  readonly #base: string;
  readonly #abort = new AbortController();
  readonly #queue: unknown[] = [];
  #rid = 1000;
  #offset = 0;
  #lastSeenId = 0;
  #wake: () => void = () => undefined;

  constructor(origin: string, method: StreamMethod) {
    this.#base = `${origin}/google.firestore.v1.Firestore/${method}/channel`;
  }

  /**
   * Opens a session. @returns the body of the response
   *
   * @param query more parameters: Google's emulator answers only with the database's name, as the SDKs send it
   */
  async handshake(
    messages: readonly object[],
    headers = '',
    query: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const form = new URLSearchParams({ headers, count: String(messages.length), ofs: '0' });
    for (const [index, message] of messages.entries())
      form.set(`req${index}___data__`, JSON.stringify(message));
    this.#offset = messages.length;
    return this.handshakeWithForm(form.toString(), query);
  }

  async handshakeWithForm(form: string, query: Readonly<Record<string, string>> = {}): Promise<string> {
    const text = await this.#fetch('POST', { VER: 8, CVER: 22, RID: this.#rid++, ...query }, form);
    const [[, [, session]]] = decodeFrames(text)[0] as unknown as [[number, [string, string]]];
    this.sessionId = session;
    return text;
  }

  /** Sends messages. @returns the body of the response */
  post(messages: readonly object[], options: { ofs?: number; AID?: number } = {}): Promise<string> {
    const offset = options.ofs ?? this.#offset;
    this.#offset = offset + messages.length;
    const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
    for (const [index, message] of messages.entries())
      form.set(`req${index}___data__`, JSON.stringify(message));
    const query = { SID: this.sessionId, RID: this.#rid++, AID: options.AID ?? this.#lastSeenId };
    return this.#fetch('POST', query, form.toString());
  }

  /** Sends one long poll. @returns the numbered messages in its response */
  async pollOnce(acknowledged: number): Promise<readonly NumberedMessages[]> {
    const text = await this.#fetch('GET', this.#backChannelQuery(acknowledged, 1));
    return decodeFrames(text).flat() as unknown as readonly NumberedMessages[];
  }

  /** Polls until stopped and collects the messages, except noops, for takeMessages. */
  startPolling(): void {
    void (async () => {
      while (!this.#abort.signal.aborted) {
        const arrays = await this.pollOnce(this.#lastSeenId).catch(() => []);
        for (const [id, messages] of arrays) {
          this.#lastSeenId = id;
          this.#queue.push(...messages.filter((message) => message !== 'noop'));
        }
        this.#wake();
      }
    })();
  }

  /** Waits for the next messages. @throws Error after 5 s */
  async takeMessages(count: number): Promise<unknown[]> {
    const deadline = Date.now() + 5000;
    while (this.#queue.length < count) {
      if (Date.now() > deadline) throw new Error(`timed out; received only ${JSON.stringify(this.#queue)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this.#queue.splice(0, count);
  }

  /** Opens a streaming back channel. @returns its first chunk, and a promise of its end */
  async openStream(): Promise<{ readonly first: string; readonly end: Promise<void> }> {
    const response = await this.#request('GET', this.#backChannelQuery(0, 0));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const first = Buffer.from((await reader.read()).value ?? []).toString();
    const drain = async () => {
      while (!(await reader.read()).done);
    };
    return { first, end: drain() };
  }

  /** Keeps a streaming back channel open and discards its messages. */
  startDraining(): void {
    void this.openStream()
      .then(({ end }) => end)
      .catch(() => undefined);
  }

  async terminate(): Promise<number> {
    const query = { SID: this.sessionId, RID: this.#rid++, TYPE: 'terminate' };
    return (await this.#request('POST', query, '')).status;
  }

  /** Sends an empty forward request. @returns the status of the response */
  async fetchStatus(): Promise<number> {
    return (await this.#request('POST', { SID: this.sessionId || 'unknown', RID: 1 }, 'count=0')).status;
  }

  stop(): void {
    this.#abort.abort();
  }

  #backChannelQuery(acknowledged: number, isLongPoll: 0 | 1) {
    return { SID: this.sessionId, RID: 'rpc', AID: acknowledged, CI: isLongPoll, TYPE: 'xmlhttp' };
  }

  #request(
    method: string,
    query: Readonly<Record<string, string | number>>,
    body?: string,
  ): Promise<Response> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return fetch(`${this.#base}?${search.toString()}`, {
      method,
      signal: this.#abort.signal,
      ...(body !== undefined && {
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    });
  }

  async #fetch(
    method: string,
    query: Readonly<Record<string, string | number>>,
    body?: string,
  ): Promise<string> {
    return (await this.#request(method, query, body)).text();
  }
}

/** Decodes the frames of a response, whose lengths are in UTF-16 code units. */
function decodeFrames(text: string): readonly (readonly unknown[])[] {
  const frames: (readonly unknown[])[] = [];
  let rest = text;
  while (rest !== '') {
    const lineEnd = rest.indexOf('\n');
    const length = Number(rest.slice(0, lineEnd));
    frames.push(JSON.parse(rest.slice(lineEnd + 1, lineEnd + 1 + length)) as readonly unknown[]);
    rest = rest.slice(lineEnd + 1 + length);
  }
  return frames;
}
