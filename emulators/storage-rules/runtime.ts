import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { compileRules } from '#rules/compile.ts';
import type { Ruleset } from '#rules/contract.ts';
import { isDeeperThan } from '#json-depth.ts';
import { RulesSyntaxError } from '#rules/syntax-error.ts';
import { Verification } from './verification.ts';
import { ProtocolError, isJsonObject } from './wire-values.ts';

/** Ids of our own calls; firebase-tools counts its calls from 0 and must never meet them. */
const FIRST_SERVER_REQUEST_ID = 1_000_000_000;
/** A request in flight names the ruleset it was made under, so some old ones are kept. */
const MAX_RULESETS = 50;
/** Questions nobody answers are forgotten, the oldest first. */
const MAX_PENDING = 1000;
/** A document of Firestore has 20 levels, each three of JSON. */
const MAX_JSON_DEPTH = 200;

type Message = Readonly<Record<string, unknown>>;

/**
 * Serves Storage rules to firebase-tools: one JSON object on a line in each direction. Greets, answers
 * until `stdin` ends, and turns whatever is wrong with a line or with rules into an answer that says so.
 */
export function runStorageRules(stdin: Readable, stdout: Writable): void {
  const runtime = new StorageRulesRuntime((message) => stdout.write(`${JSON.stringify(message)}\n`));
  stdout.on('error', () => {});
  runtime.sendReady();
  createInterface({ input: stdin, crlfDelay: Infinity }).on('line', (line) => runtime.receive(line));
}

class StorageRulesRuntime {
  private readonly send: (message: Message) => void;
  private readonly rulesets = new Map<string, Ruleset>();
  private readonly pendingVerifications = new Map<number, Verification>();
  private nextServerRequestId = FIRST_SERVER_REQUEST_ID;

  constructor(send: (message: Message) => void) {
    this.send = send;
  }

  sendReady(): void {
    this.respond(-1, null);
  }

  receive(line: string): void {
    if (line.trim() === '') return;
    let id: unknown;
    try {
      const message: unknown = JSON.parse(line);
      if (!isJsonObject(message)) throw new ProtocolError('A message must be a JSON object.');
      if (typeof message['id'] === 'number') id = message['id'];
      if (isDeeperThan(message, MAX_JSON_DEPTH))
        throw new ProtocolError(`The message has more than ${MAX_JSON_DEPTH} levels.`);
      this.handle(message);
    } catch (error) {
      const known = error instanceof ProtocolError || error instanceof SyntaxError;
      this.respond(id, null, [known ? error.message : `Unexpected error: ${String(error)}`]);
    }
  }

  private handle(message: Message): void {
    const { id, action, context } = message;
    if (typeof id === 'number' && action === undefined) {
      const verification = this.pendingVerifications.get(id);
      if (verification === undefined)
        throw new ProtocolError(`Nothing waits for an answer with the id ${id}.`);
      this.pendingVerifications.delete(id);
      verification.addDocument(message);
      return this.continueVerification(id, verification);
    }
    if (!isJsonObject(context)) throw new ProtocolError('The context of a call must be an object.');
    if (action === 'load_ruleset') return this.loadRuleset(id, context);
    if (action === 'verify') return this.continueVerification(id, this.createVerification(context));
    throw new ProtocolError(`Unknown action ${JSON.stringify(action)}.`);
  }

  private loadRuleset(id: unknown, context: Message): void {
    const { rulesetName, source } = context;
    const files = isJsonObject(source) ? source['files'] : undefined;
    const file: unknown = Array.isArray(files) ? files[0] : undefined;
    if (!isJsonObject(file) || typeof file['content'] !== 'string') {
      throw new ProtocolError('A ruleset needs a file with content.');
    }
    const fileName = typeof file['name'] === 'string' ? file['name'] : 'storage.rules';
    try {
      const ruleset = compileRules(file['content'], fileName);
      this.cacheRuleset(String(rulesetName), ruleset);
      this.respond(id, { rulesVersion: ruleset.version });
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      this.respond(id, null, [formatSyntaxError(error, fileName)]);
    }
  }

  private cacheRuleset(name: string, ruleset: Ruleset): void {
    this.rulesets.set(name, ruleset);
    const [oldest] = this.rulesets.keys();
    if (this.rulesets.size > MAX_RULESETS && oldest !== undefined) this.rulesets.delete(oldest);
  }

  private createVerification(context: Message): Verification {
    const ruleset = this.rulesets.get(String(context['rulesetName']));
    if (ruleset === undefined) {
      throw new ProtocolError(`No ruleset is loaded by the name ${JSON.stringify(context['rulesetName'])}.`);
    }
    return new Verification(ruleset, context);
  }

  private continueVerification(id: unknown, verification: Verification): void {
    const step = verification.run();
    if (!('needs' in step)) return this.respond(id, { permit: step.verdict.allowed }, [], step.debugMessages);
    const serverId = this.nextServerRequestId++;
    this.pendingVerifications.set(serverId, verification);
    this.pendingVerifications.delete(serverId - MAX_PENDING);
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
  private respond(
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
function formatSyntaxError(error: RulesSyntaxError, fileName: string): string {
  return JSON.stringify({
    description_: error.message,
    sourcePosition_: { fileName_: fileName, line_: error.line, column_: error.column },
  });
}
