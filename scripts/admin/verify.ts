import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { AdminCommand } from './admin-command.ts';
import { findProfile } from './find-account.ts';

async function planVerification(app: App, value: string, isVerified: boolean) {
  const { id, profile, label } = await findProfile(app, value);
  const change = isVerified ? 'give the verified badge to' : 'remove the verified badge of';
  return {
    changes: profile.isVerified === isVerified ? [] : [`${change} ${label}`],
    apply: async () => {
      await getFirestore(app).collection('users').doc(id).update({ isVerified });
    },
  };
}

export const verifyCommands: readonly AdminCommand[] = [
  {
    name: 'verify',
    parameters: ['<account>'],
    summary: 'gives a profile the verified badge',
    plan: (app, [account = '']) => planVerification(app, account, true),
  },
  {
    name: 'unverify',
    parameters: ['<account>'],
    summary: 'removes the verified badge',
    plan: (app, [account = '']) => planVerification(app, account, false),
  },
];
