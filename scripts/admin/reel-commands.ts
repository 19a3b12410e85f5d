import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { isDocumentId } from '#src/domain/document-id.ts';
import { parseReel } from '#src/domain/reel.ts';
import { AdminInputError, type AdminCommand, type AdminPlan } from './admin-command.ts';

/** The id in a link to a reel, or the id itself. */
const getReelId = (linkOrId: string) => /([^/?#]+)\/?(?:[?#].*)?$/.exec(linkOrId.trim())?.[1] ?? '';

async function planDeletion(app: App, linkOrId: string): Promise<AdminPlan> {
  const id = getReelId(linkOrId);
  if (!isDocumentId(id)) throw new AdminInputError(`"${linkOrId}" is neither a link to a reel nor its id.`);
  const document = getFirestore(app).collection('reels').doc(id);
  const fields = (await document.get()).data();
  if (!fields) throw new AdminInputError(`There is no reel "${linkOrId}".`);
  const { title, user_name, user_id } = parseReel(id, toPlainData(fields));
  const name = `"${title}" by ${user_name}`;
  return {
    changes: [`delete the reel ${name} (${id}) of the account ${user_id}; its rides stay`],
    names: [name],
    apply: async () => void (await document.delete()),
  };
}

export const reelCommands: readonly AdminCommand[] = [
  {
    usage: 'reels delete <reel>',
    summary: 'deletes a reel, for example for its title; the rides stay',
    plan: (app, [reel = '']) => planDeletion(app, reel),
  },
];
