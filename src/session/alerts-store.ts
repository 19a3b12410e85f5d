import { create } from 'zustand';

export interface Alert {
  id: number;
  tone: 'success' | 'warning' | 'error' | 'info';
  title?: string;
  message: string;
  /** How long it stays, in milliseconds. */
  duration: number;
  /** What the person may do about it at once. */
  action?: { name: string; act: () => void };
}

/** Banner alerts stay 7 s, confirmations of a tiny act 2 s (decision D3). */
const defaultDurationMs = 7000;
const briefDurationMs = 2000;

interface AlertsState {
  alerts: Alert[];
}

export const useAlertsStore = create<AlertsState>()(() => ({ alerts: [] }));

let lastId = 0;

interface AlertOptions extends Partial<Pick<Alert, 'title' | 'duration' | 'action'>> {
  /** For the confirmation of a tiny act. */
  isBrief?: boolean;
}

/** Tells the person something, in a banner over whatever page is open. */
export function showAlert(
  tone: Alert['tone'],
  message: string,
  { isBrief = false, ...options }: AlertOptions = {},
): void {
  const alert: Alert = {
    id: ++lastId,
    tone,
    message,
    duration: isBrief ? briefDurationMs : defaultDurationMs,
    ...options,
  };
  useAlertsStore.setState(({ alerts }) => ({
    alerts: [...alerts.filter((shown) => shown.message !== message), alert],
  }));
}

export function closeAlert(id: number): void {
  useAlertsStore.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
}
