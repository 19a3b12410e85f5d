import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import { ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { bull } from '#tests/support/factories/animal.ts';
import { cast, openPastRules, rulesText, tokenOf, type Who } from './stage.ts';

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
export interface FileStage {
  as(who: Who): FirebaseStorage;
  /** Uploads as somebody. */
  put(who: Who, upload: Upload): Promise<unknown>;
  /** Uploads past the rules. */
  store(upload: Upload): Promise<void>;
  addDocument(path: string, data: object): Promise<void>;
  removeDocument(path: string): Promise<void>;
  strike(): Promise<void>;
}

function upload(storage: FirebaseStorage, { path, contentType, bytes = 8, owner, uploader }: Upload) {
  const customMetadata = {
    ...(owner !== undefined && { owner }),
    ...(uploader !== undefined && { uploader }),
  };
  return uploadBytes(ref(storage, path), new Uint8Array(bytes), { contentType, customMetadata });
}

/** Loads the rules and stores the cast. */
export async function setFileStage(): Promise<FileStage> {
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules: rulesText('firestore.rules') },
    storage: { rules: rulesText('storage.rules') },
  });
  const past = await openPastRules(environment);
  const handles = new Map<Who, FirebaseStorage>();
  const added = new Set<string>();
  const stage: FileStage = {
    as(who) {
      const known = handles.get(who);
      if (known) return known;
      const context =
        who === 'nobody'
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext(who, tokenOf(who));
      const storage = context.storage() as unknown as FirebaseStorage;
      handles.set(who, storage);
      return storage;
    },
    put: (who, file) => upload(stage.as(who), file),
    async store(file) {
      await upload(past.storage, file);
    },
    async addDocument(path, data) {
      added.add(path);
      await setDoc(doc(past.firestore, path), data);
    },
    removeDocument: (path) => deleteDoc(doc(past.firestore, path)),
    async strike() {
      await Promise.all([...added].map((path) => stage.removeDocument(path)));
      past.close();
      await environment.cleanup();
    },
  };
  const people = cast();
  await Promise.all([
    ...Object.values(people).map((person) => stage.addDocument(`users/${person.id}`, person)),
    stage.addDocument('animals/rules-bull', bull(people.owner, { id: 'rules-bull' })),
    stage.addDocument('animals/rules-left', bull(people.deletedOwner, { id: 'rules-left' })),
  ]);
  return stage;
}
