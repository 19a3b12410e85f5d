/** An invalid rules file. The message starts with line and column, as at the service. */
export class RulesError extends Error {
  override readonly name = 'RulesError';

  constructor(source: string, { offset, message }: LocatedError) {
    const lines = source.slice(0, offset).split('\n');
    super(`${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}: ${message}`);
  }
}

/** A problem at a place of a text: of a rules file, or of the expression of a rule. */
export class LocatedError extends Error {
  override readonly name = 'LocatedError';
  /** Characters from the beginning of the text. */
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
