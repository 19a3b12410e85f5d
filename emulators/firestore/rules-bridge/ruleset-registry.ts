import { readFile } from 'node:fs/promises';
import type { InstrumentedRuleset } from '#rules/coverage.ts';

/** Compiles rules. @throws RulesSyntaxError */
export type CompileRules = (source: string, fileName?: string) => InstrumentedRuleset;

/** The rulesets of all projects: the default from the rules file, or one loaded for the project. */
export class RulesetRegistry {
  readonly #compile: CompileRules;
  #defaultRuleset: InstrumentedRuleset | undefined;
  readonly #byProject = new Map<string, InstrumentedRuleset>();
  readonly #listeners = new Set<(project: string) => void>();

  constructor(compile: CompileRules) {
    this.#compile = compile;
  }

  /** Loads the ruleset of all projects that have none of their own. @throws RulesSyntaxError */
  async loadFile(file: string): Promise<InstrumentedRuleset> {
    this.#defaultRuleset = this.#compile(await readFile(file, 'utf8'), file);
    return this.#defaultRuleset;
  }

  /** Replaces the ruleset of a project. @throws RulesSyntaxError, keeping the current ruleset */
  load(project: string, source: string, fileName: string | undefined): InstrumentedRuleset {
    const ruleset = this.#compile(source, fileName);
    this.#byProject.set(project, ruleset);
    for (const listener of this.#listeners) listener(project);
    return ruleset;
  }

  /** Calls the listener with each project whose rules change. @returns the function that unsubscribes it */
  subscribe(listener: (project: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The ruleset of a project. Undefined: there are no rules, and every request is allowed. */
  get(project: string): InstrumentedRuleset | undefined {
    return this.#byProject.get(project) ?? this.#defaultRuleset;
  }
}
