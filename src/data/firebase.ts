import { initializeApp } from 'firebase/app';
import { env } from '#src/config/env.ts';

/** The one Firebase app of the page. */
export const firebaseApp = initializeApp(env.firebase);

/**
 * Splits an engine's address.
 *
 * @param address host:port, as `env.emulators` holds it
 */
export function parseHostAndPort(address: string): [host: string, port: number] {
  const at = address.lastIndexOf(':');
  return [address.slice(0, at), Number(address.slice(at + 1))];
}
