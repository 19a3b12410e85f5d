import { buildBull } from '#tests/support/factories/build-animal.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  type StoredUser,
} from '#tests/support/factories/build-user.ts';
import { buildContactDocuments, getTestEmail } from '../firestore-fixture.ts';

/** The four people of a sequence. Everybody but the fan can publish. */
export const personIds = ['ranch', 'rider', 'roper', 'fan'] as const;
export type Person = (typeof personIds)[number];

/**
 * Who attempts a step: a person, or somebody who may do none of the people's steps. `unverified` is a session of the
 * ranch without a verified email, `stranger` a member, and `withoutProfile` has a verified email only.
 */
export const actors = [
  ...personIds,
  'unverified',
  'admin',
  'stranger',
  'withoutProfile',
  'anonymous',
] as const;
export type Actor = (typeof actors)[number];

export const isPerson = (actor: Actor): actor is Person => personIds.some((id) => id === actor);

export const getUid = (actor: Actor): string => (actor === 'unverified' ? 'ranch' : actor);

/** Null for a signed-out actor. */
export function getClaims(actor: Actor): { email: string; email_verified: boolean; admin?: true } | null {
  if (actor === 'anonymous') return null;
  const claims = { email: getTestEmail(getUid(actor)), email_verified: actor !== 'unverified' };
  return actor === 'admin' ? { ...claims, admin: true } : claims;
}

/** All profiles at the start of a sequence. */
export const profiles = {
  ranch: buildContractor({ id: 'ranch', name: 'Long Draw Bucking Stock' }),
  rider: buildContestant({ id: 'rider', first_name: 'Cody', last_name: 'Vance' }),
  roper: buildContestant({ id: 'roper', first_name: 'June', last_name: 'Tate' }),
  fan: buildFan({ id: 'fan' }),
  admin: buildFan({ id: 'admin' }),
  stranger: buildContestant({ id: 'stranger' }),
} satisfies Record<string, StoredUser>;

/** An animal of the ranch, which any video may show. */
export const bull = buildBull(profiles.ranch, { id: 'bull', name: 'Bodacious' });

export const videoIds = ['aaaaaaaa-0000-4000-8000-000000000000', 'bbbbbbbb-0000-4000-8000-000000000000'];

export type FileKind = 'clip' | 'thumbnail';

export const getFilePath = (file: FileKind, id: string): string =>
  file === 'clip' ? `videos/${id}.mov` : `videos/${id}/${id}.png`;

/** A stored notification that whoever may act for the account can read. */
export const getProbePath = (account: Person): string => `notifications/probe-${account}`;

/** The documents at the start of a sequence. */
export function getFirstDocuments(): Map<string, object> {
  const documents = new Map<string, object>([['animals/bull', bull]]);
  for (const profile of Object.values(profiles)) {
    documents.set(`users/${profile.id}`, profile);
    for (const [path, data] of buildContactDocuments(profile.id)) documents.set(path, data);
  }
  for (const id of personIds) documents.set(getProbePath(id), { notified_user_id: id });
  return documents;
}

/** In a document to write: the time of the request. */
export const serverTime = Symbol('server time');
/** In an update: the field is removed. */
export const removed = Symbol('removed');

type Fields = Readonly<Record<string, unknown>>;

/** A write of a batch. The fields of an update may be dotted paths. */
export type DocumentWrite =
  { kind: 'set' | 'update'; path: string; fields: Fields } | { kind: 'delete'; path: string };

export interface FileUpload {
  path: string;
  contentType: string;
  metadata: Readonly<Record<string, string>>;
  content: string;
}

/** Where steps are attempted: documents and files behind the security rules. */
export interface World {
  readonly projectId: string;
  /** The answers to a request are whether it was allowed. */
  commit(by: Actor, writes: readonly DocumentWrite[]): Promise<boolean>;
  upload(by: Actor, file: FileUpload): Promise<boolean>;
  deleteFile(by: Actor, path: string): Promise<boolean>;
  /** What each rules file says. */
  canActFor(by: Actor, account: Person): Promise<boolean[]>;
  /** Reads a document without the rules. */
  readDocument(path: string): Promise<Fields | undefined>;
  /** All documents and the contents of all files, by path. */
  readDocuments(): Promise<ReadonlyMap<string, object>>;
  readFiles(): Promise<ReadonlyMap<string, string>>;
  /** Milliseconds since the epoch. */
  getNow(): number;
  pass(ms: number): void | Promise<void>;
}
