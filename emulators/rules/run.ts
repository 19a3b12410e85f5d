import type { RulesRequest, RulesValue } from './contract.ts';
import { RulesLimitError } from './fault.ts';
import type { Outcome } from './fault.ts';
import { Lookups } from './lookups.ts';

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
const EXPRESSION_LIMIT = 1000;
const CALL_DEPTH_LIMIT = 20;

/** One request being judged: what its expressions share and what they may still spend. */
export class Run {
  readonly request: RulesRequest;
  readonly lookups: Lookups;
  /** The values of the wildcards on the way to the match at hand, outermost first. */
  wildcards: readonly RulesValue[] = [];
  spent = 0;
  private depth = 0;

  constructor(request: RulesRequest) {
    this.request = request;
    this.lookups = new Lookups(request);
  }

  /** @throws RulesLimitError when the request evaluates more expressions than the platform lets it */
  charge(expressions: number): void {
    this.spent += expressions;
    if (this.spent > EXPRESSION_LIMIT) {
      throw new RulesLimitError(
        `Unable to evaluate the expression as the maximum of ${EXPRESSION_LIMIT} expressions to evaluate has been reached.`,
      );
    }
  }

  enter(): void {
    this.depth += 1;
    if (this.depth > CALL_DEPTH_LIMIT) {
      throw new RulesLimitError(
        `Unable to evaluate the expression as the maximum call depth of ${CALL_DEPTH_LIMIT} has been reached.`,
      );
    }
  }

  leave(): void {
    this.depth -= 1;
  }
}

/** Where an expression is evaluated: the request, and the parameters and lets of the function around it. */
export interface Frame {
  readonly run: Run;
  readonly locals: Outcome[];
}

export type Evaluate = (frame: Frame) => Outcome;
