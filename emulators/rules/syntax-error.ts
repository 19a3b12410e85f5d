/** A range of the source; lines and columns count from 1, offsets from 0. */
export interface SourceSpan {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly end: number;
}

/** Invalid rules source. The message does not contain the position. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;
  readonly fileName: string | undefined;

  constructor(message: string, position: { line: number; column: number }, fileName?: string) {
    super(message);
    this.name = 'RulesSyntaxError';
    this.line = position.line;
    this.column = position.column;
    this.fileName = fileName;
  }
}
