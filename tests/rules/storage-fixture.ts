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

/** Storage's rules look documents up in the suite's own project, so its tests work there and clear up after. */
const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-rodeo-reel';

export interface Upload {
  path: string;
  contentType: string;
  /** How large it is, in bytes; 8 when left out. */
  bytes?: number;
  owner?: string;
  uploader?: string;
}

/** A running Storage, and in Firestore the cast and an animal each of `owner` and `deletedOwner`. */
export interface StorageFixture {
  storageAs(who: Caller): FirebaseStorage;
  /** Uploads as somebody. */
  uploadAs(who: Caller, upload: Upload): Promise<unknown>;
  /** Uploads past the rules. */
  uploadPastRules(upload: Upload): Promise<void>;
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

/** Loads the rules and stores the cast. */
export async function createStorageFixture(): Promise<StorageFixture> {
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules: readRules('firestore.rules') },
    storage: { rules: readRules('storage.rules') },
  });
  const past = await openRulesDisabledContext(environment);
  const handles = new Map<Caller, FirebaseStorage>();
  const added = new Set<string>();
  const stage: StorageFixture = {
    storageAs(who) {
      const known = handles.get(who);
      if (known) return known;
      const context =
        who === 'nobody'
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext(who, getTokenClaims(who));
      const storage = context.storage() as unknown as FirebaseStorage;
      handles.set(who, storage);
      return storage;
    },
    uploadAs: (who, file) => uploadFile(stage.storageAs(who), file),
    async uploadPastRules(file) {
      await uploadFile(past.storage, file);
    },
    async addDocument(path, data) {
      added.add(path);
      await setDoc(doc(past.firestore, path), data);
    },
    removeDocument: (path) => deleteDoc(doc(past.firestore, path)),
    async dispose() {
      await Promise.all([...added].map((path) => stage.removeDocument(path)));
      past.close();
      await environment.cleanup();
    },
  };
  const people = buildTestUsers();
  await Promise.all([
    ...Object.values(people).map((person) => stage.addDocument(`users/${person.id}`, person)),
    stage.addDocument('animals/rules-bull', buildBull(people.owner, { id: 'rules-bull' })),
    stage.addDocument('animals/rules-left', buildBull(people.deletedOwner, { id: 'rules-left' })),
  ]);
  return stage;
}
