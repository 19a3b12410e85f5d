import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase, ServerValue } from 'firebase-admin/database';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { isDocumentId } from '#src/domain/document-id.ts';
import { findExisting } from '#services/read-pages.ts';
import { InputError } from '../command-line.ts';
import type { AdminCommand, AdminPlan } from './admin-command.ts';
import { getDatabases } from './databases.ts';
import { findAccount, findLogin, readLogins } from './find-account.ts';
import { findTraces, readSharedDocuments, type SharedDocuments, type Traces } from './find-traces.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 5; // NOT_FOUND of gRPC

/** The tip and the count change together, so that an interrupted erasure can be repeated. */
async function removeHat(app: App, id: string, videoId: string): Promise<void> {
  const root = getDatabase(app).ref();
  const isCounted = (await root.child(`hats/${videoId}`).get()).exists();
  await root.update({
    [`hatsBy/${id}/${videoId}`]: null,
    ...(isCounted && { [`hats/${videoId}`]: ServerValue.increment(-1) }),
  });
}

async function applyTraces(app: App, id: string, traces: Traces): Promise<void> {
  const { documents, files, uploaders, values, hats } = traces;
  const firestore = getFirestore(app);
  const bucket = getStorage(app).bucket();
  for (const name of files) await bucket.file(name).delete({ ignoreNotFound: true });
  for (const [name, uploader] of uploaders) await bucket.file(name).setMetadata({ metadata: { uploader } });
  for (const [path, fields] of documents) {
    const document = firestore.doc(path);
    if (fields === null) {
      const [collection = '', name = '', ...below] = path.split('/');
      // As in the rules: no id is used twice.
      if (below.length === 0 && ['animals', 'reels'].includes(collection))
        await firestore
          .doc(`deleted_${collection}/${name}`)
          .set({ id: name, deleted: FieldValue.serverTimestamp() });
      await document.delete();
    } else
      await document.update(fields).catch((error: unknown) => {
        // Gone in the meantime.
        if (!isMissing(error)) throw error;
      });
  }
  for (const videoId of hats) await removeHat(app, id, videoId);
  for (const database of getDatabases(app)) for (const path of values) await database.ref(path).remove();
}

/** Ends sessions first, so that nothing is added; the rules then refuse the account, whose tokens last up to an hour. */
async function closeAccount(app: App, id: string): Promise<void> {
  if (await findLogin(getAuth(app).getUser(id))) {
    await getAuth(app).updateUser(id, { disabled: true });
    await getAuth(app).revokeRefreshTokens(id);
  }
  const profile = getFirestore(app).collection('users').doc(id);
  if ((await profile.get()).exists) await profile.update({ deleted: true });
}

const countBy = (names: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} of ${name}`).join(', ');
};

const getCollection = (path: string) => path.split('/')[0] ?? '';

/** The log names the account and counts the rest; the operator sees all. */
function describeTraces(id: string, traces: Traces, hasLogin: boolean) {
  const { documents, files, uploaders, values, hats } = traces;
  const removed = [...documents].flatMap(([path, fields]) => (fields === null ? [path] : []));
  const changed = [...documents].flatMap(([path, fields]) => (fields === null ? [] : [path]));
  const groups: [string, readonly string[]][] = [
    ['delete', [...removed, ...values]],
    ['take it out of', [...changed, ...hats.map((videoId) => `hats/${videoId}`)]],
    ['delete files:', [...files]],
    ['take it out of files:', [...uploaders.keys()]],
  ];
  const changes = groups.flatMap(([verb, paths]) =>
    paths.length > 0 ? [`${verb} ${countBy(paths.map(getCollection))}`] : [],
  );
  if (hasLogin) changes.push('delete the login');
  return {
    findings: groups.flatMap(([verb, paths]) => paths.map((path) => `${verb} ${path}`)),
    changes: changes.length > 0 ? [`erase the account ${id}`, ...changes] : [],
  };
}

/** Plans to remove everything that names an account; the plan for an erased account is empty. */
export async function planErasure(app: App, id: string, shared: SharedDocuments): Promise<AdminPlan> {
  const traces = await findTraces(app, id, shared);
  const login = await findLogin(getAuth(app).getUser(id));
  return {
    ...describeTraces(id, traces, login !== undefined),
    apply: async () => {
      await closeAccount(app, id);
      await applyTraces(app, id, await findTraces(app, id, await readSharedDocuments(app, [id])));
      if (login) await getAuth(app).deleteUser(id);
    },
  };
}

/** What an id names may be left of an account that is gone. */
const findId = async (app: App, value: string): Promise<string> => {
  if (value.includes('@')) return (await findAccount(app, value)).id;
  if (isDocumentId(value)) return value;
  throw new InputError(`"${value}" is neither an email nor an id.`);
};

export const eraseCommand: AdminCommand = {
  usage: 'erase <account>',
  summary: 'removes an account with everything that names it, for good; lists all of it in a dry run',
  plan: async (app, [account = '']) => {
    const id = await findId(app, account);
    return planErasure(app, id, await readSharedDocuments(app, [id]));
  },
};

const ownerFields = [
  ['videos', 'user_id'],
  ['videos', 'created_by'],
  ['animals', 'contractor'],
] as const;

const unverifiedLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Logins whose email was never verified, and which own nothing: accounts from before may publish without it. */
async function findUnverifiedIds(app: App, now: number): Promise<string[]> {
  const isOld = (time: string) => Date.parse(time) <= now - unverifiedLifetimeMs;
  const firestore = getFirestore(app);
  const owns = async (id: string) => {
    const owned = await Promise.all(
      ownerFields.map(([name, field]) => firestore.collection(name).where(field, '==', id).limit(1).get()),
    );
    return owned.some(({ empty }) => !empty);
  };
  const found: string[] = [];
  for await (const logins of readLogins(app))
    for (const { uid, emailVerified, metadata } of logins)
      if (!emailVerified && isOld(metadata.lastSignInTime || metadata.creationTime) && !(await owns(uid)))
        found.push(uid);
  return found;
}

/** Members who deleted their account themselves; who has signed up again since stays. */
async function findRequests(app: App) {
  const firestore = getFirestore(app);
  const { docs } = await firestore.collection('erasures').get();
  const existing = await findExisting(docs.map(({ id }) => firestore.doc(`users/${id}`)));
  const isBack = ({ id }: { id: string }) => existing.has(`users/${id}`);
  return {
    ids: docs.filter((found) => !isBack(found)).map(({ id }) => id),
    outdated: docs.filter(isBack).map(({ ref }) => ref),
  };
}

/**
 * Plans to erase the accounts that their members deleted, as far as clients cannot, and sign-ups that were never verified.
 *
 * @param now milliseconds since the epoch
 */
export async function planDueErasures(app: App, now: number): Promise<AdminPlan> {
  const { ids, outdated } = await findRequests(app);
  const dueIds = [...ids, ...(await findUnverifiedIds(app, now))];
  const plans: AdminPlan[] = [];
  if (dueIds.length > 0) {
    const shared = await readSharedDocuments(app, dueIds);
    for (const id of dueIds) plans.push(await planErasure(app, id, shared));
  }
  return {
    findings: plans.flatMap(({ findings = [] }) => findings),
    changes: [
      ...plans.flatMap(({ changes }) => changes),
      ...outdated.map(({ id }) => `forget that ${id} deleted an account: the person signed up again`),
    ],
    apply: async () => {
      for (const { apply } of plans) await apply();
      for (const reference of outdated) await reference.delete();
    },
  };
}
