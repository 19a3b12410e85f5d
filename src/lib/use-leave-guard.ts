import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { blockLeaving, type BlockedNavigation } from './block-leaving.ts';
import { countGuard } from './leave-guards.ts';

/**
 * Blocks navigation away from a page, so that a dialog of ours can ask first; for closing the tab and for other documents
 * the browser asks (`beforeunload`).
 *
 * @returns `proceed` and `reset` like useBlocker of React Router, whose blocker needs a data router
 */
export function useLeaveGuard(isActive: boolean): {
  isBlocked: boolean;
  proceed: () => void;
  reset: () => void;
} {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  const isAllowed = useRef(false);
  useEffect(() => {
    if (!isActive) return;
    isAllowed.current = false;
    countGuard(1);
    const unblock = blockLeaving({ isAllowed: () => isAllowed.current, onBlocked: setBlocked });
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      countGuard(-1);
      unblock();
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
    // With every entry of the history the way back to this one differs.
  }, [isActive, key]);
  const proceed = () => {
    if (!blocked) return;
    isAllowed.current = true;
    if (blocked.type === 'traverse') blocked.repeat();
    else void navigate(blocked.path, { replace: blocked.isReplace });
  };
  return { isBlocked: blocked !== undefined, proceed, reset: () => setBlocked(undefined) };
}
