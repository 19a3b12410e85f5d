import { createStore, del, get, keys, promisifyRequest } from 'idb-keyval';
import { parseUploadDraft, type DraftOwner, type UploadDraft } from '#src/domain/upload-draft.ts';
import { deleteDraftFiles } from './draft-files.ts';

/*
 * Drafts of uploads, one per user and account (decision D29). IndexedDB, because a reload to a new version clears
 * localStorage. The clip and its thumbnail are in draft-files.ts.
 */
const draftStore = createStore('rodeo-reel.upload-drafts', 'by-owner');

const toKey = ({ userId, accountId }: DraftOwner) => `${userId}/${accountId}`;

/**
 * @returns undefined when nothing is stored
 * @throws DOMException when the browser denies storage, for example in private windows
 */
export async function fetchUploadDraft(owner: DraftOwner): Promise<UploadDraft | undefined> {
  return parseUploadDraft(await get<unknown>(toKey(owner), draftStore));
}

/** @throws DOMException when the browser denies storage or the quota is exceeded */
export async function storeUploadDraft(owner: DraftOwner, draft: UploadDraft): Promise<void> {
  await draftStore('readwrite', (drafts) => {
    drafts.put(draft, toKey(owner));
    // Without waiting for the response, before which a reload would abort the transaction.
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });
}

/** @throws DOMException when the browser denies storage */
export async function deleteUploadDraft(owner: DraftOwner): Promise<void> {
  await del(toKey(owner), draftStore);
}

async function fetchOwners(userId: string): Promise<DraftOwner[]> {
  const owners = (await keys<string>(draftStore)).map((key) => {
    const separator = key.indexOf('/');
    return { userId: key.slice(0, separator), accountId: key.slice(separator + 1) };
  });
  return owners.filter((owner) => owner.userId === userId);
}

/**
 * Whether a user has drafts on this device, for any account.
 *
 * @throws DOMException when the browser denies storage
 */
export async function hasUploadDrafts(userId: string): Promise<boolean> {
  return (await fetchOwners(userId)).length > 0;
}

/**
 * Deletes all drafts of a user with their files.
 *
 * @throws DOMException when the browser denies storage
 */
export async function deleteUploadDrafts(userId: string): Promise<void> {
  const owners = await fetchOwners(userId);
  const drafts = await Promise.all(owners.map(fetchUploadDraft));
  await Promise.all(owners.map(deleteUploadDraft));
  const draftIds = drafts.flatMap((draft) => draft?.id ?? []);
  await Promise.all(draftIds.map((id) => deleteDraftFiles(id)));
}

/**
 * The ids of all drafts on this device, whoever they belong to.
 *
 * @throws DOMException when the browser denies storage
 */
export async function fetchDraftIds(): Promise<string[]> {
  const stored = await Promise.all((await keys(draftStore)).map((key) => get<unknown>(key, draftStore)));
  return stored.flatMap((data) => parseUploadDraft(data)?.id ?? []);
}
