import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { isDocumentId } from '#src/domain/document-id.ts';
import { parseReel, type Reel } from '#src/domain/reel.ts';

/** The id in a link to a reel or its embed page; undefined when it is no such link. */
export const parseReelLink = (link: string): string | undefined =>
  /\/reels\/([^/?#]+)/.exec(link.trim())?.[1];

/** @returns undefined when there is none */
export async function findReel(app: App, linkOrId: string): Promise<Reel | undefined> {
  const id = parseReelLink(linkOrId) ?? linkOrId.trim();
  if (!isDocumentId(id)) return undefined;
  const fields = (await getFirestore(app).collection('reels').doc(id).get()).data();
  return fields && parseReel(id, toPlainData(fields));
}

/** What tells a reel from others, besides its id. */
export const getReelName = ({ title, user_name }: Reel) => `the reel "${title}" by ${user_name}`;

export const describeReel = (reel: Reel) => `${getReelName(reel)} (${reel.id})`;
