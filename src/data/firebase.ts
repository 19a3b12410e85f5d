import { initializeApp } from 'firebase/app';
import { env } from '#src/config/env.ts';

export const firebaseApp = initializeApp(env.firebase);

/**
 * Splits the address of a local engine.
 *
 * @param address host:port, as in `env.emulators`
 */
export function parseHostAndPort(address: string): [host: string, port: number] {
  const separator = address.lastIndexOf(':');
  return [address.slice(0, separator), Number(address.slice(separator + 1))];
}
