/** `npm run admin -- <command> [--project <id>] [--write]`: work with admin rights, see docs/ADMIN.md. */
import { userInfo } from 'node:os';
import { deleteApp } from 'firebase-admin/app';
import { AdminInputError, runCommand } from './admin/admin-command.ts';
import { adminCommands } from './admin/commands.ts';
import { getDatabases } from './admin/databases.ts';
import { openLocalApp, openProjectApp } from './admin/open-app.ts';
import { formatHelp, parseArguments } from './admin/parse-arguments.ts';

const print = (line: string) => console.log(line);

async function run(argv: readonly string[]): Promise<void> {
  const { command, values, project, isWrite } = parseArguments(argv, adminCommands);
  if (!command) return print(formatHelp(adminCommands));
  const { app, description } = project === undefined ? await openLocalApp() : await openProjectApp(project);
  try {
    print(`On ${description}${isWrite ? '' : ', dry run'}.`);
    const operator = process.env['ADMIN_OPERATOR'] || userInfo().username;
    await runCommand(app, command, values, { isWrite, operator, print });
  } finally {
    for (const database of getDatabases(app)) database.goOffline();
    await deleteApp(app);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof AdminInputError ? error.message : error);
  process.exitCode = error instanceof AdminInputError ? 2 : 1;
}
