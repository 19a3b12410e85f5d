import { readFile } from 'node:fs/promises';
import type { CoveredRuleset } from '#emulators/rules/coverage.ts';

/** @throws RulesSyntaxError */
export type CompileRules = (source: string, fileName?: string) => CoveredRuleset;

/** The rules in force: those of the rules file, or what a project was given since. */
export class RulesBook {
  readonly #compile: CompileRules;
  #initial: CoveredRuleset | undefined;
  readonly #byProject = new Map<string, CoveredRuleset>();
  readonly #watchers = new Set<(project: string) => void>();

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
    for (const tell of this.#watchers) tell(project);
  }

  /** Calls back with each project that gets other rules; the answer ends that. */
  subscribe(tell: (project: string) => void): () => void {
    this.#watchers.add(tell);
    return () => this.#watchers.delete(tell);
  }

  /** Undefined: there are no rules and everything is allowed. */
  of(project: string): CoveredRuleset | undefined {
    return this.#byProject.get(project) ?? this.#initial;
  }
}
