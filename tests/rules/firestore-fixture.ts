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
import { doc, setDoc, type Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import {
  buildContestant,
  buildContractor,
  buildFan,
  type StoredUser,
} from '#tests/support/factories/user.ts';

/** Apart from the app's project, so that what these tests store is nobody's demo data. */
export const testProjectId = 'demo-rodeo-rules';

// Refusals are what these tests are about; the SDK would print each of them.
setLogLevel('silent');

/** Where the rules are read from; `npm run soak` names a copy in which one condition is missing. */
export function readRules(file: 'firestore.rules' | 'storage.rules' | 'database.rules.json'): string {
  const folder = process.env['RULES_FOLDER'] ?? '.';
  return readFileSync(`${folder}/${file}`, 'utf8');
}

/**
 * The people of every rules test. `owner` has given `delegate` access to its account; `former` had it once
 * (the entry is false); `claimer` only says so in its own profile.
 */
export function buildTestUsers() {
  const delegate = buildFan({ id: 'delegate' });
  const former = buildContestant({ id: 'former' });
  const leaver = buildContestant({ id: 'leaver', deleted: true });
  return {
    owner: buildContractor({
      id: 'owner',
      user_access: { delegate: true, leaver: true, newcomer: true, former: false } as unknown as Record<
        string,
        true
      >,
    }),
    delegate: { ...delegate, account_access: { owner: true, deletedOwner: true } as const },
    former: { ...former, account_access: { owner: true } as const },
    claimer: buildContestant({ id: 'claimer', account_access: { owner: true } }),
    /** Was given access to `owner` and has been deleted since. */
    leaver,
    /** Was given access to `owner`, and has not verified the address. */
    newcomer: buildFan({ id: 'newcomer' }),
    rider: buildContestant({ id: 'rider', first_name: 'Cody', last_name: 'Vance' }),
    partner: buildContestant({ id: 'partner', first_name: 'June', last_name: 'Tate' }),
    watcher: buildFan({ id: 'watcher' }),
    deletedOwner: buildContractor({ id: 'deletedOwner', deleted: true, user_access: { delegate: true } }),
    admin: buildFan({ id: 'admin' }),
  } satisfies Record<string, StoredUser>;
}

export type TestUsers = ReturnType<typeof buildTestUsers>;

/**
 * Whose eyes a request is made with. `nobody` is signed out. `stranger` has signed in with a verified address and
 * has no profile; `applicant` and everybody signing up have not verified theirs, nor has `pretender`, who carries
 * the administrator's claim.
 */
export type Caller = keyof TestUsers | 'nobody' | 'stranger' | 'applicant' | 'pretender' | `signup-${string}`;

/** A running backend with the cast's profiles in it. */
export interface FirestoreFixture {
  readonly people: TestUsers;
  /** Firestore as one of them sees it; the session is an old one. */
  firestoreAs(who: Caller): Firestore;
  /** The same a number of seconds after they have given their password. */
  firestoreAfterLogin(who: Caller, seconds: number): Firestore;
  /** Stores a document past the rules. */
  storeDocument(path: string, data: object): Promise<void>;
  dispose(): Promise<void>;
}

interface TokenClaims extends TokenOptions {
  email: string;
  email_verified: boolean;
  admin?: true;
}

/** What the identity provider says about somebody. */
export function getTokenClaims(who: string): TokenClaims {
  const isUnverified = ['newcomer', 'applicant', 'pretender'].includes(who) || who.startsWith('signup-');
  const token = { email: `${who}@example.com`, email_verified: !isUnverified };
  return who === 'admin' || who === 'pretender' ? { ...token, admin: true } : token;
}

/** Loads the rules, clears the tests' own project and stores the cast. */
export async function createFirestoreFixture(): Promise<FirestoreFixture> {
  const environment = await initializeTestEnvironment({
    projectId: testProjectId,
    firestore: { rules: readRules('firestore.rules') },
  });
  await environment.clearFirestore();
  const past = await openRulesDisabledContext(environment);
  const people = buildTestUsers();
  const handles = new Map<Caller, Firestore>();
  const stage: FirestoreFixture = {
    people,
    firestoreAs(who) {
      const known = handles.get(who);
      if (known) return known;
      const handle = openFirestoreAs(environment, who);
      handles.set(who, handle);
      return handle;
    },
    firestoreAfterLogin: (who, seconds) =>
      openFirestoreAs(environment, who, Math.floor(Date.now() / 1000) - seconds),
    storeDocument: (path, data) => setDoc(doc(past.firestore, path), data),
    async dispose() {
      past.close();
      await environment.cleanup();
    },
  };
  await Promise.all(Object.values(people).map((person) => stage.storeDocument(`users/${person.id}`, person)));
  return stage;
}

/** The backend as the rules do not bind it. */
export interface RulesDisabledContext {
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  readonly database: Database;
  close(): void;
}

/** One connection past the rules for a whole file: the library's own way opens a new one for each write. */
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
  // The compat instances carry the modular ones: every function of the modular SDK takes them.
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

/** @param auth_time when they gave their password, in seconds since the epoch */
function openFirestoreAs(environment: RulesTestEnvironment, who: Caller, auth_time = 0): Firestore {
  const context =
    who === 'nobody'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(who, { ...getTokenClaims(who), auth_time });
  return context.firestore() as unknown as Firestore;
}

/** A document to be written under its own id. */
export interface NewDocument {
  id: string;
  [field: string]: unknown;
}

/** Expects a request to pass, or to be refused by the rules (and for no other reason). */
export async function expectAccess(verdict: 'allow' | 'deny', request: Promise<unknown>): Promise<void> {
  await (verdict === 'allow' ? assertSucceeds(request) : assertFails(request));
}

export const expectAllowed = (request: Promise<unknown>) => expectAccess('allow', request);
export const expectDenied = (request: Promise<unknown>) => expectAccess('deny', request);

/** A download address of the tests' bucket, as the Storage emulator gives it. */
export function buildPictureUrl(path: string): string {
  const token = '7f1d3e5a-8a64-4c4e-9e6f-2f0c5a1b9d42';
  return `http://127.0.0.1:7106/v0/b/${testProjectId}.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

/** A copy of a document without one of its fields. */
export function omitField(document: object, field: string): object {
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== field));
}
