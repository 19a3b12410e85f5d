/** An invalid rules file. The message starts with the line. */
export class RulesError extends Error {
  override readonly name = 'RulesError';

  constructor(line: number, problem: string) {
    super(`Line ${line}: ${problem}`);
  }
}

/** An invalid expression. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  /** Characters from the beginning of the expression. */
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

/** A rule cannot be evaluated and counts as false. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}
