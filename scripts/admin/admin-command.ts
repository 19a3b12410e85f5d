import type { App } from 'firebase-admin/app';

/** What a command found and would change. */
export interface AdminPlan {
  findings?: readonly string[];
  /** One line each, for the operator and the log: ids, no emails. Empty when there is nothing to do. */
  changes: readonly string[];
  /** Makes the changes; may run again after a failure. */
  apply: () => Promise<void>;
}

export interface AdminCommand {
  /** One or two words. */
  name: string;
  /** Such as `<account>`; optional ones, such as `[<id>]`, come last. */
  parameters: readonly string[];
  summary: string;
  /** Reads only. @throws AdminInputError */
  plan: (app: App, values: readonly string[]) => Promise<AdminPlan>;
}

/** A plan that only reports. */
export const reportOnly = (findings: readonly string[]): AdminPlan => ({
  findings,
  changes: [],
  apply: () => Promise.resolve(),
});

/** A mistake in what the operator asked for; its message tells what to do. */
export class AdminInputError extends Error {
  override readonly name = 'AdminInputError';
}
