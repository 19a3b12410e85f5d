import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { FirebaseError } from 'firebase/app';
import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { deleteObject, getBytes, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { openRulesDisabledContext, readRules, type RulesDisabledContext } from '../firestore-fixture.ts';
import {
  getClaims,
  getFirstDocuments,
  getProbePath,
  getUid,
  type Actor,
  type Person,
  removed,
  serverTime,
  type DocumentWrite,
  type FileUpload,
  type World,
} from './world.ts';

/** Storage rules look up documents in the suite's own project. */
const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-rodeo-reel';

const toSdkFields = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      value === serverTime ? serverTimestamp() : value === removed ? deleteField() : value,
    ]),
  );

/** Dates instead of timestamps. */
const toPlainFields = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );

/** @throws unless the request was denied */
function expectDenial(error: unknown): false {
  const codes = ['permission-denied', 'storage/unauthorized'];
  if (error instanceof FirebaseError && codes.includes(error.code)) return false;
  throw error;
}

/** Rules permit the deletion of a file before it turns out to be missing. */
const isMissingFile = (error: unknown) =>
  error instanceof FirebaseError && error.code === 'storage/object-not-found';

interface Session {
  firestore: Firestore;
  storage: FirebaseStorage;
}

/** The local backend. Its clock cannot be moved. Everything written is removed again. */
export class BackendWorld implements World {
  readonly projectId = projectId;
  readonly #environment: RulesTestEnvironment;
  readonly #withoutRules: RulesDisabledContext;
  readonly #sessions = new Map<Actor, Session>();
  readonly #documentPaths = new Set<string>();
  readonly #filePaths = new Set<string>();

  constructor(environment: RulesTestEnvironment, withoutRules: RulesDisabledContext) {
    this.#environment = environment;
    this.#withoutRules = withoutRules;
  }

  static async open(): Promise<BackendWorld> {
    const environment = await initializeTestEnvironment({
      projectId,
      firestore: { rules: readRules('firestore.rules') },
      storage: { rules: readRules('storage.rules') },
    });
    return new BackendWorld(environment, await openRulesDisabledContext(environment));
  }

  /** Removes what was written and stores the first documents. */
  async reset(): Promise<void> {
    await this.#clear();
    const { firestore } = this.#withoutRules;
    const batch = writeBatch(firestore);
    for (const [path, data] of getFirstDocuments()) {
      this.#documentPaths.add(path);
      batch.set(doc(firestore, path), data);
    }
    await batch.commit();
  }

  async #clear(): Promise<void> {
    const { firestore, storage } = this.#withoutRules;
    const batch = writeBatch(firestore);
    for (const path of this.#documentPaths) batch.delete(doc(firestore, path));
    await batch.commit();
    for (const path of this.#filePaths) await deleteObject(ref(storage, path)).catch(() => undefined);
    this.#documentPaths.clear();
    this.#filePaths.clear();
  }

  async dispose(): Promise<void> {
    await this.#clear();
    this.#withoutRules.close();
    await this.#environment.cleanup();
  }

  #getSession(actor: Actor): Session {
    let session = this.#sessions.get(actor);
    if (!session) {
      const claims = getClaims(actor);
      const context = claims
        ? this.#environment.authenticatedContext(getUid(actor), claims)
        : this.#environment.unauthenticatedContext();
      // Functions of the modular SDK accept compat instances.
      session = {
        firestore: context.firestore() as unknown as Firestore,
        storage: context.storage() as unknown as FirebaseStorage,
      };
      this.#sessions.set(actor, session);
    }
    return session;
  }

  getNow = () => Date.now();

  /** Lets the actors perform paced actions again. */
  async pass(): Promise<void> {
    for (const path of this.#documentPaths)
      if (path.startsWith('rate_limits/')) await deleteDoc(doc(this.#withoutRules.firestore, path));
  }

  async commit(by: Actor, writes: readonly DocumentWrite[]): Promise<boolean> {
    const { firestore } = this.#getSession(by);
    const batch = writeBatch(firestore);
    for (const write of writes) {
      this.#documentPaths.add(write.path);
      const target = doc(firestore, write.path);
      if (write.kind === 'delete') batch.delete(target);
      else if (write.kind === 'set') batch.set(target, toSdkFields(write.fields));
      else batch.update(target, toSdkFields(write.fields));
    }
    return batch.commit().then(() => true, expectDenial);
  }

  async upload(by: Actor, { path, contentType, metadata, content }: FileUpload): Promise<boolean> {
    this.#filePaths.add(path);
    const target = ref(this.#getSession(by).storage, path);
    const bytes = new TextEncoder().encode(content);
    const settings = { contentType, customMetadata: { ...metadata } };
    return uploadBytes(target, bytes, settings).then(() => true, expectDenial);
  }

  async deleteFile(by: Actor, path: string): Promise<boolean> {
    const deletion = deleteObject(ref(this.#getSession(by).storage, path));
    return deletion.then(
      () => true,
      (error: unknown) => isMissingFile(error) || expectDenial(error),
    );
  }

  async canActFor(by: Actor, account: Person): Promise<boolean[]> {
    const probe = doc(this.#getSession(by).firestore, getProbePath(account));
    return [await getDoc(probe).then(() => true, expectDenial)];
  }

  async readDocument(path: string) {
    const data = (await getDoc(doc(this.#withoutRules.firestore, path))).data();
    return data && toPlainFields(data);
  }

  async readDocuments(): Promise<Map<string, object>> {
    const paths = [...this.#documentPaths];
    const documents = await Promise.all(paths.map((path) => this.readDocument(path)));
    return new Map(documents.flatMap((data, index) => (data ? [[paths[index] ?? '', data] as const] : [])));
  }

  async readFiles(): Promise<Map<string, string>> {
    const files = new Map<string, string>();
    for (const path of this.#filePaths) {
      const read = getBytes(ref(this.#withoutRules.storage, path));
      const bytes = await read.catch((error: unknown) => {
        if (!isMissingFile(error)) throw error;
      });
      if (bytes) files.set(path, new TextDecoder().decode(bytes));
    }
    return files;
  }
}
