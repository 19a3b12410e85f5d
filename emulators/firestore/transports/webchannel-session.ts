import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Milliseconds. The client was told to expect a sign of life this often. */
export const keepAliveInterval = 30_000;
const backChannelLifetime = 60_000;

/** Takes a client's messages; what `send` is given goes to the client. */
export interface MessageStream {
  receive(message: unknown): void;
  close(): void;
}

interface BackChannel {
  readonly response: ServerResponse;
  /** The highest array id written to it. */
  lastSentId: number;
  readonly isLongPoll: boolean;
  readonly noopTimer: NodeJS.Timeout;
  readonly endTimer: NodeJS.Timeout;
}

/** `<length>\n<JSON>`, the length in UTF-16 code units. */
export function encodeFrame(json: string): string {
  return `${json.length}\n${json}`;
}

/**
 * One WebChannel session: numbered messages to the client, kept until it confirms them, and the open
 * response they go out on.
 */
export class WebChannelSession {
  readonly id = randomBytes(16).toString('base64url');
  /** When the client was last heard of, by Date.now(). */
  lastSeen = Date.now();
  stream: MessageStream | undefined;
  /** The number of the next message the client will send: lower ones are repetitions. */
  #nextIncomingNumber = 0;
  #lastId = 0;
  /** The messages from #acknowledged + 1 to #lastId, as they go into a frame. */
  #outbox: string[] = [];
  #acknowledged = 0;
  #backChannel: BackChannel | undefined;
  #isFlushScheduled = false;

  get lastId(): number {
    return this.#lastId;
  }

  get hasBackChannel(): boolean {
    return this.#backChannel !== undefined;
  }

  /** True once for each message number, in rising order. */
  acceptMessageNumber(number: number): boolean {
    if (number < this.#nextIncomingNumber) return false;
    this.#nextIncomingNumber = number + 1;
    return true;
  }

  /** Queues a message; all that are queued in one go leave in one frame. */
  send(message: unknown): void {
    this.#lastId++;
    this.#outbox.push(`[${this.#lastId},[${JSON.stringify(message)}]]`);
    if (this.#isFlushScheduled) return;
    this.#isFlushScheduled = true;
    queueMicrotask(() => {
      this.#isFlushScheduled = false;
      this.#flush();
    });
  }

  /** The client has everything up to this id. */
  acknowledge(id: number): void {
    const count = Math.min(id, this.#lastId) - this.#acknowledged;
    if (count <= 0) return;
    this.#outbox = this.#outbox.slice(count);
    this.#acknowledged += count;
  }

  /**
   * Takes the response as the way to the client. The first bytes leave at once: a client that waits for
   * them takes the connection for a buffering proxy and falls back to polling.
   */
  attachBackChannel(response: ServerResponse, acknowledged: number, longPoll: boolean): void {
    this.#endBackChannel();
    this.acknowledge(acknowledged);
    const back: BackChannel = {
      response,
      lastSentId: acknowledged,
      isLongPoll: longPoll,
      noopTimer: setInterval(() => this.send('noop'), keepAliveInterval).unref(),
      endTimer: setTimeout(() => {
        this.send('noop');
        this.#flush();
        this.#endBackChannel();
      }, backChannelLifetime).unref(),
    };
    this.#backChannel = back;
    response.once('close', () => {
      this.lastSeen = Date.now();
      if (this.#backChannel === back) this.#endBackChannel();
    });
    this.#flush();
    if (longPoll) return;
    this.send('noop');
    this.#flush();
  }

  close(): void {
    this.stream?.close();
    this.#endBackChannel();
    this.#outbox = [];
  }

  #flush(): void {
    const back = this.#backChannel;
    if (back === undefined) return;
    const waiting = this.#outbox.slice(Math.max(0, back.lastSentId - this.#acknowledged));
    if (waiting.length === 0) return;
    back.lastSentId = this.#lastId;
    back.response.write(encodeFrame(`[${waiting.join(',')}]`));
    if (back.isLongPoll) this.#endBackChannel();
  }

  #endBackChannel(): void {
    const back = this.#backChannel;
    if (back === undefined) return;
    this.#backChannel = undefined;
    clearInterval(back.noopTimer);
    clearTimeout(back.endTimer);
    back.response.end();
  }
}
