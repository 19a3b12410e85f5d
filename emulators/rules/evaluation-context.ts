import type { RulesRequest, RulesValue } from './contract.ts';
import { RulesLimitError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { LookupCache } from './lookup-cache.ts';

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
const EXPRESSION_LIMIT = 1000;
const CALL_DEPTH_LIMIT = 20;

/** One request being judged: what its expressions share and what they may still spend. */
export class EvaluationContext {
  readonly request: RulesRequest;
  readonly lookups: LookupCache;
  /** The values of the wildcards on the way to the match at hand, outermost first. */
  wildcards: readonly RulesValue[] = [];
  expressionCount = 0;
  private depth = 0;

  constructor(request: RulesRequest) {
    this.request = request;
    this.lookups = new LookupCache(request);
  }

  /** @throws RulesLimitError when the request evaluates more expressions than the platform lets it */
  countExpressions(expressions: number): void {
    this.expressionCount += expressions;
    if (this.expressionCount > EXPRESSION_LIMIT) {
      throw new RulesLimitError(
        `Unable to evaluate the expression as the maximum of ${EXPRESSION_LIMIT} expressions to evaluate has been reached.`,
      );
    }
  }

  enterCall(): void {
    this.depth += 1;
    if (this.depth > CALL_DEPTH_LIMIT) {
      throw new RulesLimitError(
        `Unable to evaluate the expression as the maximum call depth of ${CALL_DEPTH_LIMIT} has been reached.`,
      );
    }
  }

  exitCall(): void {
    this.depth -= 1;
  }
}

/** Where an expression is evaluated: the request, and the parameters and lets of the function around it. */
export interface Frame {
  readonly context: EvaluationContext;
  readonly locals: EvaluationResult[];
}

export type Evaluator = (frame: Frame) => EvaluationResult;
