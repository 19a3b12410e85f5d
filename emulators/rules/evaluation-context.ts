import type { RulesRequest, RulesValue } from './contract.ts';
import { RulesLimitError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { LookupCache } from './lookup-cache.ts';

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
const expressionLimit = 1000;
/** The first call, by a condition, does not count. */
const callDepthLimit = 20;

/** The state that the expressions of one request share, and its limits. */
export class EvaluationContext {
  readonly request: RulesRequest;
  readonly lookups: LookupCache;
  /** The wildcard values of the current match, outermost first. */
  wildcards: readonly RulesValue[] = [];
  expressionCount = 0;
  #depth = 0;

  constructor(request: RulesRequest) {
    this.request = request;
    this.lookups = new LookupCache(request);
  }

  /** @throws RulesLimitError when the request exceeds the limit */
  countExpressions(count: number): void {
    this.expressionCount += count;
    if (this.expressionCount > expressionLimit) {
      throw new RulesLimitError(
        `Unable to evaluate the expression as the maximum of ${expressionLimit} expressions to evaluate has been reached.`,
      );
    }
  }

  enterCall(): void {
    this.#depth += 1;
    if (this.#depth > callDepthLimit + 1) {
      throw new RulesLimitError(
        `Unable to evaluate the expression as the maximum call depth of ${callDepthLimit} has been reached.`,
      );
    }
  }

  exitCall(): void {
    this.#depth -= 1;
  }
}

/** What an expression is evaluated with: the request, and the parameters and lets of the enclosing function. */
export interface Frame {
  readonly context: EvaluationContext;
  readonly locals: EvaluationResult[];
}

export type Evaluator = (frame: Frame) => EvaluationResult;
