import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { compileRules } from '#rules/compile.ts';
import type { Ruleset } from '#rules/contract.ts';
import { isDeeperThan, isJsonObject } from '#json.ts';
import type { RulesIssue } from '#rules/syntax-error.ts';
import { RulesSyntaxError } from '#rules/syntax-error.ts';
import { Verification } from './verification.ts';
import { ProtocolError } from './wire-values.ts';

/** Must not overlap with the request IDs of firebase-tools, which start at 0. */
const firstServerRequestId = 1_000_000_000;
/** A pending request may name an older ruleset. */
const maxRulesets = 50;
/** Beyond this number, the oldest verification without a response is dropped. */
const maxPendingVerifications = 1000;
/** A Firestore document has 20 levels of three JSON levels each. */
const maxJsonDepth = 200;

type Message = Readonly<Record<string, unknown>>;

/**
 * Evaluates Storage rules for firebase-tools with one JSON object per line in both directions. It sends a ready message,
 * responds until `stdin` ends, and reports errors of messages and rules in its responses.
 */
export function runStorageRules(stdin: Readable, stdout: Writable): void {
  const runtime = new StorageRulesRuntime((message) => stdout.write(`${JSON.stringify(message)}\n`));
  stdout.on('error', () => {});
  runtime.sendReady();
  createInterface({ input: stdin, crlfDelay: Infinity }).on('line', (line) => runtime.receive(line));
}

class StorageRulesRuntime {
  readonly #send: (message: Message) => void;
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #pendingVerifications = new Map<number, Verification>();
  #nextServerRequestId = firstServerRequestId;

  constructor(send: (message: Message) => void) {
    this.#send = send;
  }

  sendReady(): void {
    this.#respond(-1, null);
  }

  receive(line: string): void {
    if (line.trim() === '') return;
    let id: unknown;
    try {
      const message: unknown = JSON.parse(line);
      if (!isJsonObject(message)) throw new ProtocolError('A message must be a JSON object.');
      if (typeof message['id'] === 'number') id = message['id'];
      if (isDeeperThan(message, maxJsonDepth))
        throw new ProtocolError(`The message has more than ${maxJsonDepth} levels.`);
      this.#handle(message);
    } catch (error) {
      const isExpected = error instanceof ProtocolError || error instanceof SyntaxError;
      this.#respond(id, null, [isExpected ? error.message : `Unexpected error: ${String(error)}`]);
    }
  }

  #handle(message: Message): void {
    const { id, action, context } = message;
    if (typeof id === 'number' && action === undefined) {
      const verification = this.#pendingVerifications.get(id);
      if (verification === undefined) throw new ProtocolError(`No request with the ID ${id} is pending.`);
      this.#pendingVerifications.delete(id);
      verification.addDocument(message);
      return this.#continueVerification(id, verification);
    }
    if (!isJsonObject(context)) throw new ProtocolError('The context of a call must be an object.');
    if (action === 'load_ruleset') return this.#loadRuleset(id, context);
    if (action === 'verify') return this.#continueVerification(id, this.#createVerification(context));
    throw new ProtocolError(`Unknown action ${JSON.stringify(action)}.`);
  }

  #loadRuleset(id: unknown, context: Message): void {
    const { rulesetName, source } = context;
    const files = isJsonObject(source) ? source['files'] : undefined;
    const file: unknown = Array.isArray(files) ? files[0] : undefined;
    if (!isJsonObject(file) || typeof file['content'] !== 'string') {
      throw new ProtocolError('A ruleset must contain a file with content.');
    }
    const fileName = typeof file['name'] === 'string' ? file['name'] : 'storage.rules';
    try {
      const ruleset = compileRules(file['content'], fileName);
      this.#cacheRuleset(String(rulesetName), ruleset);
      const warnings = ruleset.warnings.map((issue) => formatIssue(issue, fileName));
      this.#respond(id, { rulesVersion: ruleset.version }, [], warnings);
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      this.#respond(
        id,
        null,
        error.issues.map((issue) => formatIssue(issue, fileName)),
      );
    }
  }

  #cacheRuleset(name: string, ruleset: Ruleset): void {
    this.#rulesets.set(name, ruleset);
    const [oldest] = this.#rulesets.keys();
    if (this.#rulesets.size > maxRulesets && oldest !== undefined) this.#rulesets.delete(oldest);
  }

  #createVerification(context: Message): Verification {
    const ruleset = this.#rulesets.get(String(context['rulesetName']));
    if (ruleset === undefined) {
      throw new ProtocolError(
        `No ruleset is loaded with the name ${JSON.stringify(context['rulesetName'])}.`,
      );
    }
    return new Verification(ruleset, context);
  }

  #continueVerification(id: unknown, verification: Verification): void {
    const result = verification.run();
    if (!('missingDocument' in result))
      return this.#respond(id, { permit: result.decision.allowed }, [], result.debugMessages);
    const serverId = this.#nextServerRequestId++;
    this.#pendingVerifications.set(serverId, verification);
    this.#pendingVerifications.delete(serverId - maxPendingVerifications);
    this.#send({
      id,
      server_request_id: serverId,
      action: 'fetch_firestore_document',
      context: { path: `/${result.missingDocument.map(encodeURIComponent).join('/')}` },
      status: 'ok',
      warnings: [],
      errors: [],
    });
  }

  /** The status is always "ok": firebase-tools does not finish a request with any other status. */
  #respond(
    id: unknown,
    result: unknown,
    errors: readonly string[] = [],
    warnings: readonly string[] = [],
  ): void {
    if (id === undefined) console.error(`storage rules: ${errors.join(' ')}`);
    else this.#send({ id, status: 'ok', result, warnings, errors });
  }
}

/** The format from which firebase-tools reads the file and line. */
function formatIssue({ description, position }: RulesIssue, fileName: string): string {
  return JSON.stringify({
    description_: description,
    sourcePosition_: { fileName_: fileName, line_: position.line, column_: position.column },
  });
}
