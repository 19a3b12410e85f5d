import { create } from 'zustand';

export interface Alert {
  id: number;
  tone: 'success' | 'warning' | 'error' | 'info';
  title?: string;
  message: string;
  /** How long it stays, in milliseconds. */
  duration: number;
}

/** Banner alerts stay 7 s, confirmations of a tiny act 2 s (decision D3). */
const long = 7000;
const short = 2000;

interface AlertsState {
  alerts: Alert[];
}

export const useAlertsStore = create<AlertsState>()(() => ({ alerts: [] }));

let lastId = 0;

interface AlertOptions {
  title?: string;
  /** For the confirmation of a tiny act. */
  brief?: boolean;
}

/** Tells the person something, in a banner over whatever page is open. */
export function showAlert(
  tone: Alert['tone'],
  message: string,
  { title, brief = false }: AlertOptions = {},
): void {
  const alert: Alert = {
    id: ++lastId,
    tone,
    message,
    duration: brief ? short : long,
    ...(title && { title }),
  };
  useAlertsStore.setState(({ alerts }) => ({
    alerts: [...alerts.filter((shown) => shown.message !== message), alert],
  }));
}

export function closeAlert(id: number): void {
  useAlertsStore.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
}
