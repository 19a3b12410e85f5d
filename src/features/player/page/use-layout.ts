import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '#src/lib/use-media-query.ts';
import { mediaQueries } from '#src/ui/media-queries.ts';

/** From this width on, the picture beside the open panel is as wide as on most screens without a panel. */
const panelQuery = '(width >= 100rem)';

const uprightQuery = `(orientation: portrait) and ${mediaQueries.belowMd}`;

type Panel = 'closed' | 'open' | 'standing';

/**
 * Where the rest of the ride is: below the picture on a phone held upright, otherwise in a panel beside the player, or in
 * front of it.
 */
export function useLayout(isFullscreen: boolean) {
  const [panel, setPanel] = useState<Panel>(() => (matchMedia(panelQuery).matches ? 'standing' : 'closed'));
  const isUpright = useMediaQuery(uprightQuery) && !isFullscreen;
  const isCovering = useMediaQuery(mediaQueries.belowMd);
  const isPanelOpen = panel !== 'closed' && !isUpright;
  const opener = useRef<Element>(null);
  const closePanel = () => {
    // Nothing behind a dialog can get the focus.
    flushSync(() => setPanel('closed'));
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return {
    isUpright,
    isPanelOpen,
    panel: { isCovering, onClose: closePanel },
    togglePanel: () => {
      opener.current = document.activeElement;
      setPanel(isPanelOpen ? 'closed' : 'open');
    },
    closeCoveringPanel: () => {
      if (isPanelOpen && isCovering) closePanel();
    },
    /** @returns whether there was one that somebody has opened */
    closeOpenPanel: () => {
      const isOpen = isPanelOpen && panel === 'open';
      if (isOpen) closePanel();
      return isOpen;
    },
  };
}
