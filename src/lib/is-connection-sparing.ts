import { isConnectionWeak } from './connection.ts';

/* Apart from what starts a ride. */

/** Whether the connection is weak or paid for by the byte, where the browser tells. */
export const isConnectionSparing = (): boolean =>
  isConnectionWeak() || navigator.connection?.type === 'cellular';
