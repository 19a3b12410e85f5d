import type { AdminCommand } from './admin-command.ts';
import { migrate } from './migrate.ts';
import type { MigrationPlan } from './plan-migration.ts';

function describeMigration({ documents, profileEmails, counters, rodeoIds }: MigrationPlan): string[] {
  const countIn = (collection: string) =>
    [...documents.keys()].filter((path) => path.startsWith(`${collection}/`)).length;
  const counts: [number, string][] = [
    [countIn('uploads'), 'add upload tickets'],
    [countIn('emails'), 'register emails'],
    [countIn('pending_access'), 'add pending invites and requests'],
    [Object.keys(counters).length, 'add or repair view counters'],
    [profileEmails.size, 'set the email of profiles to the one of their login'],
    [rodeoIds.size, 'set the rodeo of videos'],
  ];
  return counts.filter(([count]) => count > 0).map(([count, change]) => `${change}: ${count}`);
}

export const migrateCommand: AdminCommand = {
  name: 'migrate',
  parameters: [],
  summary: 'adds what the security rules require to older data; can be repeated',
  plan: async (app) => {
    const plan = await migrate(app, true);
    return {
      findings: plan.problems,
      changes: describeMigration(plan),
      apply: async () => void (await migrate(app, false)),
    };
  },
};
