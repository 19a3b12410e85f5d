import { useEffect, useEffectEvent } from 'react';
import type { Wish } from './history-path.ts';
import { takeWish } from './wish.ts';

/** Does what the member wanted as a visitor, once they are back on the page. @param isReady whether it can be done */
export function useWish(wish: Wish, isReady: boolean, carryOut: () => void): void {
  const handleWish = useEffectEvent(carryOut);
  useEffect(() => {
    if (isReady && takeWish(wish)) handleWish();
  }, [wish, isReady]);
}
