import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { compileRules } from '#emulators/rules/compile.ts';
import type { Ruleset } from '#emulators/rules/contract.ts';
import { isDeeperThan } from '#emulators/json-depth.ts';
import { RulesSyntaxError } from '#emulators/rules/syntax-error.ts';
import { Verification } from './verification.ts';
import { WireError, isObject } from './wire-values.ts';

/** Ids of our own calls; firebase-tools counts its calls from 0 and must never meet them. */
const FIRST_SERVER_ID = 1_000_000_000;
/** A request in flight names the ruleset it was made under, so some old ones are kept. */
const KEPT_RULESETS = 50;
/** Questions nobody answers are forgotten, the oldest first. */
const MOST_WAITING = 1000;
/** A document of Firestore has 20 levels, each three of JSON. */
const DEEPEST = 200;

type Message = Readonly<Record<string, unknown>>;

/**
 * Serves Storage rules to firebase-tools: one JSON object on a line in each direction. Greets, answers
 * until `stdin` ends, and turns whatever is wrong with a line or with rules into an answer that says so.
 */
export function runStorageRules(stdin: Readable, stdout: Writable): void {
  const runtime = new StorageRulesRuntime((message) => stdout.write(`${JSON.stringify(message)}\n`));
  stdout.on('error', () => {});
  runtime.greet();
  createInterface({ input: stdin, crlfDelay: Infinity }).on('line', (line) => runtime.receive(line));
}

class StorageRulesRuntime {
  private readonly send: (message: Message) => void;
  private readonly rulesets = new Map<string, Ruleset>();
  private readonly waiting = new Map<number, Verification>();
  private nextServerId = FIRST_SERVER_ID;

  constructor(send: (message: Message) => void) {
    this.send = send;
  }

  greet(): void {
    this.answer(-1, null);
  }

  receive(line: string): void {
    if (line.trim() === '') return;
    let id: unknown;
    try {
      const message: unknown = JSON.parse(line);
      if (!isObject(message)) throw new WireError('A message must be a JSON object.');
      if (typeof message['id'] === 'number') id = message['id'];
      if (isDeeperThan(message, DEEPEST)) throw new WireError(`The message has more than ${DEEPEST} levels.`);
      this.handle(message);
    } catch (error) {
      const known = error instanceof WireError || error instanceof SyntaxError;
      this.answer(id, null, [known ? error.message : `Unexpected error: ${String(error)}`]);
    }
  }

  private handle(message: Message): void {
    const { id, action, context } = message;
    if (typeof id === 'number' && action === undefined) {
      const verification = this.waiting.get(id);
      if (verification === undefined) throw new WireError(`Nothing waits for an answer with the id ${id}.`);
      this.waiting.delete(id);
      verification.supply(message);
      return this.proceed(id, verification);
    }
    if (!isObject(context)) throw new WireError('The context of a call must be an object.');
    if (action === 'load_ruleset') return this.load(id, context);
    if (action === 'verify') return this.proceed(id, this.verification(context));
    throw new WireError(`Unknown action ${JSON.stringify(action)}.`);
  }

  private load(id: unknown, context: Message): void {
    const { rulesetName, source } = context;
    const files = isObject(source) ? source['files'] : undefined;
    const file: unknown = Array.isArray(files) ? files[0] : undefined;
    if (!isObject(file) || typeof file['content'] !== 'string') {
      throw new WireError('A ruleset needs a file with content.');
    }
    const fileName = typeof file['name'] === 'string' ? file['name'] : 'storage.rules';
    try {
      const ruleset = compileRules(file['content'], fileName);
      this.keep(String(rulesetName), ruleset);
      this.answer(id, { rulesVersion: ruleset.version });
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      this.answer(id, null, [describeSyntaxError(error, fileName)]);
    }
  }

  private keep(name: string, ruleset: Ruleset): void {
    this.rulesets.set(name, ruleset);
    const [oldest] = this.rulesets.keys();
    if (this.rulesets.size > KEPT_RULESETS && oldest !== undefined) this.rulesets.delete(oldest);
  }

  private verification(context: Message): Verification {
    const ruleset = this.rulesets.get(String(context['rulesetName']));
    if (ruleset === undefined) {
      throw new WireError(`No ruleset is loaded by the name ${JSON.stringify(context['rulesetName'])}.`);
    }
    return new Verification(ruleset, context);
  }

  private proceed(id: unknown, verification: Verification): void {
    const step = verification.step();
    if (!('needs' in step)) return this.answer(id, { permit: step.verdict.allowed }, [], step.notes);
    const serverId = this.nextServerId++;
    this.waiting.set(serverId, verification);
    this.waiting.delete(serverId - MOST_WAITING);
    this.send({
      id,
      server_request_id: serverId,
      action: 'fetch_firestore_document',
      context: { path: `/${step.needs.map(encodeURIComponent).join('/')}` },
      status: 'ok',
      warnings: [],
      errors: [],
    });
  }

  /** Always "ok": firebase-tools leaves a request hanging that is answered with any other status. */
  private answer(
    id: unknown,
    result: unknown,
    errors: readonly string[] = [],
    warnings: readonly string[] = [],
  ): void {
    if (id === undefined) console.error(`storage rules: ${errors.join(' ')}`);
    else this.send({ id, status: 'ok', result, warnings, errors });
  }
}

/** The form in which firebase-tools takes a position apart; it shows the file and the line. */
function describeSyntaxError(error: RulesSyntaxError, fileName: string): string {
  return JSON.stringify({
    description_: error.message,
    sourcePosition_: { fileName_: fileName, line_: error.line, column_: error.column },
  });
}
