import type { App } from 'firebase-admin/app';
import {
  FieldValue,
  Filter,
  getFirestore,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { getDatabase } from 'firebase-admin/database';
import { getStorage } from 'firebase-admin/storage';
import { findExisting, readPages } from '#services/read-pages.ts';
import { toPlainData } from '#src/data/plain-data.ts';
import { accessFields } from '#src/domain/access-steps.ts';
import { toAnimalFields, withoutContestant } from '#src/domain/new-video.ts';
import { listBoardDocuments } from '#services/records/board-claims.ts';
import { getRecordId, getRecordsOfRide } from '#src/domain/ride-record.ts';
import { parentRoles, toParentFields } from '#src/domain/pedigree.ts';
import { parseVideo } from '#src/domain/video.ts';
import { getDatabases } from './databases.ts';

/** Everything that names an account, and what becomes of it. */
export interface Traces {
  /** By path: null for a document that goes, otherwise the fields that change. */
  documents: Map<string, Record<string, unknown> | null>;
  /** Names of files that go. */
  files: Set<string>;
  /** The account that files of others name instead, by their names. */
  uploaders: Map<string, string>;
  /** Paths of the Realtime Database that go. */
  values: string[];
  /** Videos of which the account's tip of the hat goes. */
  hats: string[];
}

/** What no query finds by an account, read once for all accounts that are erased. */
export interface SharedDocuments {
  /** Profiles that name one of them: the keys of their maps have no index, and the account's own maps may be gone. */
  profiles: readonly QueryDocumentSnapshot[];
  /** Reports, waiting and handled: their ids end in that of the person who made them, maybe for another account. */
  reports: readonly QueryDocumentSnapshot[];
  /** Paces of those who invited or asked it last: their subject ends in its id. */
  paces: readonly QueryDocumentSnapshot[];
}

const pageSize = 500;

/** What goes with an account, by the fields that name it. */
const ownerFields = {
  notifications: ['notified_user_id', 'actor_id'],
  blocks: ['user_id', 'blocked_id'],
  pending_access: ['from', 'to'],
  reels: ['user_id'],
  pedigrees: ['user_id'],
  ride_links: ['user_id', 'first_user_id'],
  rate_limits: ['user_id'],
  emails: ['user_id'],
  push_queue: ['user_id', 'actor_id'],
};

const getVideoPrefixes = (videoId: string) =>
  videoId === '' ? [] : [`videos/${videoId}.`, `videos/${videoId}/`];

const hasKey = (map: unknown, key: string) => typeof map === 'object' && map !== null && key in map;

const namesInProfile = (profile: QueryDocumentSnapshot, id: string) =>
  profile.get('current_accessed_account') === id ||
  accessFields.some((field) => hasKey(profile.get(field), id));

const namesInReport = (report: QueryDocumentSnapshot, id: string) =>
  report.id.endsWith(`_${id}`) || report.get('user_id') === id || report.get('handled_by') === id;

/** Reads what `findTraces` searches besides its queries: all profiles and reports, in pages. */
export async function readSharedDocuments(app: App, accountIds: readonly string[]): Promise<SharedDocuments> {
  const firestore = getFirestore(app);
  const find = async (query: Query, names: (found: QueryDocumentSnapshot, id: string) => boolean) => {
    const found: QueryDocumentSnapshot[] = [];
    for await (const page of readPages(query, pageSize))
      found.push(...page.filter((each) => accountIds.some((id) => names(each, id))));
    return found;
  };
  const users = firestore.collection('users').select(...accessFields, 'current_accessed_account');
  const invitePaces = firestore.collection('rate_limits').where('kind', '==', 'invite');
  const [profiles, waiting, handled, paces] = await Promise.all([
    find(users, namesInProfile),
    find(firestore.collection('reported_videos'), namesInReport),
    find(firestore.collection('handled_reports'), namesInReport),
    find(invitePaces, (pace, id) => String(pace.get('subject')).endsWith(`_${id}`)),
  ]);
  return { profiles, reports: [...waiting, ...handled], paces };
}

/** Collects the traces of one account; where two concern one document, its deletion wins. */
class TraceFinder {
  readonly traces: Traces = {
    documents: new Map(),
    files: new Set(),
    uploaders: new Map(),
    values: [],
    hats: [],
  };
  readonly #app: App;
  readonly #id: string;
  readonly #shared: SharedDocuments;

  constructor(app: App, id: string, shared: SharedDocuments) {
    this.#app = app;
    this.#id = id;
    this.#shared = shared;
  }

  async find(): Promise<Traces> {
    await this.#findRecords();
    await this.#findVideos();
    await this.#findTags();
    await this.#findAnimals();
    await this.#findYoung();
    await this.#findTickets();
    await this.#findOwned();
    this.#findReports();
    this.#findAccess();
    await this.#findFiles(`users/${this.#id}/`);
    await this.#findHats();
    await this.#findValues();
    return this.traces;
  }

  get #firestore() {
    return getFirestore(this.#app);
  }

  /** The documents of a collection that name the account in one of some fields or lists. */
  async #query(collection: string, fields: readonly string[], lists: readonly string[] = []) {
    const filters = [
      ...fields.map((field) => Filter.where(field, '==', this.#id)),
      ...lists.map((list) => Filter.where(list, 'array-contains', this.#id)),
    ];
    const query = this.#firestore.collection(collection).where(Filter.or(...filters));
    return (await query.get()).docs;
  }

  #remove(...documents: DocumentSnapshot[]): void {
    for (const { ref } of documents) this.traces.documents.set(ref.path, null);
  }

  #change({ ref }: DocumentSnapshot, fields: Record<string, unknown>): void {
    const earlier = this.traces.documents.get(ref.path);
    if (earlier !== null) this.traces.documents.set(ref.path, { ...earlier, ...fields });
  }

  async #removeAll(query: Query): Promise<void> {
    this.#remove(...(await query.get()).docs);
  }

  async #listFiles(...prefixes: readonly string[]) {
    const bucket = getStorage(this.#app).bucket();
    const lists = await Promise.all(prefixes.map((prefix) => bucket.getFiles({ prefix })));
    return lists.flatMap(([files]) => files);
  }

  async #findFiles(...prefixes: readonly string[]): Promise<void> {
    for (const { name } of await this.#listFiles(...prefixes)) this.traces.files.add(name);
  }

  /**
   * The map keeps their order, so they go before the rides do: the service makes them again from what is left, and
   * pages do without them.
   */
  async #findRecords(): Promise<void> {
    const ids = new Set([`rider_${this.#id}`, `herd_${this.#id}`]);
    for (const found of await this.#query(
      'videos',
      ['user_id', 'tagged_animal_contractor_id'],
      ['contestants_id'],
    ))
      for (const filter of getRecordsOfRide(parseVideo(found.id, toPlainData(found.data()))))
        ids.add(getRecordId(filter));
    const boards = await listBoardDocuments(this.#firestore, ids);
    for (const path of await findExisting(boards.map((each) => this.#firestore.doc(each))))
      this.traces.documents.set(path, null);
    for (const path of await findExisting([...ids].map((id) => this.#firestore.doc(`records/${id}`)))) {
      this.traces.documents.set(path, null);
      const parts = await this.#firestore.collection(`${path}/parts`).listDocuments();
      for (const part of parts) this.traces.documents.set(part.path, null);
    }
  }

  async #findVideos(): Promise<void> {
    for (const found of await this.#query('videos', ['user_id'])) {
      const { id, video_id } = parseVideo(found.id, toPlainData(found.data()));
      this.#remove(found);
      for (const name of new Set([id, video_id])) {
        await this.#findFiles(...getVideoPrefixes(name));
        this.traces.values.push(`videoViews/${name}`, `hats/${name}`);
        await this.#removeAll(this.#firestore.collection('notifications').where('video_id', '==', name));
        await this.#removeAll(this.#firestore.collection('reported_videos').where('video_id', '==', name));
      }
    }
  }

  /** Videos of others that the person published, is tagged in, or whose animal theirs is. */
  async #findTags(): Promise<void> {
    for (const found of await this.#query('videos', [], ['contestants_id'])) {
      const video = parseVideo(found.id, toPlainData(found.data()));
      this.#change(found, withoutContestant(video, this.#id));
    }
    for (const found of await this.#query('videos', ['tagged_animal_contractor_id']))
      this.#change(found, toAnimalFields(undefined));
    for (const found of await this.#query('videos', ['created_by'])) {
      const { user_id, video_id } = parseVideo(found.id, toPlainData(found.data()));
      if (user_id === this.#id) continue;
      this.#change(found, { created_by: user_id });
      await this.#findUploads(video_id, user_id);
    }
  }

  /** The files of a video of others: they name who uploaded them. */
  async #findUploads(videoId: string, owner: string): Promise<void> {
    for (const { name, metadata } of await this.#listFiles(...getVideoPrefixes(videoId)))
      if (metadata.metadata?.['uploader'] === this.#id) this.traces.uploaders.set(name, owner);
  }

  async #findAnimals(): Promise<void> {
    for (const found of await this.#query('animals', ['contractor'])) {
      this.#remove(found);
      await this.#findFiles(`animals/${found.id}/`);
    }
  }

  /** Animals of others whose parents are the person's. */
  async #findYoung(): Promise<void> {
    for (const role of parentRoles)
      for (const found of await this.#query('pedigrees', [`${role}_owner_id`]))
        this.#change(found, toParentFields(role));
  }

  /** The tickets of published videos stay, without names: no video id is used twice, and no deleted film comes back. */
  async #findTickets(): Promise<void> {
    for (const found of await this.#query('uploads', ['owner', 'uploader', 'deleter'])) {
      const { owner, uploader, deleter, published } = found.data();
      const isOwn = owner === this.#id;
      if (published === null && (isOwn || uploader === this.#id)) {
        this.#remove(found);
        await this.#findFiles(...getVideoPrefixes(found.id));
        continue;
      }
      this.#change(found, {
        ...(isOwn && { owner: '' }),
        ...(uploader === this.#id && { uploader: isOwn ? '' : owner }),
        ...(deleter === this.#id && { deleter: null }),
      });
    }
  }

  #findReports(): void {
    for (const found of this.#shared.reports) {
      if (found.id.endsWith(`_${this.#id}`) || found.get('user_id') === this.#id) this.#remove(found);
      else if (found.get('handled_by') === this.#id) this.#change(found, { handled_by: '' });
    }
  }

  async #findOwned(): Promise<void> {
    for (const { id } of await this.#query('reels', ['user_id']))
      await this.#removeAll(this.#firestore.collection('reported_videos').where('reel_id', '==', id));
    for (const found of await this.#query('reels', ['created_by']))
      this.#change(found, { created_by: String(found.get('user_id')) });
    for (const [collection, fields] of Object.entries(ownerFields))
      this.#remove(...(await this.#query(collection, fields)));
    for (const found of await this.#query('follows', [], ['user_ids']))
      this.#change(found, { user_ids: FieldValue.arrayRemove(this.#id) });
    for (const found of await this.#query('admin_log', ['operator'])) this.#change(found, { operator: '' });
    for (const name of [
      'saved_videos',
      'follows',
      'push',
      'push_state',
      'link_proposals',
      'erasures',
      'users',
    ]) {
      const document = this.#firestore.collection(name).doc(this.#id);
      await this.#removeAll(document.collection('private'));
      const found = await document.get();
      if (found.exists) this.#remove(found);
    }
  }

  #findAccess(): void {
    for (const found of this.#shared.paces)
      if (String(found.get('subject')).endsWith(`_${this.#id}`)) this.#change(found, { subject: '' });
    for (const found of this.#shared.profiles) {
      if (found.id === this.#id) continue;
      for (const field of accessFields)
        if (hasKey(found.get(field), this.#id))
          this.#change(found, { [`${field}.${this.#id}`]: FieldValue.delete() });
      if (found.get('current_accessed_account') === this.#id)
        this.#change(found, { current_accessed_account: found.id });
    }
  }

  async #findHats(): Promise<void> {
    const tips = await getDatabase(this.#app).ref(`hatsBy/${this.#id}`).get();
    tips.forEach(({ key }) => void this.traces.hats.push(key));
  }

  async #findValues(): Promise<void> {
    this.traces.values.push(`signOuts/${this.#id}`);
    const isStored = (path: string) =>
      Promise.all(getDatabases(this.#app).map(async (each) => (await each.ref(path).once('value')).exists()));
    const stored = await Promise.all(this.traces.values.map(isStored));
    this.traces.values = this.traces.values.filter((_path, index) => stored[index]?.includes(true));
  }
}

/**
 * Reads everything that names an account.
 *
 * @param id also of an account without a profile or a login
 */
export const findTraces = (app: App, id: string, shared: SharedDocuments): Promise<Traces> =>
  new TraceFinder(app, id, shared).find();
