import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** The interval of noop messages, which the handshake announces to the client. */
export const keepAliveIntervalMs = 30_000;
const backChannelLifetimeMs = 60_000;

/** The server side of a bidirectional stream. */
export interface MessageStream {
  receive(message: unknown): void;
  close(): void;
}

interface BackChannel {
  readonly response: ServerResponse;
  /** The highest message id written to it. */
  lastSentId: number;
  readonly isLongPoll: boolean;
  readonly noopTimer: NodeJS.Timeout;
  readonly endTimer: NodeJS.Timeout;
}

/** Encodes a frame, `<length>\
<JSON>`, with the length in UTF-16 code units. */
export function encodeFrame(json: string): string {
  return `${json.length}\n${json}`;
}

/**
 * One WebChannel session: the numbered messages to the client, kept until they are acknowledged, and the open response
 * (back channel) that they are sent on.
 */
export class WebChannelSession {
  readonly id = randomBytes(16).toString('base64url');
  /** The time (Date.now()) of the client's last request. */
  lastSeen = Date.now();
  stream: MessageStream | undefined;
  /** The number of the next message from the client; lower ones are repetitions. */
  #nextIncomingNumber = 0;
  #lastId = 0;
  /** The messages from #acknowledged + 1 to #lastId, encoded for a frame. */
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

  /** Whether a message with this number is new. Numbers are accepted once, in ascending order. */
  acceptMessageNumber(number: number): boolean {
    if (number < this.#nextIncomingNumber) return false;
    this.#nextIncomingNumber = number + 1;
    return true;
  }

  /** Queues a message; messages queued in the same task are sent in one frame. */
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

  /** Drops the messages up to this id, which the client has received. */
  acknowledge(id: number): void {
    const count = Math.min(id, this.#lastId) - this.#acknowledged;
    if (count <= 0) return;
    this.#outbox = this.#outbox.slice(count);
    this.#acknowledged += count;
  }

  /**
   * Uses the response as the back channel. It sends a first message immediately: a client that waits for it assumes a
   * buffering proxy and falls back to polling.
   */
  attachBackChannel(response: ServerResponse, acknowledged: number, isLongPoll: boolean): void {
    this.#endBackChannel();
    this.acknowledge(acknowledged);
    const backChannel: BackChannel = {
      response,
      lastSentId: acknowledged,
      isLongPoll,
      noopTimer: setInterval(() => this.send('noop'), keepAliveIntervalMs).unref(),
      endTimer: setTimeout(() => {
        this.send('noop');
        this.#flush();
        this.#endBackChannel();
      }, backChannelLifetimeMs).unref(),
    };
    this.#backChannel = backChannel;
    response.once('close', () => {
      this.lastSeen = Date.now();
      if (this.#backChannel === backChannel) this.#endBackChannel();
    });
    this.#flush();
    if (isLongPoll) return;
    this.send('noop');
    this.#flush();
  }

  close(): void {
    this.stream?.close();
    this.#endBackChannel();
    this.#outbox = [];
  }

  #flush(): void {
    const backChannel = this.#backChannel;
    if (backChannel === undefined) return;
    const unsent = this.#outbox.slice(Math.max(0, backChannel.lastSentId - this.#acknowledged));
    if (unsent.length === 0) return;
    backChannel.lastSentId = this.#lastId;
    backChannel.response.write(encodeFrame(`[${unsent.join(',')}]`));
    if (backChannel.isLongPoll) this.#endBackChannel();
  }

  #endBackChannel(): void {
    const backChannel = this.#backChannel;
    if (backChannel === undefined) return;
    this.#backChannel = undefined;
    clearInterval(backChannel.noopTimer);
    clearTimeout(backChannel.endTimer);
    backChannel.response.end();
  }
}
