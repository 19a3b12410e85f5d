/** A rules file that cannot be used; the message starts with the line. */
export class RulesError extends Error {
  override readonly name = 'RulesError';

  constructor(line: number, problem: string) {
    super(`Line ${line}: ${problem}`);
  }
}
