import { closeAlert, useAlertsStore, type Alert } from '#src/session/alerts-store.ts';
import { Banner } from '#src/ui/banner.tsx';
import { useAutoDismiss } from './use-auto-dismiss.ts';

/** Banner alerts over whatever page is open, the newest at the bottom; read out as they come. */
export function Alerts() {
  const alerts = useAlertsStore((state) => state.alerts);
  return (
    <div
      role="status"
      aria-live="polite"
      popover="manual"
      ref={(element) => {
        // In the top layer, so that a modal dialog does not hide what the person is being told.
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
  const hold = useAutoDismiss(alert.duration, () => closeAlert(alert.id));
  return (
    <div {...hold}>
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
