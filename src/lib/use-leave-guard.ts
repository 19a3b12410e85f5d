import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countGuard } from './leave-guards.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

/** A navigation within the app that was blocked. */
type BlockedNavigation =
  | { type: 'open'; path: string; isReplace: boolean }
  /** Back or forward in the history. */
  | { type: 'traverse'; repeat: () => void };

interface LeaveBlocker {
  /** Whether navigations are let through. */
  isAllowed: () => boolean;
  onBlocked: (navigation: BlockedNavigation) => void;
}

const toPath = ({ pathname, search, hash }: URL) => pathname + search + hash;

/**
 * Blocks navigation within the app to another path. Browsers without the Navigation API (Safari before 26.2, WebKitGTK
 * 2.50) block what users do, links and the history, but not what code navigates to.
 *
 * @returns unblock
 */
function blockLeaving(blocker: LeaveBlocker): () => void {
  if ('navigation' in window) return blockNavigateEvents(blocker);
  const unblockers = [blockLinks(blocker), blockHistory(blocker)];
  return () => unblockers.forEach((unblock) => unblock());
}

function blockNavigateEvents({ isAllowed, onBlocked }: LeaveBlocker): () => void {
  const { navigation } = window;
  const handleNavigate = (event: NavigateEvent) => {
    const { destination, navigationType, cancelable } = event;
    const url = new URL(destination.url);
    const staysOnPage = url.pathname === location.pathname || !destination.sameDocument;
    if (isAllowed() || staysOnPage || navigationType === 'reload' || !cancelable) return;
    event.preventDefault();
    onBlocked(
      navigationType === 'traverse'
        ? { type: 'traverse', repeat: () => void navigation.traverseTo(destination.key) }
        : { type: 'open', path: toPath(url), isReplace: navigationType === 'replace' },
    );
  };
  navigation.addEventListener('navigate', handleNavigate);
  return () => navigation.removeEventListener('navigate', handleNavigate);
}

function blockLinks({ isAllowed, onBlocked }: LeaveBlocker): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin || opensElsewhere(event)) return;
    if (isAllowed() || link.pathname === location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    onBlocked({ type: 'open', path: toPath(new URL(link.href)), isReplace: false });
  };
  document.addEventListener('click', handleClick, { capture: true });
  return () => document.removeEventListener('click', handleClick, { capture: true });
}

/** The position of an entry in the history, which React Router stores in its state. */
function getIndex(state: unknown): number {
  return typeof state === 'object' && state && 'idx' in state ? Number(state.idx) : NaN;
}

/** A step in the history cannot be canceled: it is undone before the router sees it. */
function blockHistory({ isAllowed, onBlocked }: LeaveBlocker): () => void {
  const { pathname } = location;
  const index = getIndex(history.state);
  let isUndoing = false;
  const handlePopState = (event: PopStateEvent) => {
    const delta = getIndex(event.state) - index;
    if (isUndoing) event.stopImmediatePropagation();
    else if (!isAllowed() && location.pathname !== pathname && delta) {
      event.stopImmediatePropagation();
      history.go(-delta);
      onBlocked({ type: 'traverse', repeat: () => history.go(delta) });
    } else return;
    isUndoing = !isUndoing;
  };
  window.addEventListener('popstate', handlePopState, { capture: true });
  return () => window.removeEventListener('popstate', handlePopState, { capture: true });
}

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
