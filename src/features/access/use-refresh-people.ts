import { useQueryClient } from '@tanstack/react-query';
import { fetchUser } from '#src/data/firestore/users.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { applySavedProfile } from '#src/session/apply-saved-profile.ts';
import { peopleKey } from './use-people.ts';

/** Reads the own profile and the people it names anew, also where their subscription has ended. */
export function useRefreshPeople(ownId: string): () => void {
  const queries = useQueryClient();
  const refresh = async () => {
    const own = await fetchUser(ownId);
    if (own) applySavedProfile(ownId, own);
    await queries.invalidateQueries({ queryKey: [peopleKey] });
  };
  return () => {
    refresh().catch((error: unknown) => {
      const reason = getErrorMessage(error);
      showAlert('error', `The lists are not up to date. ${reason}`);
    });
  };
}
