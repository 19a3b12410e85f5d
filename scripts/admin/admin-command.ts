import type { App } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';

/** What a command found and would change. */
export interface AdminPlan {
  findings?: readonly string[];
  /** One line each, for the operator and the log: ids, no emails. Empty when there is nothing to do. */
  changes: readonly string[];
  /** Names and titles before an id in parentheses, which the log leaves out. */
  names?: readonly string[];
  /** Makes the changes; may run again after a failure. */
  apply: () => Promise<void>;
}

export interface AdminCommand {
  /** One or two words and the parameters, such as `<account>`; optional ones, such as `[<id>]`, come last. */
  usage: string;
  summary: string;
  /** Reads only. @throws InputError */
  plan: (app: App, values: readonly string[]) => Promise<AdminPlan>;
}

/** The words of a command without its parameters. */
export const getWords = ({ usage }: AdminCommand) => usage.split(' ').filter((word) => /^[a-z]/.test(word));

/** A plan that only reports. */
export const reportOnly = (findings: readonly string[]): AdminPlan => ({
  findings,
  changes: [],
  apply: () => Promise.resolve(),
});

interface RunOptions {
  isWrite: boolean;
  /** Who runs it, for the log. */
  operator: string;
  print: (line: string) => void;
}

const maxLoggedChanges = 500;

/** Emails identify people, and the changes name the account. */
const redact = (value: string) => (value.includes('@') ? '(email)' : value);

function limitChanges(changes: readonly string[]): string[] {
  const rest = changes.length - maxLoggedChanges;
  return rest > 0 ? [...changes.slice(0, maxLoggedChanges), `and ${rest} more`] : [...changes];
}

/** The entry is written before the changes, so that none is missing when the program is interrupted. */
async function applyLogged(
  app: App,
  { apply, changes, names = [] }: AdminPlan,
  entry: { command: string; arguments: string[]; operator: string },
): Promise<void> {
  const document = getFirestore(app).collection('admin_log').doc();
  const time = FieldValue.serverTimestamp();
  const withoutNames = changes.map((line) =>
    names.reduce((text, name) => text.replaceAll(`${name} (`, '('), line),
  );
  await document.create({ ...entry, time, changes: limitChanges(withoutNames), finished: null, error: '' });
  try {
    await apply();
  } catch (error) {
    await document.update({ error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  await document.update({ finished: FieldValue.serverTimestamp() });
}

/** Prints what a command finds and would change, and changes it if `isWrite`. @throws InputError */
export async function runCommand(
  app: App,
  command: AdminCommand,
  values: readonly string[],
  { isWrite, operator, print }: RunOptions,
): Promise<void> {
  const plan = await command.plan(app, values);
  const { findings = [], changes } = plan;
  for (const line of findings) print(line);
  if (changes.length === 0) {
    if (findings.length === 0) print('There is nothing to change.');
    return;
  }
  for (const change of changes) print(`${isWrite ? '' : 'Would '}${change}`);
  if (!isWrite) return print('Nothing was changed. Add --write to apply it.');
  await applyLogged(app, plan, {
    command: getWords(command).join(' '),
    arguments: values.map(redact),
    operator,
  });
  print('Done.');
}
