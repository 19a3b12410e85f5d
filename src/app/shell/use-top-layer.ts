import { useLayoutEffect, useState, type RefObject } from 'react';
import { findTopModal } from './find-top-modal.ts';

function useHost(): HTMLElement {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: 'contents' }));
  useLayoutEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  return host;
}

/**
 * Keeps a popover above everything, in the modal dialog that is open: outside of it nothing can be clicked, focused or
 * selected, and VoiceOver reads nothing out.
 *
 * @param key undefined while nothing is shown
 * @returns where to render the popover
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, key: unknown): HTMLElement {
  const host = useHost();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || key === undefined) return;
    const show = () => {
      (findTopModal() ?? document.body).append(host);
      element.showPopover();
    };
    show();
    const observer = new MutationObserver(() => {
      if (host.parentElement === (findTopModal() ?? document.body)) return;
      // A popover that is moved is closed.
      if (element.matches(':popover-open')) element.hidePopover();
      show();
    });
    // A dialog opens, closes or goes while the popover is shown.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [ref, host, key]);
  return host;
}
