import { loadEnv, type Plugin } from 'vite';
import type { Env } from '#src/config/env.ts';
import { parseEnv } from './parse-env.ts';

/** The checked environment of a mode. @throws Error that names every variable that is missing or malformed */
export function loadAppEnv(mode: string): Env {
  return parseEnv(loadEnv(mode, process.cwd(), 'VITE_'));
}

/**
 * Gives the app its environment as one checked value. It is fixed when the app is built, so that is when a
 * missing or malformed variable is told, by name: not in front of a visitor.
 */
export function appEnv(): Plugin {
  return {
    name: 'app-env',
    config(_config, { mode }) {
      return { define: { APP_ENV: JSON.stringify(loadAppEnv(mode)) } };
    },
  };
}
