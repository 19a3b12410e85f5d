import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { deleteObject, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildDelegateNotification } from '#tests/support/factories/build-notification.ts';
import { buildStoredTicket, sentNow } from './publishing.ts';
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
  /** Metadata besides the owner and the uploader. */
  otherMetadata?: Record<string, string>;
  contentDisposition?: string;
  contentEncoding?: string;
}

/** Storage, with the test users and an animal each of `owner` and `deletedOwner` in Firestore. */
export interface StorageFixture {
  storageAs(caller: Caller): FirebaseStorage;
  uploadAs(caller: Caller, upload: Upload): Promise<unknown>;
  uploadWithoutRules(upload: Upload): Promise<void>;
  /** Removes a file, which may be missing. */
  removeFile(path: string): Promise<void>;
  addDocument(path: string, data: object): Promise<void>;
  /** Stores an open upload ticket. */
  openTicket(...ticket: Parameters<typeof buildStoredTicket>): Promise<void>;
  /** Announces the deletion on the ticket of a video, as the app does before it deletes the files. */
  announceDeletionAs(caller: Caller, videoId: string): Promise<void>;
  removeDocument(path: string): Promise<void>;
  dispose(): Promise<void>;
}

function uploadFile(
  storage: FirebaseStorage,
  { path, bytes = 8, owner, uploader, otherMetadata, ...settings }: Upload,
) {
  const customMetadata = {
    ...(owner !== undefined && { owner }),
    ...(uploader !== undefined && { uploader }),
    ...otherMetadata,
  };
  return uploadBytes(ref(storage, path), new Uint8Array(bytes), { ...settings, customMetadata });
}

/** Loads the rules and stores the test users. */
export async function createStorageFixture(): Promise<StorageFixture> {
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules: readRules('firestore.rules') },
    storage: { rules: readRules('storage.rules') },
  });
  const withoutRules = await openRulesDisabledContext(environment);
  const instances = new Map<Caller, { storage: FirebaseStorage; firestore: Firestore }>();
  const addedPaths = new Set<string>();
  const people = buildTestUsers();
  const openAs = (caller: Caller) => {
    const cached = instances.get(caller);
    if (cached) return cached;
    const context =
      caller === 'anonymous'
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(caller, getTokenClaims(caller));
    const storage = context.storage() as unknown as FirebaseStorage;
    const firestore = context.firestore() as unknown as Firestore;
    instances.set(caller, { storage, firestore });
    return { storage, firestore };
  };
  const fixture: StorageFixture = {
    storageAs: (caller) => openAs(caller).storage,
    uploadAs: (caller, file) => uploadFile(fixture.storageAs(caller), file),
    async uploadWithoutRules(file) {
      await uploadFile(withoutRules.storage, file);
    },
    removeFile: (path) => deleteObject(ref(withoutRules.storage, path)).catch(() => undefined),
    async addDocument(path, data) {
      addedPaths.add(path);
      await setDoc(doc(withoutRules.firestore, path), data);
    },
    openTicket: (...ticket) => fixture.addDocument(`uploads/${ticket[0]}`, buildStoredTicket(...ticket)),
    async announceDeletionAs(caller, videoId) {
      const { firestore } = openAs(caller);
      const batch = writeBatch(firestore);
      batch.update(doc(firestore, 'uploads', videoId), { deleter: caller, deleting: serverTimestamp() });
      const { [caller as keyof typeof people]: actor, owner } = people;
      const video = await getDoc(doc(withoutRules.firestore, 'videos', videoId));
      if (video.exists() && actor && actor !== owner && caller !== 'admin') {
        const note = buildDelegateNotification('deleted', owner, actor, { id: videoId, title: 'Elko' });
        batch.set(doc(firestore, 'notifications', note.id), { ...note, ...sentNow() });
      }
      await batch.commit();
    },
    removeDocument: (path) => deleteDoc(doc(withoutRules.firestore, path)),
    async dispose() {
      await Promise.all([...addedPaths].map((path) => fixture.removeDocument(path)));
      withoutRules.close();
      await environment.cleanup();
    },
  };
  await Promise.all([
    ...Object.values(people).map((person) => fixture.addDocument(`users/${person.id}`, person)),
    fixture.addDocument('animals/rules-bull', buildBull(people.owner, { id: 'rules-bull' })),
    fixture.addDocument('animals/rules-orphan', buildBull(people.deletedOwner, { id: 'rules-orphan' })),
  ]);
  return fixture;
}
