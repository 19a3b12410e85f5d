import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { parseUser, type Contact } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import type { MigrationSource } from './plan-migration.ts';
import { defaultPageSize, findByValues, findExisting, readPages } from '#services/read-pages.ts';

const emptySource = (): MigrationSource => ({
  ...{ videos: [], namesakes: [], users: [], logins: [], counters: {}, now: new Date() },
  lastingNotices: new Map(),
  ...{ publicContactIds: new Set(), contacts: new Map(), unlistedIds: new Set(), accountIds: new Set() },
});

const toVideo = (found: QueryDocumentSnapshot) => parseVideo(found.id, toPlainData(found.data()));
const toUser = (found: QueryDocumentSnapshot) => parseUser(found.id, toPlainData(found.data()));

async function* readCounters(app: App, size: number): AsyncGenerator<MigrationSource> {
  const ordered = getDatabase(app).ref('videoViews').orderByKey().limitToFirst(size);
  let page = ordered;
  for (;;) {
    const snapshot = await page.get();
    const counters = new Map<string, unknown>();
    snapshot.forEach((child) => void counters.set(child.key, child.exportVal()));
    const last = [...counters.keys()].at(-1);
    if (last === undefined) return;
    yield { ...emptySource(), counters: Object.fromEntries(counters) };
    page = ordered.startAfter(last);
  }
}

async function* readVideos(app: App, size: number): AsyncGenerator<MigrationSource> {
  const collection = getFirestore(app).collection('videos');
  const views = getDatabase(app).ref('videoViews');
  for await (const docs of readPages(collection, size)) {
    const videos = docs.map(toVideo);
    const ids = videos.map(({ video_id }) => video_id).filter((id) => id !== '');
    const [namesakes, counters] = await Promise.all([
      findByValues(collection, 'video_id', ids),
      Promise.all(ids.map((id) => views.child(id).get())),
    ]);
    const existing = counters.filter((counter) => counter.exists());
    yield {
      ...{ ...emptySource(), videos, namesakes: namesakes.map(toVideo) },
      // The pages of counters have the damaged ones.
      counters: Object.fromEntries(existing.map(({ key }) => [key ?? '', 0])),
    };
  }
}

const maxUidLength = 128;

async function readLoginsOf(app: App, ids: readonly string[]) {
  const valid = ids.filter(({ length }) => length <= maxUidLength);
  const { users } = await getAuth(app).getUsers(valid.map((uid) => ({ uid })));
  return users.map(({ uid, email = '', emailVerified }) => ({ id: uid, email, isVerified: emailVerified }));
}

async function* readAccounts(app: App, size: number): AsyncGenerator<MigrationSource> {
  const firestore = getFirestore(app);
  const collection = firestore.collection('users');
  const isPublic = (fields: object) => 'email' in fields || 'phone' in fields;
  for await (const docs of readPages(collection, size)) {
    const [ids, users] = [docs.map(({ id }) => id), docs.map(toUser)];
    const others = users.flatMap((user) => [
      ...Object.keys(user.sent_invites),
      ...Object.keys(user.sent_requests),
    ]);
    const [logins, contacts, existing] = await Promise.all([
      readLoginsOf(app, ids),
      firestore.getAll(...docs.map(({ ref }) => ref.collection('private').doc('contact'))),
      findExisting([...new Set(others)].map((id) => collection.doc(id))),
    ]);
    yield {
      ...{ ...emptySource(), users, logins },
      publicContactIds: new Set(docs.filter((found) => isPublic(found.data())).map(({ id }) => id)),
      contacts: new Map(
        contacts.flatMap((found, index): [string, Contact][] => {
          const fields = found.data();
          return fields ? [[ids[index] ?? '', parseUser('', toPlainData(fields))]] : [];
        }),
      ),
      unlistedIds: new Set(ids.filter((_id, index) => contacts[index]?.get('unlisted') === true)),
      accountIds: new Set([...existing].map((path) => path.replace('users/', ''))),
    };
  }
}

async function* readNotices(app: App, size: number): AsyncGenerator<MigrationSource> {
  const collection = getFirestore(app).collection('notifications').select('expires', 'timestamp');
  for await (const docs of readPages(collection, size)) {
    const lasting = docs.filter((found) => found.get('expires') === undefined);
    const read = lasting.map((found): [string, Date | undefined] => {
      const { timestamp } = toPlainData(found.data());
      return [found.id, timestamp instanceof Date ? timestamp : undefined];
    });
    yield { ...emptySource(), lastingNotices: new Map(read) };
  }
}

/** What there is to migrate, page by page, so that memory and requests stay small for any amount of data. */
export async function* readMigrationPages(app: App, size = defaultPageSize): AsyncGenerator<MigrationSource> {
  yield* readCounters(app, size);
  yield* readVideos(app, size);
  yield* readAccounts(app, size);
  yield* readNotices(app, size);
}
