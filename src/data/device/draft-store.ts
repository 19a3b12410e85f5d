import { del, get, keys, promisifyRequest } from 'idb-keyval';
import type { DraftOwner } from '#src/domain/upload-draft.ts';
import { openStore } from './open-store.ts';

const toKey = ({ userId, accountId }: DraftOwner) => `${userId}/${accountId}`;

/**
 * Drafts of a kind, one per user and account (decision D29). IndexedDB, because a reload to a new version clears
 * localStorage. Each function throws a DOMException when the browser denies storage, for example in private windows.
 *
 * @param parse returns undefined when nothing usable is stored
 */
export function createDraftStore<Draft extends object>(
  database: string,
  parse: (data: unknown) => Draft | undefined,
) {
  const store = openStore(database, 'by-owner');
  const fetch = async (key: string) => parse(await get<unknown>(key, store));
  const fetchKeys = async (userId: string) =>
    (await keys<string>(store)).filter((key) => key.startsWith(`${userId}/`));
  return {
    /** @returns undefined when nothing is stored */
    fetch: (owner: DraftOwner): Promise<Draft | undefined> => fetch(toKey(owner)),
    /** Rejects when the quota is exceeded, too. */
    store: (owner: DraftOwner, draft: Draft): Promise<void> =>
      store('readwrite', (drafts) => {
        drafts.put(draft, toKey(owner));
        // Without waiting for the response, before which a reload would abort the transaction.
        drafts.transaction.commit();
        return promisifyRequest(drafts.transaction);
      }),
    delete: (owner: DraftOwner): Promise<void> => del(toKey(owner), store),
    /** Whether a user has drafts, for any account. */
    hasAny: async (userId: string): Promise<boolean> => (await fetchKeys(userId)).length > 0,
    /** Reads the drafts of all users. */
    async fetchAll(): Promise<Draft[]> {
      const stored = await Promise.all((await keys<string>(store)).map(fetch));
      return stored.flatMap((draft) => draft ?? []);
    },
    /** Deletes the drafts of a user, for any account. @returns what they were */
    async deleteAll(userId: string): Promise<Draft[]> {
      const userKeys = await fetchKeys(userId);
      const drafts = await Promise.all(userKeys.map(fetch));
      await Promise.all(userKeys.map((key) => del(key, store)));
      return drafts.flatMap((draft) => draft ?? []);
    },
  };
}
