import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountDeletedHash, paths } from '#src/config/paths.ts';
import { deleteAccount } from './delete-account.ts';
import { initialDeletion, nextDeletion, type DeletionState } from './deletion-state.ts';

/**
 * Closes the account of whoever is signed in, and ends on the landing page. Leaving the page stops it between two
 * deletions.
 */
export function useAccountDeletion(accountId: string): {
  closing: DeletionState;
  close: (password: string) => void;
} {
  const [closing, tell] = useReducer(nextDeletion, initialDeletion);
  const running = useRef<AbortController>(undefined);
  const navigate = useNavigate();
  useEffect(() => () => running.current?.abort(), []);
  const close = async (password: string) => {
    const { signal } = (running.current = new AbortController());
    const closed = await deleteAccount({ accountId, password, signal, onEvent: tell });
    if (closed) await navigate({ pathname: paths.landing, hash: accountDeletedHash });
  };
  return { closing, close: (password) => void close(password) };
}
