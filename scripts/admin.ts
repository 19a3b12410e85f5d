/** `npm run admin -- <command> [--project <id>] [--write]`: work with admin rights, see docs/ADMIN.md. */
import { userInfo } from 'node:os';
import { deleteApp } from 'firebase-admin/app';
import { runCommand } from './admin/admin-command.ts';
import { adminCommands } from './admin/commands.ts';
import { getDatabases } from './admin/databases.ts';
import { openApp } from './admin/open-app.ts';
import { formatHelp, parseArguments } from './admin/parse-arguments.ts';
import { runCommandLine } from './command-line.ts';

const print = (line: string) => console.log(line);

await runCommandLine(async (argv) => {
  const { command, values, project, isWrite } = parseArguments(argv, adminCommands);
  if (!command) return print(formatHelp(adminCommands));
  const { app, description } = await openApp(project);
  try {
    print(`On ${description}${isWrite ? '' : ', dry run'}.`);
    const operator = process.env['ADMIN_OPERATOR'] || userInfo().username;
    await runCommand(app, command, values, { isWrite, operator, print });
  } finally {
    for (const database of getDatabases(app)) database.goOffline();
    await deleteApp(app);
  }
});
