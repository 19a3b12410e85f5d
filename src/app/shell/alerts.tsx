import { useRef, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { closeAlert, useAlertsStore, type Alert } from '#src/session/alerts-store.ts';
import { Banner } from '#src/ui/banner.tsx';
import { useFreePlace } from './use-free-place.ts';
import { tolerateTranslation } from '#src/lib/tolerate-translation.ts';
import { useTopLayer } from './use-top-layer.ts';

/** Pauses while the element that gets the returned handlers is hovered or focused. */
function useAutoDismiss(durationMs: number, onEnd: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => end(), durationMs);
    return () => clearTimeout(timer);
  }, [isPaused, durationMs]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}

/** Here, since this is the first code after the first page that every visitor loads. */
function useTranslatedPage() {
  useEffect(() => tolerateTranslation(), []);
}

/** How far from the edges of the window. */
const edges = ['top', 'right', 'bottom', 'left']
  .map((side) => `max(1rem, env(safe-area-inset-${side}))`)
  .join(' ');

export function Alerts() {
  const alert = useAlertsStore(({ alerts }) => alerts.at(-1));
  const ref = useRef<HTMLDivElement>(null);
  useTranslatedPage();
  const host = useTopLayer(ref, alert?.id);
  useFreePlace(ref, alert?.id);
  return createPortal(
    <div
      ref={ref}
      role="status"
      aria-live="polite"
      popover="manual"
      className="fixed inset-auto m-0 w-[min(26rem,calc(100vw-2*var(--gutter)))] bg-transparent"
      style={{ scrollMargin: edges }}
    >
      {alert && <AlertBanner key={alert.id} alert={alert} />}
    </div>,
    host,
  );
}

function AlertBanner({ alert }: { alert: Alert }) {
  const pauseHandlers = useAutoDismiss(alert.durationMs, () => closeAlert(alert.id));
  return (
    <div {...pauseHandlers}>
      <Banner
        tone={alert.tone}
        title={alert.title}
        message={alert.message}
        action={alert.action}
        onClose={() => closeAlert(alert.id)}
      />
    </div>
  );
}
