import { useEffect, useEffectEvent, useState } from 'react';
import type { Wish } from './history-path.ts';
import { isKnown } from './session-state.ts';
import { useSessionStore } from './session-store.ts';
import { takeWish } from './wish.ts';

/**
 * Does what somebody wants as soon as they are a member: at once, when the session is restored, or after the login, back on the
 * page.
 *
 * @param isReady whether it can be done
 */
export function useWish(wish: Wish, isReady: boolean, carryOut: () => void) {
  const [isWanted, setIsWanted] = useState(false);
  const isSessionKnown = useSessionStore(isKnown);
  const handleWish = useEffectEvent(() => {
    setIsWanted(false);
    carryOut();
  });
  useEffect(() => {
    if (isReady && (isWanted || takeWish(wish))) handleWish();
  }, [wish, isReady, isWanted]);
  return {
    /** Whether to ask for the login. */
    isAsking: isWanted && isSessionKnown,
    want: () => setIsWanted(true),
    forget: () => setIsWanted(false),
  };
}
