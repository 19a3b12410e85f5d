import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import type { Database } from 'firebase/database';
import { setLogLevel } from 'firebase/app';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
  type QueryConstraint,
  type SetOptions,
} from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { buildAgreement } from '#src/domain/agreement.ts';
import { getEmailHash } from '#scripts/admin/plan-migration.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  type StoredUser,
} from '#tests/support/factories/build-user.ts';

/** Not the app's project, so that the tests do not touch its data. */
export const testProjectId = 'demo-rodeo-rules';

// The SDK logs every denied request.
setLogLevel('silent');

/** Reads the rules, from RULES_FOLDER if set (used by mutation testing). */
export function readRules(file: 'firestore.rules' | 'storage.rules' | 'database.rules.json'): string {
  const folder = process.env['RULES_FOLDER'] ?? '.';
  return readFileSync(`${folder}/${file}`, 'utf8');
}

/** The email of a test user, registered and in the token. */
export const getTestEmail = (id: string): string =>
  `${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}@example.com`;

/** The path of an email in the registry. */
export const getEmailPath = (email: string): string => `emails/${getEmailHash(email)}`;

/** What a new member agreed to, as the app writes it. */
export const buildNewAgreement = () => ({ ...buildAgreement(), agreed: serverTimestamp() });

/** The documents of a person besides the profile: the contact, and the entry in the registry of emails. */
export const buildContactDocuments = (id: string): [path: string, data: object][] => [
  [`users/${id}/private/contact`, { email: getTestEmail(id), phone: '+1 406 555 0113' }],
  [getEmailPath(getTestEmail(id)), { user_id: id, updated: new Date(0) }],
];

/** Stores the documents of a person. */
export const buildProfileWrites = (person: StoredUser): Write[] =>
  [[`users/${person.id}`, person] as const, ...buildContactDocuments(person.id)].map(([path, data]) => [
    'set',
    path,
    data,
  ]);

/**
 * The users of the rules tests. `owner` grants `delegate` access; the entry of `formerDelegate` is false; `selfGranted`
 * claims access only in its own profile.
 */
export function buildTestUsers() {
  const delegate = buildFan({ id: 'delegate' });
  const formerDelegate = buildContestant({ id: 'formerDelegate' });
  const deletedDelegate = buildContestant({ id: 'deletedDelegate', deleted: true });
  return {
    owner: buildContractor({
      id: 'owner',
      user_access: {
        delegate: true,
        deletedDelegate: true,
        unverifiedDelegate: true,
        formerDelegate: false,
      } as unknown as Record<string, true>,
    }),
    delegate: { ...delegate, account_access: { owner: true, deletedOwner: true } as const },
    formerDelegate: { ...formerDelegate, account_access: { owner: true } as const },
    selfGranted: buildContestant({ id: 'selfGranted', account_access: { owner: true } }),
    /** Has access to `owner`, but is deleted. */
    deletedDelegate,
    /** Has access to `owner`, but an unverified email. */
    unverifiedDelegate: buildFan({ id: 'unverifiedDelegate' }),
    rider: buildContestant({ id: 'rider', first_name: 'Cody', last_name: 'Vance' }),
    otherRider: buildContestant({ id: 'otherRider', first_name: 'June', last_name: 'Tate' }),
    fan: buildFan({ id: 'fan' }),
    /** Blocked by `owner` where a test stores the block. */
    blocked: buildContestant({ id: 'blocked' }),
    deletedOwner: buildContractor({ id: 'deletedOwner', deleted: true, user_access: { delegate: true } }),
    admin: buildFan({ id: 'admin' }),
    /** Was an administrator, and has a token from before the account was closed. */
    deletedAdmin: buildFan({ id: 'deletedAdmin', deleted: true }),
  } satisfies Record<string, StoredUser>;
}

export type TestUsers = ReturnType<typeof buildTestUsers>;

/**
 * The caller of a request. `anonymous` is signed out. `withoutProfile` has a verified email but no profile. `signingUp`
 * and `signup-…` have unverified emails, and so has `unverifiedAdmin`, whose token has the admin claim.
 */
export type Caller =
  keyof TestUsers | 'anonymous' | 'withoutProfile' | 'signingUp' | 'unverifiedAdmin' | `signup-${string}`;

export type Write =
  | readonly [operation: 'set' | 'update', path: string, fields: object]
  | readonly [operation: 'delete', path: string];

/** The requests of one caller; a path is that of a document. */
function createClient(firestore: Firestore) {
  const at = (path: string) => doc(firestore, path);
  return {
    get: (path: string) => getDoc(at(path)),
    list: (name: string, ...constraints: QueryConstraint[]) =>
      getDocs(query(collection(firestore, name), ...constraints)),
    set: (path: string, fields: object, options: SetOptions = {}) => setDoc(at(path), fields, options),
    update: (path: string, changes: object) => updateDoc(at(path), changes),
    delete: (path: string) => deleteDoc(at(path)),
    /** Writes in one batch. */
    commit(...writes: readonly Write[]) {
      const batch = writeBatch(firestore);
      for (const [operation, path, fields = {}] of writes) {
        if (operation === 'set') batch.set(at(path), fields);
        else if (operation === 'update') batch.update(at(path), fields);
        else batch.delete(at(path));
      }
      return batch.commit();
    },
  };
}

/** Firestore with the profiles of the test users. */
export interface FirestoreFixture {
  readonly people: TestUsers;
  /** Requests of a caller with an old session. */
  as(caller: Caller): ReturnType<typeof createClient>;
  /** Firestore for a caller with an old session. */
  firestoreAs(caller: Caller): Firestore;
  /** Creates a profile with the agreement, and with `more` in the same batch. */
  signUp(caller: Caller, id: string, profile: object, ...more: Write[]): Promise<void>;
  /** Deletes a profile as the app does, by a caller who logged in `seconds` ago, without one of the writes. */
  deleteProfile(caller: Caller, id: string, seconds: number, omitted?: string): Promise<void>;
  /** Writes in one batch without the rules. */
  commitWithoutRules(...writes: readonly Write[]): Promise<void>;
  /** Stores a document without the rules. */
  storeDocument(path: string, data: object): Promise<void>;
  /** Removes a document without the rules. */
  removeDocument(path: string): Promise<void>;
  dispose(): Promise<void>;
}

interface TokenClaims extends TokenOptions {
  email: string;
  email_verified: boolean;
  admin?: true;
}

export function getTokenClaims(caller: string): TokenClaims {
  const isUnverified =
    ['unverifiedDelegate', 'signingUp', 'unverifiedAdmin'].includes(caller) || caller.startsWith('signup-');
  const token = { email: getTestEmail(caller), email_verified: !isUnverified };
  return ['admin', 'unverifiedAdmin', 'deletedAdmin'].includes(caller) ? { ...token, admin: true } : token;
}

/** Loads the rules, clears the test project and stores the profiles of the test users. */
export async function createFirestoreFixture(): Promise<FirestoreFixture> {
  const environment = await initializeTestEnvironment({
    projectId: testProjectId,
    firestore: { rules: readRules('firestore.rules') },
  });
  await environment.clearFirestore();
  const withoutRules = await openRulesDisabledContext(environment);
  const people = buildTestUsers();
  const instances = new Map<Caller, Firestore>();
  const fixture: FirestoreFixture = {
    people,
    as: (caller) => createClient(fixture.firestoreAs(caller)),
    firestoreAs(caller) {
      const cached = instances.get(caller);
      if (cached) return cached;
      const instance = openFirestoreAs(environment, caller);
      instances.set(caller, instance);
      return instance;
    },
    signUp(caller, id, profile, ...more) {
      const path = `users/${id}`;
      return fixture
        .as(caller)
        .commit(['set', path, profile], ['set', `${path}/private/agreement`, buildNewAgreement()], ...more);
    },
    deleteProfile(caller, id, seconds, omitted) {
      const now = Math.floor(Date.now() / 1000);
      const client = createClient(openFirestoreAs(environment, caller, now - seconds));
      const writes: Write[] = [
        ['delete', `users/${id}`],
        ['delete', `users/${id}/private/contact`],
        ['delete', `users/${id}/private/agreement`],
        ['set', `erasures/${id}`, { requested: serverTimestamp() }],
      ];
      return client.commit(...writes.filter(([, path]) => path !== omitted));
    },
    commitWithoutRules: (...writes) => createClient(withoutRules.firestore).commit(...writes),
    storeDocument: (path, data) => setDoc(doc(withoutRules.firestore, path), data),
    removeDocument: (path) => deleteDoc(doc(withoutRules.firestore, path)),
    async dispose() {
      withoutRules.close();
      await environment.cleanup();
    },
  };
  await fixture.commitWithoutRules(...Object.values(people).flatMap(buildProfileWrites));
  return fixture;
}

export interface RulesDisabledContext {
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  readonly database: Database;
  close(): void;
}

/** One connection for a whole file; `withSecurityRulesDisabled` opens a new one per call. */
export async function openRulesDisabledContext(
  environment: RulesTestEnvironment,
): Promise<RulesDisabledContext> {
  let close = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  const context = await new Promise<RulesTestContext>((resolve, reject) => {
    environment
      .withSecurityRulesDisabled((opened) => {
        resolve(opened);
        return closed;
      })
      .catch(reject);
  });
  // Functions of the modular SDK accept compat instances.
  return {
    get firestore() {
      return context.firestore() as unknown as Firestore;
    },
    get storage() {
      return context.storage() as unknown as FirebaseStorage;
    },
    get database() {
      return context.database() as unknown as Database;
    },
    close,
  };
}

/** @param auth_time time of the login in seconds since the epoch */
function openFirestoreAs(environment: RulesTestEnvironment, caller: Caller, auth_time = 0): Firestore {
  const context =
    caller === 'anonymous'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(caller, { ...getTokenClaims(caller), auth_time });
  return context.firestore() as unknown as Firestore;
}

/** A document with its id as a field. */
export interface NewDocument {
  id: string;
  [field: string]: unknown;
}

/** Expects a request to succeed, or to fail with a permission error. */
export async function expectAccess(verdict: 'allow' | 'deny', request: Promise<unknown>): Promise<void> {
  await (verdict === 'allow' ? assertSucceeds(request) : assertFails(request));
}

export const expectAllowed = (request: Promise<unknown>) => expectAccess('allow', request);
export const expectDenied = (request: Promise<unknown>) => expectAccess('deny', request);

/** A download URL of the Storage emulator. */
export function buildPictureUrl(path: string, projectId = testProjectId): string {
  const token = '7f1d3e5a-8a64-4c4e-9e6f-2f0c5a1b9d42';
  return `http://127.0.0.1:7106/v0/b/${projectId}.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

export function omitField(document: object, field: string): object {
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== field));
}
