import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountDeleted, paths } from '#src/config/paths.ts';
import { closeAccount } from './close-account.ts';
import { askToClose, nextClosing, type Closing } from './closing-state.ts';

/**
 * Closes the account of whoever is signed in, and ends on the landing page. Leaving the page stops it between two
 * deletions.
 */
export function useClosing(accountId: string): { closing: Closing; close: (password: string) => void } {
  const [closing, tell] = useReducer(nextClosing, askToClose);
  const running = useRef<AbortController>(undefined);
  const navigate = useNavigate();
  useEffect(() => () => running.current?.abort(), []);
  const close = async (password: string) => {
    const { signal } = (running.current = new AbortController());
    const closed = await closeAccount({ accountId, password, signal, tell });
    if (closed) await navigate({ pathname: paths.landing, hash: accountDeleted });
  };
  return { closing, close: (password) => void close(password) };
}
