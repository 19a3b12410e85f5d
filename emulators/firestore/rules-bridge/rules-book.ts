import { readFile } from 'node:fs/promises';
import type { CoveredRuleset } from '#emulators/rules/coverage.ts';

/** @throws RulesSyntaxError */
export type CompileRules = (source: string, fileName?: string) => CoveredRuleset;

/** The rules in force: those of the rules file, or what a project was given since. */
export class RulesBook {
  readonly #compile: CompileRules;
  #initial: CoveredRuleset | undefined;
  readonly #byProject = new Map<string, CoveredRuleset>();

  constructor(compile: CompileRules) {
    this.#compile = compile;
  }

  /** Rules for every project that has none of its own. @throws RulesSyntaxError */
  async loadFile(file: string): Promise<void> {
    this.#initial = this.#compile(await readFile(file, 'utf8'), file);
  }

  /** @throws RulesSyntaxError; what was in force stays so */
  load(project: string, source: string, fileName: string | undefined): void {
    this.#byProject.set(project, this.#compile(source, fileName));
  }

  /** Undefined: there are no rules and everything is allowed. */
  of(project: string): CoveredRuleset | undefined {
    return this.#byProject.get(project) ?? this.#initial;
  }
}
