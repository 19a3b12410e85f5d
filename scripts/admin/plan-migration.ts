import { createHash } from 'node:crypto';
import { getExpiry } from '#src/domain/expiry.ts';
import { buildPendingAccess } from '#src/domain/pending-access.ts';
import { getRodeoId } from '#src/domain/rodeo.ts';
import { toLine } from '#src/domain/names.ts';
import { lowerAsRules } from '#src/domain/rules-text.ts';
import { lineLimits } from '#src/domain/text-limits.ts';
import type { Contact, User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';

export interface Login {
  id: string;
  email: string;
  isVerified: boolean;
}

/** A page of what is stored: videos, counters, or accounts. */
export interface MigrationSource {
  videos: readonly Video[];
  /** Videos of other pages with the same `video_id`. */
  namesakes: readonly Video[];
  /** Including the email and phone that profiles of earlier versions hold themselves. */
  users: readonly User[];
  /** The ids of these profiles. */
  publicContactIds: ReadonlySet<string>;
  /** By the id of the account. */
  contacts: ReadonlyMap<string, Contact>;
  /** The accounts that nobody finds by their email. */
  unlistedIds: ReadonlySet<string>;
  logins: readonly Login[];
  /** The accounts that exist, of those that invites and requests name. */
  accountIds: ReadonlySet<string>;
  /** View counters as exported from the Realtime Database, those of the videos among them. */
  counters: Readonly<Record<string, unknown>>;
  /** When notifications were sent that do not say when they expire, by id; undefined of one without a time. */
  lastingNotices: ReadonlyMap<string, Date | undefined>;
  now: Date;
}

/** What the rules of today require and the data lacks. */
export interface MigrationPlan {
  /** By path; those that exist stay as they are. */
  documents: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** By the id of the account: those that are still on its profile, or have another email than its login. */
  contacts: ReadonlyMap<string, Contact>;
  /** The ids of profiles that do not say that the email of their login is verified. */
  verifiedIds: readonly string[];
  /** The ids of counters that are missing, are no number, or have a priority. */
  counters: readonly string[];
  /** The rodeos of videos that name none, or another one than their title, place and date, by the video's id. */
  rodeoIds: ReadonlyMap<string, string>;
  /** When notifications expire that do not say so, by id: Firestore deletes those that are older at once. */
  noticeExpiries: ReadonlyMap<string, Date>;
  /** What somebody has to look at. */
  problems: readonly string[];
}

/** Id of an entry in the registry of emails. */
export const getEmailHash = (email: string) =>
  createHash('sha256').update(lowerAsRules(email.trim())).digest('hex');

type NewDocument = [path: string, fields: Record<string, unknown>];

/** What a video is known by: old documents also have a `video_id` of their own. */
export const getTicketIds = ({ id, video_id }: Video) =>
  [...new Set([id, video_id])].filter((name) => /^[\w-]+$/.test(name));

/** The closed tickets of a video. */
export function buildPublishedTickets(video: Video, now: Date): NewDocument[] {
  const { user_id, created_by, created } = video;
  const published = created ?? now;
  return getTicketIds(video).map((ticketId) => [
    `uploads/${ticketId}`,
    {
      ...{ id: ticketId, owner: user_id, uploader: created_by === '' ? user_id : created_by },
      ...{ created: published, published, deleter: null, deleting: null, expires: null },
    },
  ]);
}

function planTickets({ videos, namesakes, now }: MigrationSource): NewDocument[] {
  const paths = new Set(videos.flatMap(getTicketIds).map((id) => `uploads/${id}`));
  const newestFirst = [...videos, ...namesakes].toSorted(
    (a, b) => (b.created?.getTime() ?? 0) - (a.created?.getTime() ?? 0),
  );
  // If two videos have the same `video_id`, the older one keeps it.
  return newestFirst
    .flatMap((video) => buildPublishedTickets(video, now))
    .filter(([path]) => paths.has(path));
}

function planPendingAccess({ users, accountIds, now }: MigrationSource): NewDocument[] {
  return users.flatMap((user) =>
    (['sent_invites', 'sent_requests'] as const).flatMap((field) =>
      Object.keys(user[field])
        .filter((otherId) => accountIds.has(otherId))
        .map((otherId): NewDocument => {
          const pending = buildPendingAccess(field, user.id, otherId);
          const expires = getExpiry('pending_access', now.getTime());
          return [`pending_access/${pending.id}`, { ...pending, created: now, expires }];
        }),
    ),
  );
}

function planEmails({ users, publicContactIds, contacts, unlistedIds, logins, now }: MigrationSource) {
  const problems: string[] = [];
  const holders = new Map<string, string[]>();
  const changedContacts = new Map<string, Contact>();
  const loginsById = new Map(logins.map((login) => [login.id, login]));
  for (const user of users) {
    const login = loginsById.get(user.id);
    const email = login?.isVerified ? login.email : '';
    const contact = contacts.get(user.id);
    if (publicContactIds.has(user.id) || contact?.email !== email) {
      const phone = contact?.phone || toLine(user.phone).slice(0, lineLimits.phone);
      changedContacts.set(user.id, { email, phone });
    }
    if (email === '' || user.deleted || unlistedIds.has(user.id)) continue;
    const path = `emails/${getEmailHash(email)}`;
    holders.set(path, [...(holders.get(path) ?? []), user.id]);
  }
  const documents: NewDocument[] = [];
  for (const [path, [user_id, ...others]] of holders) {
    if (others.length === 0) documents.push([path, { user_id, updated: now }]);
    else problems.push(`One email belongs to ${[user_id, ...others].join(' and ')}.`);
  }
  return { documents, contacts: changedContacts, problems };
}

function planVerified({ users, logins }: MigrationSource): string[] {
  const verified = new Set(logins.filter(({ isVerified }) => isVerified).map(({ id }) => id));
  return users.filter(({ id, email_verified }) => !email_verified && verified.has(id)).map(({ id }) => id);
}

/** Every video has a counter that is a number without a priority; with one, it is exported as an object. */
function planCounters({ videos, counters }: MigrationSource): string[] {
  const damaged = Object.keys(counters).filter((id) => typeof counters[id] !== 'number');
  const missing = videos.map(({ video_id }) => video_id).filter((id) => id !== '' && !(id in counters));
  return [...new Set([...damaged, ...missing])];
}

/** The mobile app writes no rodeo, and changes details without it. */
function planRodeoIds({ videos }: MigrationSource): Map<string, string> {
  const changed = videos.filter((video) => video.rodeo_id !== getRodeoId(video));
  return new Map(changed.map((video) => [video.id, getRodeoId(video)]));
}

const planNotices = ({ lastingNotices, now }: MigrationSource): Map<string, Date> =>
  new Map([...lastingNotices].map(([id, sent]) => [id, getExpiry('notifications', (sent ?? now).getTime())]));

/** Plans the migration of a page. Once that is migrated, its plan has only documents that exist. */
export function planMigration(source: MigrationSource): MigrationPlan {
  const emails = planEmails(source);
  const documents = [...planTickets(source), ...planPendingAccess(source), ...emails.documents];
  return {
    documents: new Map(documents),
    contacts: emails.contacts,
    verifiedIds: planVerified(source),
    counters: planCounters(source),
    rodeoIds: planRodeoIds(source),
    noticeExpiries: planNotices(source),
    problems: emails.problems,
  };
}
