/** A range of the source; lines and columns count from 1, offsets from 0. */
export interface SourceSpan {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly end: number;
}

/** An error that keeps rules from being deployed, or a warning. */
export interface RulesIssue {
  readonly severity: 'ERROR' | 'WARNING';
  readonly description: string;
  readonly position: Pick<SourceSpan, 'line' | 'column'> & Partial<SourceSpan>;
}

/** Invalid rules source, by its first error. The message does not contain the position. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;
  readonly fileName: string | undefined;
  /** All errors of the source in its order, this one first. */
  readonly issues: readonly RulesIssue[];

  constructor(
    message: string,
    position: RulesIssue['position'],
    fileName?: string,
    others: readonly RulesIssue[] = [],
  ) {
    super(message);
    this.issues = [{ severity: 'ERROR', description: message, position }, ...others];
    this.name = 'RulesSyntaxError';
    this.line = position.line;
    this.column = position.column;
    this.fileName = fileName;
  }
}

/** Creates the error for the source. @param errors at least one */
export function toSyntaxError(errors: readonly RulesIssue[], fileName?: string): RulesSyntaxError {
  const [first, ...others] = errors.toSorted(
    (a, b) => a.position.line - b.position.line || a.position.column - b.position.column,
  );
  if (first === undefined) throw new RangeError('There are no errors');
  return new RulesSyntaxError(first.description, first.position, fileName, others);
}

/** The form in which engines print an issue. */
export function formatIssue({ severity, description, position }: RulesIssue, fileName: string): string {
  return `${fileName}:${position.line}:${position.column} - ${severity} ${description}`;
}
