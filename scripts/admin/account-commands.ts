import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { getDisplayName, type User } from '#src/domain/user.ts';
import type { AdminCommand, AdminPlan } from './admin-command.ts';
import { findAccount, type FoundAccount, findProfile } from './find-account.ts';
import { getEmailHash } from './plan-migration.ts';

/** A step and its line in the plan. */
interface Step {
  change: string;
  run: () => Promise<unknown>;
}

const toPlan = (steps: readonly Step[], profile: User | undefined): AdminPlan => ({
  names: profile ? [getDisplayName(profile)] : [],
  changes: steps.map(({ change }) => change),
  apply: async () => {
    for (const { run } of steps) await run();
  },
});

function readEmailEntry(app: App, email: string | undefined) {
  if (!email) return undefined;
  return getFirestore(app).collection('emails').doc(getEmailHash(email)).get();
}

/** The profile comes first: the rules then refuse the account's requests, while its tokens last up to an hour. */
async function planClosing(app: App, { id, login, profile, label }: FoundAccount): Promise<AdminPlan> {
  const steps: Step[] = [];
  if (profile && !profile.deleted)
    steps.push({
      change: `set the profile of ${label} as deleted: it is hidden and nobody can act for it`,
      run: () => getFirestore(app).collection('users').doc(id).update({ deleted: true }),
    });
  const claims = login?.customClaims ?? {};
  if (login && claims['admin'])
    steps.push({
      change: `end the administrator rights of ${id}`,
      run: () => getAuth(app).setCustomUserClaims(id, { ...claims, admin: undefined }),
    });
  if (login && !login.disabled)
    steps.push({
      change: `disable the login ${id} and end its sessions`,
      run: async () => {
        await getAuth(app).updateUser(id, { disabled: true });
        await getAuth(app).revokeRefreshTokens(id);
      },
    });
  const [photos] = await getStorage(app)
    .bucket()
    .getFiles({ prefix: `users/${id}/` });
  if (photos.length > 0)
    steps.push({
      change: `delete the photo of ${id}, which reopening does not give back`,
      run: async () => {
        for (const photo of photos) await photo.delete({ ignoreNotFound: true });
        if (profile) await getFirestore(app).collection('users').doc(id).update({ photo_url: '' });
      },
    });
  const entry = await readEmailEntry(app, login?.email);
  if (entry?.get('user_id') === id)
    steps.push({ change: `remove the email of ${id} from the registry`, run: () => entry.ref.delete() });
  return toPlan(steps, profile);
}

async function planReopening(app: App, { id, login, profile, label }: FoundAccount): Promise<AdminPlan> {
  const steps: Step[] = [];
  if (login?.disabled)
    steps.push({
      change: `enable the login ${id}`,
      run: () => getAuth(app).updateUser(id, { disabled: false }),
    });
  const entry = login?.emailVerified && profile ? await readEmailEntry(app, login.email) : undefined;
  const contact = await getFirestore(app).doc(`users/${id}/private/contact`).get();
  if (entry && !entry.exists && contact.get('unlisted') !== true)
    steps.push({
      change: `register the email of ${id}`,
      run: () => entry.ref.create({ user_id: id, updated: new Date() }),
    });
  if (profile?.deleted)
    steps.push({
      change: `show the profile of ${label} again`,
      run: () => getFirestore(app).collection('users').doc(id).update({ deleted: false }),
    });
  return toPlan(steps, profile);
}

export const accountCommands: readonly AdminCommand[] = [
  {
    usage: 'close <account>',
    summary:
      'closes an account: it is hidden, loses its photo, and can neither log in nor act; its videos stay',
    plan: async (app, [account = '']) => planClosing(app, await findAccount(app, account)),
  },
  {
    usage: 'reopen <account>',
    summary: 'takes closing back',
    plan: async (app, [account = '']) => planReopening(app, await findAccount(app, account)),
  },
];

async function planVerification(app: App, value: string, isVerified: boolean) {
  const { id, profile, label } = await findProfile(app, value);
  const change = isVerified ? 'give the verified badge to' : 'remove the verified badge of';
  return {
    changes: profile.isVerified === isVerified ? [] : [`${change} ${label}`],
    names: [getDisplayName(profile)],
    apply: async () => {
      await getFirestore(app).collection('users').doc(id).update({ isVerified });
    },
  };
}

export const verifyCommands: readonly AdminCommand[] = [
  {
    usage: 'verify <account>',
    summary: 'gives a profile the verified badge',
    plan: (app, [account = '']) => planVerification(app, account, true),
  },
  {
    usage: 'unverify <account>',
    summary: 'removes the verified badge',
    plan: (app, [account = '']) => planVerification(app, account, false),
  },
];
