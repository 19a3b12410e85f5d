import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { App } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { Filter, getFirestore } from 'firebase-admin/firestore';
import { toPlainData, type StoredFields } from '#src/data/plain-data.ts';
import { parseFollows } from '#src/domain/follow.ts';
import { parsePushChoice, withoutKeys } from '#src/domain/push.ts';
import { parseSavedVideoIds } from '#src/domain/saved-video.ts';
import { projectRoot } from '#scripts/backend/project.ts';
import type { AdminCommand } from './admin-command.ts';
import { findAccount, type FoundAccount } from './find-account.ts';
import { readAll } from '#services/read-pages.ts';

/** What is stored about the person behind an account; docs/ADMIN.md describes the fields. */
async function buildAccountExport(app: App, { id, login, profile }: FoundAccount, now: Date) {
  const firestore = getFirestore(app);
  const readWhere = async (collection: string, ...fields: string[]) => {
    const names = Filter.or(...fields.map((field) => Filter.where(field, '==', id)));
    const found = await readAll(firestore.collection(collection).where(names));
    return found.map((each): StoredFields & { id: string } => ({ ...toPlainData(each.data()), id: each.id }));
  };
  const readFields = async (path: string) => (await firestore.doc(path).get()).data();
  const [storedProfile, contact, agreement, saved, follows, push, blocks, hats] = await Promise.all([
    readFields(`users/${id}`),
    readFields(`users/${id}/private/contact`),
    readFields(`users/${id}/private/agreement`),
    readFields(`saved_videos/${id}`),
    readFields(`follows/${id}`),
    readFields(`push/${id}`),
    readWhere('blocks', 'user_id'),
    getDatabase(app).ref(`hatsBy/${id}`).get(),
  ]);
  const { user_ids, animal_ids, rodeo_ids, event_ids } = parseFollows(follows);
  return {
    exported_at: now,
    login: login && {
      id,
      email: login.email ?? '',
      email_verified: login.emailVerified,
      disabled: login.disabled,
      created: login.metadata.creationTime,
      last_login: login.metadata.lastSignInTime,
    },
    profile: storedProfile && toPlainData(storedProfile),
    contact,
    agreement: agreement && toPlainData(agreement),
    animals: await readWhere('animals', 'contractor'),
    pedigrees: await readWhere('pedigrees', 'user_id'),
    videos: await readWhere('videos', 'user_id', 'created_by'),
    reels: await readWhere('reels', 'user_id'),
    linked_films: await readWhere('ride_links', 'proposed_by'),
    favorites: {
      ...{ videos: parseSavedVideoIds(saved), accounts: user_ids, animals: animal_ids },
      ...{ rodeos: rodeo_ids, events: event_ids },
    },
    // Whoever has the keys of a device can write to it.
    told_devices: push && withoutKeys(parsePushChoice(toPlainData(push))),
    invites: await readWhere('pending_access', 'from', 'to'),
    notifications: await readWhere('notifications', 'notified_user_id'),
    access: {
      given_to: Object.keys(profile?.user_access ?? {}),
      received_from: Object.keys(profile?.account_access ?? {}),
    },
    tipped_videos: Object.keys((hats.val() as object | null) ?? {}),
    blocked_accounts: blocks.map(({ blocked_id }) => blocked_id),
    reports: [
      ...(await readWhere('reported_videos', 'user_id')),
      ...(await readWhere('handled_reports', 'user_id')),
    ],
    uploads: await readWhere('uploads', 'owner', 'uploader'),
  };
}

export const exportCommand: AdminCommand = {
  usage: 'export <account> [<file>]',
  summary: 'writes one JSON file with all data of one person',
  plan: async (app, [value = '', file]) => {
    const account = await findAccount(app, value);
    const path =
      file === undefined ? join(projectRoot, '.local', 'exports', `${account.id}.json`) : resolve(file);
    return {
      changes: [`write the data of ${account.label} to ${path}`],
      apply: async () => {
        const content = await buildAccountExport(app, account, new Date());
        mkdirSync(dirname(path), { recursive: true });
        // Personal data: for the operator only.
        writeFileSync(path, JSON.stringify(content, null, 2), { mode: 0o600 });
      },
    };
  },
};
