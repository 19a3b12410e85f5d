import type { RulesMap, RulesMethod, RulesRequest, RulesDecision, Ruleset } from '#rules/contract.ts';
import { toRulesResource } from './firestore-document.ts';
import { ProtocolError, parseWireValue, isJsonObject } from './wire-values.ts';

/** Thrown out of a judgement that cannot go on before a document has been fetched. */
class MissingDocumentError extends Error {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    super(`The rules need /${path.join('/')}`);
    this.name = 'NeedsDocument';
    this.path = path;
  }
}

/** What a verification comes to: a verdict, or the path of a document that must be fetched first. */
export type VerificationResult =
  | { readonly verdict: RulesDecision; readonly debugMessages: readonly string[] }
  | { readonly needs: readonly string[] };

const METHODS: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];

/** One `verify` call, which may stop for documents and then judges again with what it has learnt. */
export class Verification {
  private readonly ruleset: Ruleset;
  private readonly request: RulesRequest;
  private readonly documents = new Map<string, RulesMap | undefined>();
  private debugMessages: string[] = [];
  private requestedPath: readonly string[] = [];

  /** @throws WireError when the call's context is not of the protocol's form */
  constructor(ruleset: Ruleset, context: Readonly<Record<string, unknown>>) {
    this.ruleset = ruleset;
    const { path, method, variables } = context;
    const known = METHODS.find((name) => name === method);
    if (typeof path !== 'string') throw new ProtocolError('The path of a verify call must be a string.');
    if (known === undefined) throw new ProtocolError(`Unknown method ${JSON.stringify(method)}.`);
    if (!isJsonObject(variables))
      throw new ProtocolError('The variables of a verify call must be an object.');
    const request = parseWireValue(variables['request']);
    if (!(request instanceof Map)) throw new ProtocolError('The request variable must be a map.');
    this.request = {
      service: 'firebase.storage',
      method: known,
      path: path.split('/').filter((segment) => segment !== ''),
      request: new Map([...(request as RulesMap), ['method', known]]),
      resource: parseWireValue(variables['resource'] ?? { null_value: null }),
      documents: { fetch: (wanted) => this.fetch(wanted) },
      debug: (text) => this.debugMessages.push(text),
    };
  }

  run(): VerificationResult {
    this.debugMessages = [];
    try {
      return { verdict: this.ruleset.authorize(this.request), debugMessages: this.debugMessages };
    } catch (error) {
      if (!(error instanceof MissingDocumentError)) throw error;
      this.requestedPath = error.path;
      return { needs: error.path };
    }
  }

  /**
   * Takes the document that the last step asked for.
   * @throws WireError when the answer is neither a document nor "not found"
   */
  addDocument(answer: Readonly<Record<string, unknown>>): void {
    const found =
      answer['status'] === 'ok' ? toRulesResource(answer['result'], this.requestedPath) : undefined;
    this.documents.set(this.requestedPath.join('/'), found);
  }

  private fetch(path: readonly string[]): RulesMap | undefined {
    const key = path.join('/');
    if (!this.documents.has(key)) throw new MissingDocumentError(path);
    return this.documents.get(key);
  }
}
