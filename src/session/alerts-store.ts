import { create } from 'zustand';

export interface Alert {
  id: number;
  tone: 'success' | 'warning' | 'error' | 'info';
  title?: string;
  message: string;
  durationMs: number;
  action?: { label: string; onClick: () => void };
}

/** Specification, section 9; decision D3. */
const defaultDurationMs = 7000;
const briefDurationMs = 2000;
export const releaseDurationMs = 10_000;

interface AlertsState {
  /** The last one is shown. Those before it have an action, so they follow once it is closed. */
  alerts: Alert[];
}

export const useAlertsStore = create<AlertsState>()(() => ({ alerts: [] }));

let lastId = 0;

interface AlertOptions extends Partial<Pick<Alert, 'title' | 'durationMs' | 'action'>> {
  isBrief?: boolean;
  isAfterOthers?: boolean;
}

export function showAlert(
  tone: Alert['tone'],
  message: string,
  { isBrief = false, isAfterOthers = false, ...options }: AlertOptions = {},
): void {
  const alert: Alert = {
    id: ++lastId,
    tone,
    message,
    durationMs: isBrief ? briefDurationMs : defaultDurationMs,
    ...options,
  };
  useAlertsStore.setState(({ alerts }) => {
    const others = alerts.filter((other) => other.message !== message);
    if (isAfterOthers) return { alerts: [alert, ...others] };
    return { alerts: [...others.filter(({ action }) => action), alert] };
  });
}

export function closeAlert(id: number): void {
  useAlertsStore.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
}
