import { closeAlert, useAlertsStore, type Alert } from '#src/session/alerts-store.ts';
import { Banner } from '#src/ui/banner.tsx';
import { useAutoDismiss } from './use-auto-dismiss.ts';

export function Alerts() {
  const alerts = useAlertsStore((state) => state.alerts);
  return (
    <div
      role="status"
      aria-live="polite"
      popover="manual"
      ref={(element) => {
        // Showing it again moves it above a modal dialog in the top layer.
        if (!element) return;
        if (element.matches(':popover-open')) element.hidePopover();
        if (alerts.length > 0) element.showPopover();
      }}
      className="fixed inset-x-4 top-4 bottom-auto m-0 w-auto gap-2 bg-transparent open:grid sm:left-auto sm:w-104"
    >
      {alerts.map((alert) => (
        <AlertBanner key={alert.id} alert={alert} />
      ))}
    </div>
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
