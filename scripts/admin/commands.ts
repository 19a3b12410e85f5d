import type { AdminCommand } from './admin-command.ts';
import { administratorCommands } from './administrators.ts';
import { cleanupCommand } from './cleanup.ts';
import { accountCommands, verifyCommands } from './account-commands.ts';
import { eraseCommand } from './erase-account.ts';
import { exportCommand } from './export-account.ts';
import { migrateCommand } from './migrate.ts';
import { flagCommands } from './flag-commands.ts';
import { releaseCommands } from './announce-release.ts';
import { linkCommands } from './list-links.ts';
import { reportCommands } from './list-reports.ts';
import { rideOfTheWeekCommands } from './ride-of-the-week.ts';

/** The help lists them in this order. */
export const adminCommands: readonly AdminCommand[] = [
  ...rideOfTheWeekCommands,
  ...verifyCommands,
  ...accountCommands,
  ...reportCommands,
  ...linkCommands,
  ...administratorCommands,
  ...releaseCommands,
  ...flagCommands,
  exportCommand,
  eraseCommand,
  cleanupCommand,
  migrateCommand,
];
