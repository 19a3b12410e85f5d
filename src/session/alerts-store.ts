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
  lastId: number;
}

export const useAlertsStore = create<AlertsState>()(() => ({ alerts: [], lastId: 0 }));

interface AlertOptions extends Partial<Pick<Alert, 'title' | 'durationMs' | 'action'>> {
  isBrief?: boolean;
  isAfterOthers?: boolean;
}

export function showAlert(
  tone: Alert['tone'],
  message: string,
  { isBrief = false, isAfterOthers = false, ...options }: AlertOptions = {},
): void {
  const durationMs = isBrief ? briefDurationMs : defaultDurationMs;
  useAlertsStore.setState(({ alerts, lastId }) => {
    const alert: Alert = { id: lastId + 1, tone, message, durationMs, ...options };
    const others = alerts.filter((other) => other.message !== message);
    return {
      alerts: isAfterOthers ? [alert, ...others] : [...others.filter(({ action }) => action), alert],
      lastId: alert.id,
    };
  });
}

export function closeAlert(id: number): void {
  useAlertsStore.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
}
