import type { App } from 'firebase-admin/app';
import { getDatabase, ServerValue } from 'firebase-admin/database';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { planMigration, type MigrationPlan } from './plan-migration.ts';
import { readMigrationPages } from './migration-pages.ts';
import type { AdminCommand } from './admin-command.ts';

const alreadyExists = 6; // of gRPC

/** Leaves out documents that exist, and reports registered emails that belong to another account. */
async function dropExisting(app: App, plan: MigrationPlan): Promise<MigrationPlan> {
  const firestore = getFirestore(app);
  const paths = [...plan.documents.keys()];
  if (paths.length === 0) return plan;
  const documents = new Map(plan.documents);
  const problems = [...plan.problems];
  for (const found of await firestore.getAll(...paths.map((path) => firestore.doc(path)))) {
    if (!found.exists) continue;
    const { path } = found.ref;
    const [holder, owner] = [found.data(), documents.get(path)].map(
      (fields) => fields?.['user_id'] as string,
    );
    if (path.startsWith('emails/') && holder !== owner)
      problems.push(`One email belongs to ${holder} and ${owner}.`);
    documents.delete(path);
  }
  return { ...plan, documents, problems };
}

/** Adding 0 creates a counter, removes its priority and makes it a number, without losing views counted meanwhile. */
export async function repairCounters(app: App, ids: readonly string[]): Promise<void> {
  const changes = ids.map((id): [string, object] => [id, ServerValue.increment(0)]);
  await getDatabase(app).ref('videoViews').update(Object.fromEntries(changes));
}

async function writePlan(
  app: App,
  { documents, contacts, verifiedIds, counters, rodeoIds, noticeExpiries }: MigrationPlan,
): Promise<void> {
  const firestore = getFirestore(app);
  const writer = firestore.bulkWriter();
  const writes: Promise<unknown>[] = [...documents].map(([path, data]) =>
    writer.create(firestore.doc(path), data).catch((error: unknown) => {
      // Written by its owner in the meantime.
      if (!(error instanceof Error && 'code' in error && error.code === alreadyExists)) throw error;
    }),
  );
  for (const [userId, contact] of contacts) {
    const profile = firestore.collection('users').doc(userId);
    // Together: whoever is stopped between the two would have lost what the profile had.
    const batch = firestore.batch();
    batch.set(profile.collection('private').doc('contact'), { ...contact }, { merge: true });
    batch.update(profile, { email: FieldValue.delete(), phone: FieldValue.delete() });
    writes.push(batch.commit());
  }
  for (const id of verifiedIds)
    writes.push(writer.update(firestore.collection('users').doc(id), { email_verified: true }));
  for (const [videoId, rodeo_id] of rodeoIds)
    writes.push(writer.update(firestore.collection('videos').doc(videoId), { rodeo_id }));
  for (const [id, expires] of noticeExpiries)
    writes.push(writer.update(firestore.collection('notifications').doc(id), { expires }));
  await Promise.all([...writes, writer.close(), repairCounters(app, counters)]);
}

function listChanges(plan: MigrationPlan): [string, number][] {
  const countIn = (collection: string) =>
    [...plan.documents.keys()].filter((path) => path.startsWith(`${collection}/`)).length;
  return [
    ['add upload tickets', countIn('uploads')],
    ['register emails', countIn('emails')],
    ['add pending invites and requests', countIn('pending_access')],
    ['add or repair view counters', plan.counters.length],
    ['store emails and phones apart from their profiles, with the email of the login', plan.contacts.size],
    ['list accounts whose email is verified', plan.verifiedIds.length],
    ['set the rodeo of videos', plan.rodeoIds.size],
    ['say when notifications expire', plan.noticeExpiries.size],
  ];
}

/**
 * Adds what the security rules require to data from before: upload tickets, view counters, the registry of emails, and
 * pending invites and requests, and contacts apart from their profiles. Also adds to videos the rodeo that they are of,
 * to profiles that their email is verified, without which no list shows them, and to notifications when they expire. It works page by page, and each page
 * is written before the next is read, so that an interrupted run is repeated.
 *
 * @param isDryRun whether to change nothing
 * @returns what is missing, and has been written unless it is a dry run: how many of each change, and problems
 */
export async function migrate(app: App, isDryRun: boolean, pageSize?: number) {
  const counts = new Map<string, number>();
  const problems = new Set<string>();
  for await (const source of readMigrationPages(app, pageSize)) {
    const plan = await dropExisting(app, planMigration(source));
    if (!isDryRun) await writePlan(app, plan);
    for (const [change, count] of listChanges(plan)) counts.set(change, (counts.get(change) ?? 0) + count);
    for (const problem of plan.problems) problems.add(problem);
  }
  const changes = [...counts]
    .filter(([, count]) => count > 0)
    .map(([change, count]) => `${change}: ${count}`);
  return { changes, problems: [...problems] };
}

export const migrateCommand: AdminCommand = {
  usage: 'migrate',
  summary: 'adds what the security rules require to older data; can be repeated',
  plan: async (app) => {
    const { changes, problems } = await migrate(app, true);
    return { findings: problems, changes, apply: async () => void (await migrate(app, false)) };
  },
};
