import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Database } from 'firebase-admin/database';
import { getFirestore, type DocumentReference } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

async function findDocuments(app: App, parent?: DocumentReference): Promise<[path: string, text: string][]> {
  const collections = await (parent ?? getFirestore(app)).listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  const found = snapshots.flatMap(({ docs }) => docs);
  // A document that is gone may still have some below it.
  const listed = await Promise.all(collections.map((collection) => collection.listDocuments()));
  const nested = await Promise.all(
    listed
      .flat()
      .filter(({ path }) => path.startsWith('users/'))
      .map((reference) => findDocuments(app, reference)),
  );
  return [
    ...found.map((snapshot): [string, string] => [snapshot.ref.path, JSON.stringify(snapshot.data())]),
    ...nested.flat(),
  ];
}

/** Where some texts stand: in documents, files and their metadata, the Realtime Database and logins. */
export async function findMentions(
  app: App,
  database: Database,
  texts: readonly string[],
): Promise<string[]> {
  const [files] = await getStorage(app).bucket().getFiles();
  const root = (await database.ref().once('value')).val() as object | null;
  const { users } = await getAuth(app).listUsers(1000);
  const places: [string, string][] = [
    ...(await findDocuments(app)),
    ...files.map(({ name, metadata }): [string, string] => [name, JSON.stringify(metadata)]),
    ...Object.entries(root ?? {}).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
    ...users.map((user): [string, string] => [`the login ${user.uid}`, JSON.stringify(user)]),
  ];
  return places
    .filter(([path, content]) => texts.some((text) => path.includes(text) || content.includes(text)))
    .map(([path]) => path);
}
