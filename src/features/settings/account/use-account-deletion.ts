import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountDeletedHash, paths } from '#src/config/paths.ts';
import { deleteAccount } from './delete-account.ts';
import { initialDeletion, nextDeletion, type DeletionState } from './deletion-state.ts';

/** Unmounting stops the deletion before its next step. */
export function useAccountDeletion(accountId: string): {
  deletion: DeletionState;
  startDeletion: (password: string) => void;
} {
  const [deletion, dispatch] = useReducer(nextDeletion, initialDeletion);
  const abortController = useRef<AbortController>(undefined);
  const navigate = useNavigate();
  useEffect(() => () => abortController.current?.abort(), []);
  const runDeletion = async (password: string) => {
    const { signal } = (abortController.current = new AbortController());
    const isDeleted = await deleteAccount({ accountId, password, signal, onEvent: dispatch });
    if (isDeleted) await navigate({ pathname: paths.landing, hash: accountDeletedHash });
  };
  return { deletion, startDeletion: (password) => void runDeletion(password) };
}
