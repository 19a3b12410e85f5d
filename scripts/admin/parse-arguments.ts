import { InputError, readInput } from '../command-line.ts';
import { checkProject } from '../hosting/project-environment.ts';
import { getWords, type AdminCommand } from './admin-command.ts';

/** What was typed. */
export interface AdminArguments {
  /** Undefined for the local backend. */
  project: string | undefined;
  isWrite: boolean;
  /** Undefined to see the help. */
  command: AdminCommand | undefined;
  values: string[];
}

const helpHint = 'See npm run admin -- --help.';

const options = {
  project: { type: 'string', short: 'P' },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function findCommand(words: readonly string[], commands: readonly AdminCommand[]) {
  const found = commands.find((command) => getWords(command).every((word, index) => word === words[index]));
  if (found) return found;
  const related = commands.filter(({ usage }) => usage.split(' ')[0] === words[0]).map(({ usage }) => usage);
  throw new InputError(
    related.length > 0
      ? `"${words.join(' ')}" is incomplete. Did you mean: ${related.join(', ')}?`
      : `There is no command "${words[0]}". ${helpHint}`,
  );
}

function checkValues({ usage }: AdminCommand, values: readonly string[]) {
  const parameters = usage.split(' ').filter((word) => /^[<[]/.test(word));
  const requiredCount = parameters.filter((name) => name.startsWith('<')).length;
  const isComplete = values.length >= requiredCount && values.every((value) => value.trim() !== '');
  if (!isComplete || values.length > parameters.length)
    throw new InputError(
      `This command takes ${parameters.join(' ') || 'nothing more'}.\nUsage: npm run admin -- ${usage}`,
    );
}

/** @throws InputError that names what is wrong */
export function parseArguments(argv: readonly string[], commands: readonly AdminCommand[]): AdminArguments {
  const { values: given, positionals } = readInput(
    { args: [...argv], allowPositionals: true, options },
    helpHint,
  );
  const { project, write: isWrite, help } = given;
  if (project !== undefined) checkProject(project);
  if (project?.startsWith('demo-'))
    throw new InputError('Projects named demo-… exist only locally: leave --project out.');
  if (help || positionals.length === 0) return { project, isWrite, command: undefined, values: [] };
  const command = findCommand(positionals, commands);
  const values = positionals.slice(getWords(command).length);
  checkValues(command, values);
  return { project, isWrite, command, values };
}

export function formatHelp(commands: readonly AdminCommand[]): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return [
    'Usage: npm run admin -- <command> [--project <id>] [--write]',
    '',
    ...commands.map(({ summary, usage }) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    'Works on the backend of npm start, or with --project on a real one (Application Default Credentials).',
    'Nothing is changed without --write. See docs/ADMIN.md.',
  ].join('\n');
}
