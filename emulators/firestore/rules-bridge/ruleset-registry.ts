import { readFile } from 'node:fs/promises';
import type { InstrumentedRuleset } from '#rules/coverage.ts';

/** @throws RulesSyntaxError */
export type CompileRules = (source: string, fileName?: string) => InstrumentedRuleset;

/** The rules in force: those of the rules file, or what a project was given since. */
export class RulesetRegistry {
  readonly #compile: CompileRules;
  #defaultRuleset: InstrumentedRuleset | undefined;
  readonly #byProject = new Map<string, InstrumentedRuleset>();
  readonly #listeners = new Set<(project: string) => void>();

  constructor(compile: CompileRules) {
    this.#compile = compile;
  }

  /** Rules for every project that has none of its own. @throws RulesSyntaxError */
  async loadFile(file: string): Promise<void> {
    this.#defaultRuleset = this.#compile(await readFile(file, 'utf8'), file);
  }

  /** @throws RulesSyntaxError; what was in force stays so */
  load(project: string, source: string, fileName: string | undefined): void {
    this.#byProject.set(project, this.#compile(source, fileName));
    for (const tell of this.#listeners) tell(project);
  }

  /** Calls back with each project that gets other rules; the answer ends that. */
  subscribe(tell: (project: string) => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  /** Undefined: there are no rules and everything is allowed. */
  get(project: string): InstrumentedRuleset | undefined {
    return this.#byProject.get(project) ?? this.#defaultRuleset;
  }
}
