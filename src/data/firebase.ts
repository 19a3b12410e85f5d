import { initializeApp } from 'firebase/app';
import { env, isAppCheckOn } from '#src/config/env.ts';
import { startAppCheck } from './app-check.ts';

export const firebaseApp = initializeApp(env.firebase);

/** Before any service is created, so that all requests of the SDKs carry a token; undefined while App Check is off. */
export const appCheck = isAppCheckOn ? startAppCheck(firebaseApp, env.appCheckKey ?? '') : undefined;

/**
 * Splits the address of a local engine.
 *
 * @param address host:port, as in `env.emulators`
 */
export function parseHostAndPort(address: string): [host: string, port: number] {
  const separator = address.lastIndexOf(':');
  return [address.slice(0, separator), Number(address.slice(separator + 1))];
}
