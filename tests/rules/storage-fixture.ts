import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import { ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { buildBull } from '#tests/support/factories/animal.ts';
import {
  buildTestUsers,
  openRulesDisabledContext,
  readRules,
  getTokenClaims,
  type Caller,
} from './firestore-fixture.ts';

/** Storage rules look up documents in the suite's own project, so these tests use it and remove what they add. */
const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-rodeo-reel';

export interface Upload {
  path: string;
  contentType: string;
  /** Size; default 8. */
  bytes?: number;
  owner?: string;
  uploader?: string;
}

/** Storage, with the test users and an animal each of `owner` and `deletedOwner` in Firestore. */
export interface StorageFixture {
  storageAs(caller: Caller): FirebaseStorage;
  uploadAs(caller: Caller, upload: Upload): Promise<unknown>;
  uploadWithoutRules(upload: Upload): Promise<void>;
  addDocument(path: string, data: object): Promise<void>;
  removeDocument(path: string): Promise<void>;
  dispose(): Promise<void>;
}

function uploadFile(storage: FirebaseStorage, { path, contentType, bytes = 8, owner, uploader }: Upload) {
  const customMetadata = {
    ...(owner !== undefined && { owner }),
    ...(uploader !== undefined && { uploader }),
  };
  return uploadBytes(ref(storage, path), new Uint8Array(bytes), { contentType, customMetadata });
}

/** Loads the rules and stores the test users. */
export async function createStorageFixture(): Promise<StorageFixture> {
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules: readRules('firestore.rules') },
    storage: { rules: readRules('storage.rules') },
  });
  const withoutRules = await openRulesDisabledContext(environment);
  const instances = new Map<Caller, FirebaseStorage>();
  const addedPaths = new Set<string>();
  const fixture: StorageFixture = {
    storageAs(caller) {
      const cached = instances.get(caller);
      if (cached) return cached;
      const context =
        caller === 'anonymous'
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext(caller, getTokenClaims(caller));
      const storage = context.storage() as unknown as FirebaseStorage;
      instances.set(caller, storage);
      return storage;
    },
    uploadAs: (caller, file) => uploadFile(fixture.storageAs(caller), file),
    async uploadWithoutRules(file) {
      await uploadFile(withoutRules.storage, file);
    },
    async addDocument(path, data) {
      addedPaths.add(path);
      await setDoc(doc(withoutRules.firestore, path), data);
    },
    removeDocument: (path) => deleteDoc(doc(withoutRules.firestore, path)),
    async dispose() {
      await Promise.all([...addedPaths].map((path) => fixture.removeDocument(path)));
      withoutRules.close();
      await environment.cleanup();
    },
  };
  const people = buildTestUsers();
  await Promise.all([
    ...Object.values(people).map((person) => fixture.addDocument(`users/${person.id}`, person)),
    fixture.addDocument('animals/rules-bull', buildBull(people.owner, { id: 'rules-bull' })),
    fixture.addDocument('animals/rules-orphan', buildBull(people.deletedOwner, { id: 'rules-orphan' })),
  ]);
  return fixture;
}
