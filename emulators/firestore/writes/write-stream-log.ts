import { randomBytes } from 'node:crypto';
import type { Caller } from '../caller.ts';
import { invalidArgumentError } from '../errors.ts';

const maxStreams = 200;
/** Responses kept per stream until its client acknowledges them. */
const maxPendingResponses = 500;

/** The responses of one Write stream, resent to a client that resumes it after losing its connection. */
export class WriteStreamLog {
  readonly id = randomBytes(12).toString('base64url');
  readonly owner: string;
  #responseCount = 0;
  #pendingResponses: { readonly number: number; readonly message: object }[] = [];

  constructor(owner: string) {
    this.owner = owner;
  }

  get token(): string {
    return encodeStreamToken(this.#responseCount);
  }

  /** Numbers a response. @returns the message to send */
  append(response: object): object {
    this.#responseCount++;
    const message = { streamToken: this.token, ...response };
    this.#pendingResponses.push({ number: this.#responseCount, message });
    if (this.#pendingResponses.length > maxPendingResponses) this.#pendingResponses.shift();
    return message;
  }

  /** Drops the responses up to the token. Unknown tokens are ignored. */
  acknowledge(token: string): void {
    const number = decodeStreamToken(token);
    if (number !== undefined)
      this.#pendingResponses = this.#pendingResponses.filter((response) => response.number > number);
  }

  /** The responses after the token. @throws INVALID_ARGUMENT when they are no longer available */
  getResponsesAfter(token: string): readonly object[] {
    const number = decodeStreamToken(token);
    const oldest = this.#pendingResponses[0]?.number ?? this.#responseCount + 1;
    if (number === undefined || number > this.#responseCount || number < oldest - 1)
      throw invalidArgumentError('The stream cannot be resumed at this token.');
    return this.#pendingResponses
      .filter((response) => response.number > number)
      .map(({ message }) => message);
  }
}

/** The most recently opened Write streams. */
export class WriteStreamRegistry {
  readonly #logs = new Map<string, WriteStreamLog>();

  open(caller: Caller): WriteStreamLog {
    const log = new WriteStreamLog(toOwnerKey(caller));
    this.#logs.set(log.id, log);
    const [oldest] = this.#logs.keys();
    if (this.#logs.size > maxStreams && oldest !== undefined) this.#logs.delete(oldest);
    return log;
  }

  /** @throws INVALID_ARGUMENT when this caller has no such stream */
  resume(caller: Caller, id: string): WriteStreamLog {
    const log = this.#logs.get(id);
    if (log === undefined || log.owner !== toOwnerKey(caller))
      throw invalidArgumentError('No write stream with this ID to resume.');
    return log;
  }
}

function toOwnerKey(caller: Caller): string {
  return caller.kind === 'user' ? `user ${caller.uid}` : caller.kind;
}

function encodeStreamToken(number: number): string {
  return Buffer.from(String(number)).toString('base64');
}

function decodeStreamToken(token: string): number | undefined {
  const text = Buffer.from(token, 'base64').toString();
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
