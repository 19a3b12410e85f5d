import { randomBytes } from 'node:crypto';
import type { Caller } from '../caller.ts';
import { invalid } from '../errors.ts';

/** Streams that can be resumed, and answers kept for each that its client has not confirmed. */
const MAXIMUM_STREAMS = 200;
const MAXIMUM_ANSWERS = 500;

/** What one Write stream has answered, for a client that lost the connection and comes back. */
export class WriteLog {
  readonly id = randomBytes(12).toString('base64url');
  readonly owner: string;
  #answered = 0;
  #kept: { readonly number: number; readonly message: object }[] = [];

  constructor(owner: string) {
    this.owner = owner;
  }

  get token(): string {
    return tokenOf(this.#answered);
  }

  /** Numbers an answer. @returns it as it is sent */
  add(answer: object): object {
    this.#answered++;
    const message = { streamToken: this.token, ...answer };
    this.#kept.push({ number: this.#answered, message });
    if (this.#kept.length > MAXIMUM_ANSWERS) this.#kept.shift();
    return message;
  }

  /** The client has everything up to the token. Tokens that are none of this stream's say nothing. */
  acknowledge(token: string): void {
    const number = numberIn(token);
    if (number !== undefined) this.#kept = this.#kept.filter((answer) => answer.number > number);
  }

  /** The answers after the token. @throws INVALID_ARGUMENT when they are not known (any more) */
  after(token: string): readonly object[] {
    const number = numberIn(token);
    const oldest = this.#kept[0]?.number ?? this.#answered + 1;
    if (number === undefined || number > this.#answered || number < oldest - 1)
      throw invalid('The stream token is not one that this stream can be resumed at.');
    return this.#kept.filter((answer) => answer.number > number).map(({ message }) => message);
  }
}

/** The Write streams that were opened lately. */
export class WriteLogs {
  readonly #logs = new Map<string, WriteLog>();

  open(caller: Caller): WriteLog {
    const log = new WriteLog(ownerOf(caller));
    this.#logs.set(log.id, log);
    const [oldest] = this.#logs.keys();
    if (this.#logs.size > MAXIMUM_STREAMS && oldest !== undefined) this.#logs.delete(oldest);
    return log;
  }

  /** @throws INVALID_ARGUMENT when there is no such stream of this caller */
  resume(caller: Caller, id: string): WriteLog {
    const log = this.#logs.get(id);
    if (log === undefined || log.owner !== ownerOf(caller))
      throw invalid('There is no write stream of this id to resume.');
    return log;
  }
}

function ownerOf(caller: Caller): string {
  return caller.kind === 'user' ? `user ${caller.uid}` : caller.kind;
}

function tokenOf(number: number): string {
  return Buffer.from(String(number)).toString('base64');
}

function numberIn(token: string): number | undefined {
  const text = Buffer.from(token, 'base64').toString();
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
