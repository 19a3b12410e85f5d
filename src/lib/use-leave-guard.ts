import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countGuard } from './leave-guards.ts';

interface PendingNavigation {
  url: URL;
  isReplace: boolean;
  /** The history entry that is navigated to; undefined for a new one. */
  historyKey: string | undefined;
}

/**
 * Blocks navigation away from a page. In-app navigation is blocked with the Navigation API, so that a dialog of ours
 * can ask first; for closing the tab and for other documents the browser asks (`beforeunload`). Browsers without the
 * Navigation API block the latter only.
 *
 * @returns `proceed` and `reset` like useBlocker of React Router, whose blocker needs a data router
 */
export function useLeaveGuard(isActive: boolean): {
  isBlocked: boolean;
  proceed: () => void;
  reset: () => void;
} {
  const navigate = useNavigate();
  const [pending, setPending] = useState<PendingNavigation>();
  const isAllowed = useRef(false);
  useEffect(() => {
    if (!isActive) return;
    isAllowed.current = false;
    countGuard(1);
    const handleNavigate = (event: NavigateEvent) => {
      const { destination, navigationType, cancelable } = event;
      const url = new URL(destination.url);
      const staysOnPage = url.pathname === location.pathname || !destination.sameDocument;
      if (isAllowed.current || staysOnPage || navigationType === 'reload' || !cancelable) return;
      event.preventDefault();
      const historyKey = navigationType === 'traverse' ? destination.key : undefined;
      setPending({ url, historyKey, isReplace: navigationType === 'replace' });
    };
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('navigate', handleNavigate);
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      countGuard(-1);
      navigation?.removeEventListener('navigate', handleNavigate);
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }, [isActive]);
  const proceed = () => {
    if (!pending) return;
    isAllowed.current = true;
    const { url, historyKey, isReplace } = pending;
    if (historyKey === undefined) void navigate(url.pathname + url.search + url.hash, { replace: isReplace });
    else window.navigation.traverseTo(historyKey);
  };
  return { isBlocked: pending !== undefined, proceed, reset: () => setPending(undefined) };
}
