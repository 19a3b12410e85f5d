import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Wish } from './history-path.ts';
import { isMember } from './use-member-id.ts';
import { takeWish, useVisit } from './wish.ts';

/**
 * Carries out a wish once the person is a member: as soon as the session is restored, or back on the page after the login.
 *
 * @param isReady whether it can be done
 */
export function useWish(wish: Wish, isReady: boolean, carryOut: () => void) {
  const visit = useVisit();
  const isWanted = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const handleWish = useEffectEvent(carryOut);
  useEffect(() => {
    if (!isReady || (!isWanted.current && !takeWish(visit, wish))) return;
    isWanted.current = false;
    handleWish();
  }, [visit, wish, isReady]);
  return {
    /** Whether to ask for the login. */
    isAsking: isAsking && !isReady,
    want: async () => {
      isWanted.current = true;
      setIsAsking(!(await isMember()));
    },
    forget: () => {
      isWanted.current = false;
      setIsAsking(false);
    },
  };
}
