import type {
  RulesMap,
  RulesMethod,
  RulesRequest,
  RulesVerdict,
  Ruleset,
} from '#emulators/rules/contract.ts';
import { documentResource } from './firestore-document.ts';
import { WireError, fromWire, isObject } from './wire-values.ts';

/** Thrown out of a judgement that cannot go on before a document has been fetched. */
class NeedsDocument extends Error {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    super(`The rules need /${path.join('/')}`);
    this.name = 'NeedsDocument';
    this.path = path;
  }
}

/** What a verification comes to: a verdict, or the path of a document that must be fetched first. */
export type Step =
  | { readonly verdict: RulesVerdict; readonly notes: readonly string[] }
  | { readonly needs: readonly string[] };

const METHODS: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];

/** One `verify` call, which may stop for documents and then judges again with what it has learnt. */
export class Verification {
  private readonly ruleset: Ruleset;
  private readonly request: RulesRequest;
  private readonly documents = new Map<string, RulesMap | undefined>();
  private notes: string[] = [];
  private waitingFor: readonly string[] = [];

  /** @throws WireError when the call's context is not of the protocol's form */
  constructor(ruleset: Ruleset, context: Readonly<Record<string, unknown>>) {
    this.ruleset = ruleset;
    const { path, method, variables } = context;
    const known = METHODS.find((name) => name === method);
    if (typeof path !== 'string') throw new WireError('The path of a verify call must be a string.');
    if (known === undefined) throw new WireError(`Unknown method ${JSON.stringify(method)}.`);
    if (!isObject(variables)) throw new WireError('The variables of a verify call must be an object.');
    const request = fromWire(variables['request']);
    if (!(request instanceof Map)) throw new WireError('The request variable must be a map.');
    this.request = {
      service: 'firebase.storage',
      method: known,
      path: path.split('/').filter((segment) => segment !== ''),
      request: new Map([...(request as RulesMap), ['method', known]]),
      resource: fromWire(variables['resource'] ?? { null_value: null }),
      documents: { fetch: (wanted) => this.fetch(wanted) },
      debug: (text) => this.notes.push(text),
    };
  }

  step(): Step {
    this.notes = [];
    try {
      return { verdict: this.ruleset.judge(this.request), notes: this.notes };
    } catch (error) {
      if (!(error instanceof NeedsDocument)) throw error;
      this.waitingFor = error.path;
      return { needs: error.path };
    }
  }

  /**
   * Takes the document that the last step asked for.
   * @throws WireError when the answer is neither a document nor "not found"
   */
  supply(answer: Readonly<Record<string, unknown>>): void {
    const found = answer['status'] === 'ok' ? documentResource(answer['result'], this.waitingFor) : undefined;
    this.documents.set(this.waitingFor.join('/'), found);
  }

  private fetch(path: readonly string[]): RulesMap | undefined {
    const key = path.join('/');
    if (!this.documents.has(key)) throw new NeedsDocument(path);
    return this.documents.get(key);
  }
}
