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

/** What is stored. */
export interface MigrationSource {
  videos: readonly Video[];
  /** With the email and phone that profiles from before hold themselves. */
  users: readonly User[];
  /** The ids of these profiles. */
  publicContactIds: ReadonlySet<string>;
  /** By the id of the account. */
  contacts: ReadonlyMap<string, Contact>;
  logins: readonly Login[];
  /** View counters as exported from the Realtime Database. */
  counters: Readonly<Record<string, unknown>>;
  /** Paths of the documents of `uploads`, `emails` and `pending_access`. */
  existingPaths: ReadonlySet<string>;
  now: Date;
}

/** What the rules of today require and the data lacks. */
export interface MigrationPlan {
  /** New documents by path. */
  documents: ReadonlyMap<string, object>;
  /** By the id of the account: those that are still on its profile, or have another email than its login. */
  contacts: ReadonlyMap<string, Contact>;
  /** The ids of profiles that do not say that the email of their login is verified. */
  verifiedIds: readonly string[];
  counters: Readonly<Record<string, number>>;
  /** The rodeos of videos that name none, or another one than their title, place and date, by the video's id. */
  rodeoIds: ReadonlyMap<string, string>;
  /** What somebody has to look at. */
  problems: readonly string[];
}

/** Id of an entry in the registry of emails. */
export const getEmailHash = (email: string) =>
  createHash('sha256').update(lowerAsRules(email.trim())).digest('hex');

/** The closed tickets of a video: old documents are also known by a `video_id` of their own. */
export function buildPublishedTickets(
  { id, video_id, user_id, created_by, created }: Video,
  now: Date,
): [path: string, ticket: object][] {
  const published = created ?? now;
  const ids = new Set([id, video_id].filter((name) => /^[\w-]+$/.test(name)));
  return [...ids].map((ticketId) => [
    `uploads/${ticketId}`,
    {
      ...{ id: ticketId, owner: user_id, uploader: created_by === '' ? user_id : created_by },
      ...{ created: published, published, deleter: null, deleting: null, expires: null },
    },
  ]);
}

function planTickets({ videos, now }: MigrationSource): [string, object][] {
  const oldestFirst = videos.toSorted((a, b) => (a.created?.getTime() ?? 0) - (b.created?.getTime() ?? 0));
  // Of two videos with one `video_id`, the older one keeps it.
  return oldestFirst.toReversed().flatMap((video) => buildPublishedTickets(video, now));
}

function planPendingAccess({ users, now }: MigrationSource): [string, object][] {
  const ids = new Set(users.map(({ id }) => id));
  return users.flatMap((user) =>
    (['sent_invites', 'sent_requests'] as const).flatMap((field) =>
      Object.keys(user[field])
        .filter((otherId) => ids.has(otherId))
        .map((otherId): [string, object] => {
          const pending = buildPendingAccess(field, user.id, otherId);
          const expires = getExpiry('pending_access', now.getTime());
          return [`pending_access/${pending.id}`, { ...pending, created: now, expires }];
        }),
    ),
  );
}

function planEmails({ users, publicContactIds, contacts, logins, now }: MigrationSource) {
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
    if (email === '' || user.deleted) continue;
    const path = `emails/${getEmailHash(email)}`;
    holders.set(path, [...(holders.get(path) ?? []), user.id]);
  }
  const documents: [string, object][] = [];
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

/** Every video has a counter that is a number without a priority. */
function planCounters({ videos, counters }: MigrationSource): Record<string, number> {
  const changed: Record<string, number> = {};
  for (const [id, stored] of Object.entries(counters)) {
    if (typeof stored === 'number') continue;
    const value = (stored as Record<string, unknown> | null)?.['.value'];
    changed[id] = typeof value === 'number' ? value : 0;
  }
  for (const { video_id } of videos) if (!(video_id in counters) && video_id !== '') changed[video_id] = 0;
  return changed;
}

/** The mobile app writes no rodeo, and changes details without it. */
function planRodeoIds({ videos }: MigrationSource): Map<string, string> {
  const changed = videos.filter((video) => video.rodeo_id !== getRodeoId(video));
  return new Map(changed.map((video) => [video.id, getRodeoId(video)]));
}

/** Plans the migration; the plan for migrated data is empty. */
export function planMigration(source: MigrationSource): MigrationPlan {
  const emails = planEmails(source);
  const documents = [...planTickets(source), ...planPendingAccess(source), ...emails.documents];
  return {
    documents: new Map(documents.filter(([path]) => !source.existingPaths.has(path))),
    contacts: emails.contacts,
    verifiedIds: planVerified(source),
    counters: planCounters(source),
    rodeoIds: planRodeoIds(source),
    problems: emails.problems,
  };
}
