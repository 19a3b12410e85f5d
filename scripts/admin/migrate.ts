import type { App } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { parseUser, type Contact } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { planMigration, type MigrationPlan, type MigrationSource } from './plan-migration.ts';
import { readLogins } from './find-account.ts';
import type { AdminCommand } from './admin-command.ts';

async function readPaths(firestore: Firestore): Promise<Set<string>> {
  const snapshots = await Promise.all(
    ['uploads', 'emails', 'pending_access'].map((name) => firestore.collection(name).select().get()),
  );
  return new Set(snapshots.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)));
}

async function readCollection<Item>(
  firestore: Firestore,
  name: string,
  parse: (id: string, data: unknown) => Item,
): Promise<Item[]> {
  const { docs } = await firestore.collection(name).get();
  return docs.map((found) => parse(found.id, toPlainData(found.data())));
}

/** Profiles, and the contacts that are not on them. */
async function readAccounts(firestore: Firestore) {
  const [{ docs }, stored] = await Promise.all([
    firestore.collection('users').get(),
    firestore.collectionGroup('private').get(),
  ]);
  const isPublic = (fields: object) => 'email' in fields || 'phone' in fields;
  const contacts = stored.docs.filter(({ id }) => id === 'contact');
  return {
    users: docs.map((found) => parseUser(found.id, toPlainData(found.data()))),
    publicContactIds: new Set(docs.filter((found) => isPublic(found.data())).map(({ id }) => id)),
    contacts: new Map(
      contacts.map((found): [string, Contact] => [
        found.ref.parent.parent?.id ?? '',
        parseUser('', toPlainData(found.data())),
      ]),
    ),
  };
}

async function readSource(app: App): Promise<MigrationSource> {
  const firestore = getFirestore(app);
  const [videos, accounts, logins, existingPaths, counters] = await Promise.all([
    readCollection(firestore, 'videos', parseVideo),
    readAccounts(firestore),
    readLogins(app).then((records) =>
      records.map(({ uid, email = '', emailVerified }) => ({ id: uid, email, isVerified: emailVerified })),
    ),
    readPaths(firestore),
    getDatabase(app).ref('videoViews').once('value'),
  ]);
  const exported = (counters.exportVal() ?? {}) as Record<string, unknown>;
  return { videos, ...accounts, logins, existingPaths, counters: exported, now: new Date() };
}

async function writePlan(
  app: App,
  { documents, contacts, verifiedIds, counters, rodeoIds }: MigrationPlan,
): Promise<void> {
  const firestore = getFirestore(app);
  const writer = firestore.bulkWriter();
  const writes = [...documents].map(([path, data]) => writer.create(firestore.doc(path), data));
  for (const [userId, contact] of contacts) {
    const profile = firestore.collection('users').doc(userId);
    writes.push(
      writer.set(profile.collection('private').doc('contact'), contact),
      writer.update(profile, { email: FieldValue.delete(), phone: FieldValue.delete() }),
    );
  }
  for (const id of verifiedIds)
    writes.push(writer.update(firestore.collection('users').doc(id), { email_verified: true }));
  for (const [videoId, rodeo_id] of rodeoIds)
    writes.push(writer.update(firestore.collection('videos').doc(videoId), { rodeo_id }));
  await Promise.all([...writes, writer.close(), getDatabase(app).ref('videoViews').update(counters)]);
}

/**
 * Adds what the security rules require to data from before: upload tickets, view counters, the registry of emails, and
 * pending invites and requests, and contacts apart from their profiles. Also adds to videos the rodeo that they are of,
 * and to profiles that their email is verified, without which no list shows them.
 *
 * @param isDryRun whether to change nothing
 * @returns what is missing, and has been written unless it is a dry run
 */
export async function migrate(app: App, isDryRun: boolean): Promise<MigrationPlan> {
  const plan = planMigration(await readSource(app));
  if (!isDryRun) await writePlan(app, plan);
  return plan;
}

function describeMigration({
  documents,
  contacts,
  verifiedIds,
  counters,
  rodeoIds,
}: MigrationPlan): string[] {
  const countIn = (collection: string) =>
    [...documents.keys()].filter((path) => path.startsWith(`${collection}/`)).length;
  const counts: [number, string][] = [
    [countIn('uploads'), 'add upload tickets'],
    [countIn('emails'), 'register emails'],
    [countIn('pending_access'), 'add pending invites and requests'],
    [Object.keys(counters).length, 'add or repair view counters'],
    [contacts.size, 'store emails and phones apart from their profiles, with the email of the login'],
    [verifiedIds.length, 'list accounts whose email is verified'],
    [rodeoIds.size, 'set the rodeo of videos'],
  ];
  return counts.filter(([count]) => count > 0).map(([count, change]) => `${change}: ${count}`);
}

export const migrateCommand: AdminCommand = {
  usage: 'migrate',
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
