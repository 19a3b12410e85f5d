import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { create } from 'zustand';

interface PendingNavigation {
  url: URL;
  isReplace: boolean;
  /** The entry of the history that is gone back or forward to. */
  historyKey: string | undefined;
}

/** How many guards have something to lose. */
const useGuardStore = create<{ active: number }>()(() => ({ active: 0 }));

function updateGuardCount(by: 1 | -1) {
  useGuardStore.setState(({ active }) => ({ active: active + by }));
}

/** Whether a page that is open holds something that leaving it loses. */
export const useIsGuarded = () => useGuardStore(({ active }) => active > 0);

const isReload = ({ navigationType }: NavigateEvent) => navigationType === 'reload';

/**
 * Holds people who are about to leave a page, so that they can be asked. Pages of the app are held by the browser's
 * Navigation API, whichever way leads to them; closing the tab and other documents are asked about by the browser
 * itself. A browser without that API asks about the latter only.
 *
 * @param active whether there is something to lose
 * @returns whether somebody is being held, and how to let them go or stay
 */
export function useLeaveGuard(active: boolean): { held: boolean; leave: () => void; stay: () => void } {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<PendingNavigation>();
  const letGo = useRef(false);
  useEffect(() => {
    if (!active) return;
    letGo.current = false;
    updateGuardCount(1);
    const hold = (event: NavigateEvent) => {
      const url = new URL(event.destination.url);
      const staysHere = url.pathname === location.pathname || !event.destination.sameDocument;
      if (letGo.current || staysHere || isReload(event) || !event.cancelable) return;
      event.preventDefault();
      const historyKey = event.navigationType === 'traverse' ? event.destination.key : undefined;
      setLeaving({ url, historyKey, isReplace: event.navigationType === 'replace' });
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const routes = 'navigation' in window ? window.navigation : undefined;
    routes?.addEventListener('navigate', hold);
    window.addEventListener('beforeunload', ask);
    return () => {
      updateGuardCount(-1);
      routes?.removeEventListener('navigate', hold);
      window.removeEventListener('beforeunload', ask);
    };
  }, [active]);
  const leave = () => {
    if (!leaving) return;
    letGo.current = true;
    const { url, historyKey: key, isReplace } = leaving;
    if (key === undefined) void navigate(url.pathname + url.search + url.hash, { replace: isReplace });
    else window.navigation.traverseTo(key);
  };
  return { held: leaving !== undefined, leave, stay: () => setLeaving(undefined) };
}
