import type { RulesMap, RulesPath, RulesRequest } from './contract.ts';
import { EvaluationError, RulesLimitError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';

/** https://firebase.google.com/docs/firestore/security/rules-conditions#access_calls */
const requestAccessLimits: Readonly<Record<RulesRequest['service'], number>> = {
  'cloud.firestore': 10,
  'firebase.storage': 2,
};
const batchAccessLimit = 20;

/** The documents that a request's rules read. Reading the same document again does not count. */
export class LookupCache {
  readonly #request: RulesRequest;
  readonly #cache = new Map<string, RulesMap | null>();

  constructor(request: RulesRequest) {
    this.#request = request;
  }

  /** @returns the resource that rules see; null when the document is missing */
  get(path: RulesPath, when: 'before' | 'after'): EvaluationResult {
    const { segments } = path;
    const isDocument =
      segments[0] === 'databases' && segments[2] === 'documents' && segments.length % 2 === 1;
    const database = this.#request.service === 'cloud.firestore' ? this.#request.path[1] : '(default)';
    const isReachable = segments[1] === database && !segments.includes('');
    if (!isDocument || segments.length < 5 || !isReachable) {
      return new EvaluationError(`Invalid document path. Path: [/${segments.join('/')}].`);
    }
    const key = `${when}:${segments.join('/')}`;
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    this.#countAccess(key);
    const document = this.#request.documents.fetch(segments, when) ?? null;
    this.#cache.set(key, document);
    return document;
  }

  #countAccess(key: string): void {
    const limit = requestAccessLimits[this.#request.service];
    if (this.#cache.size >= limit) throwAccessLimitError(limit);
    const seen = this.#request.batch?.seen;
    if (seen === undefined || seen.has(key)) return;
    if (seen.size >= batchAccessLimit) throwAccessLimitError(batchAccessLimit);
    seen.add(key);
  }
}

function throwAccessLimitError(limit: number): never {
  throw new RulesLimitError(
    `Unable to evaluate the expression as the maximum of ${limit} document access calls has been reached.`,
  );
}
