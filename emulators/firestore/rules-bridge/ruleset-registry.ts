import { readFile } from 'node:fs/promises';
import type { InstrumentedRuleset } from '#rules/coverage.ts';

/** Compiles rules. @throws RulesSyntaxError */
export type CompileRules = (source: string, fileName?: string) => InstrumentedRuleset;

/** The rulesets of all databases (`projects/p/databases/d`): the default from the rules file, or one of their own. */
export class RulesetRegistry {
  readonly #compile: CompileRules;
  #defaultRuleset: InstrumentedRuleset | undefined;
  readonly #byDatabase = new Map<string, InstrumentedRuleset>();
  readonly #listeners = new Set<(database: string) => void>();

  constructor(compile: CompileRules) {
    this.#compile = compile;
  }

  /** Loads the ruleset of all databases that have none of their own. @throws RulesSyntaxError */
  async loadFile(file: string): Promise<InstrumentedRuleset> {
    this.#defaultRuleset = this.#compile(await readFile(file, 'utf8'), file);
    return this.#defaultRuleset;
  }

  /** Replaces the ruleset of a database. @throws RulesSyntaxError, keeping the current ruleset */
  load(database: string, source: string, fileName: string | undefined): InstrumentedRuleset {
    const ruleset = this.#compile(source, fileName);
    this.#byDatabase.set(database, ruleset);
    for (const listener of this.#listeners) listener(database);
    return ruleset;
  }

  /** Calls the listener with each database whose rules change. @returns the function that unsubscribes it */
  subscribe(listener: (database: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The ruleset of a database. Undefined: there are no rules, and every request is allowed. */
  get(database: string): InstrumentedRuleset | undefined {
    return this.#byDatabase.get(database) ?? this.#defaultRuleset;
  }
}
