import type { RulesMap, RulesMethod, RulesRequest, RulesDecision, Ruleset } from '#rules/contract.ts';
import { isJsonObject } from '#json.ts';
import { toRulesResource } from './firestore-document.ts';
import { ProtocolError, parseWireValue } from './wire-values.ts';

/** Interrupts an evaluation until a document has been fetched. */
class MissingDocumentError extends Error {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    super(`Missing document: /${path.join('/')}`);
    this.name = 'MissingDocumentError';
    this.path = path;
  }
}

/** The decision, or the path of a document that must be fetched first. */
export type VerificationResult =
  | { readonly decision: RulesDecision; readonly debugMessages: readonly string[] }
  | { readonly missingDocument: readonly string[] };

const knownMethods: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];

/** A `verify` call. When it needs a document, it is evaluated again after the document has been added. */
export class Verification {
  readonly #ruleset: Ruleset;
  readonly #request: RulesRequest;
  readonly #documents = new Map<string, RulesMap | undefined>();
  #debugMessages: string[] = [];
  #requestedPath: readonly string[] = [];

  /** @throws ProtocolError for an invalid context */
  constructor(ruleset: Ruleset, context: Readonly<Record<string, unknown>>) {
    this.#ruleset = ruleset;
    const { path, method, variables } = context;
    const validMethod = knownMethods.find((name) => name === method);
    if (typeof path !== 'string') throw new ProtocolError('The path of a verify call must be a string.');
    if (validMethod === undefined) throw new ProtocolError(`Unknown method ${JSON.stringify(method)}.`);
    if (!isJsonObject(variables))
      throw new ProtocolError('The variables of a verify call must be an object.');
    const request = parseWireValue(variables['request']);
    if (!(request instanceof Map)) throw new ProtocolError('The request variable must be a map.');
    this.#request = {
      service: 'firebase.storage',
      method: validMethod,
      path: path.split('/').filter((segment) => segment !== ''),
      request: new Map([...(request as RulesMap), ['method', validMethod]]),
      resource: parseWireValue(variables['resource'] ?? { null_value: null }),
      documents: { fetch: (documentPath) => this.#fetch(documentPath) },
      debug: (text) => this.#debugMessages.push(text),
    };
  }

  /** Evaluates the rules with the documents so far. */
  run(): VerificationResult {
    this.#debugMessages = [];
    try {
      return { decision: this.#ruleset.authorize(this.#request), debugMessages: this.#debugMessages };
    } catch (error) {
      if (!(error instanceof MissingDocumentError)) throw error;
      this.#requestedPath = error.path;
      return { missingDocument: error.path };
    }
  }

  /**
   * Adds the document that the last evaluation was missing.
   * @throws ProtocolError when the response is not a document
   */
  addDocument(response: Readonly<Record<string, unknown>>): void {
    const document =
      response['status'] === 'ok' ? toRulesResource(response['result'], this.#requestedPath) : undefined;
    this.#documents.set(this.#requestedPath.join('/'), document);
  }

  #fetch(path: readonly string[]): RulesMap | undefined {
    const key = path.join('/');
    if (!this.#documents.has(key)) throw new MissingDocumentError(path);
    return this.#documents.get(key);
  }
}
