import { randomBytes } from 'node:crypto';
import type { Caller } from '../caller.ts';
import { invalidArgumentError } from '../errors.ts';

/** Streams that can be resumed, and answers kept for each that its client has not confirmed. */
const maxStreams = 200;
const maxPendingResponses = 500;

/** What one Write stream has answered, for a client that lost the connection and comes back. */
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

  /** Numbers an answer. @returns it as it is sent */
  append(answer: object): object {
    this.#responseCount++;
    const message = { streamToken: this.token, ...answer };
    this.#pendingResponses.push({ number: this.#responseCount, message });
    if (this.#pendingResponses.length > maxPendingResponses) this.#pendingResponses.shift();
    return message;
  }

  /** The client has everything up to the token. Tokens that are none of this stream's say nothing. */
  acknowledge(token: string): void {
    const number = decodeStreamToken(token);
    if (number !== undefined)
      this.#pendingResponses = this.#pendingResponses.filter((answer) => answer.number > number);
  }

  /** The answers after the token. @throws INVALID_ARGUMENT when they are not known (any more) */
  getResponsesAfter(token: string): readonly object[] {
    const number = decodeStreamToken(token);
    const oldest = this.#pendingResponses[0]?.number ?? this.#responseCount + 1;
    if (number === undefined || number > this.#responseCount || number < oldest - 1)
      throw invalidArgumentError('The stream token is not one that this stream can be resumed at.');
    return this.#pendingResponses.filter((answer) => answer.number > number).map(({ message }) => message);
  }
}

/** The Write streams that were opened lately. */
export class WriteStreamRegistry {
  readonly #logs = new Map<string, WriteStreamLog>();

  open(caller: Caller): WriteStreamLog {
    const log = new WriteStreamLog(toOwnerKey(caller));
    this.#logs.set(log.id, log);
    const [oldest] = this.#logs.keys();
    if (this.#logs.size > maxStreams && oldest !== undefined) this.#logs.delete(oldest);
    return log;
  }

  /** @throws INVALID_ARGUMENT when there is no such stream of this caller */
  resume(caller: Caller, id: string): WriteStreamLog {
    const log = this.#logs.get(id);
    if (log === undefined || log.owner !== toOwnerKey(caller))
      throw invalidArgumentError('There is no write stream of this id to resume.');
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
