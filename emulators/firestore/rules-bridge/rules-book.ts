import { readFile } from 'node:fs/promises';
import type { Ruleset } from '#emulators/rules/contract.ts';

/** @throws RulesSyntaxError */
export type CompileRules = (source: string, fileName?: string) => Ruleset;

/** The rules in force: those of the rules file, or what a project was given since. */
export class RulesBook {
  readonly #compile: CompileRules;
  #initial: Ruleset | undefined;
  readonly #byProject = new Map<string, Ruleset>();

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
  of(project: string): Ruleset | undefined {
    return this.#byProject.get(project) ?? this.#initial;
  }
}
