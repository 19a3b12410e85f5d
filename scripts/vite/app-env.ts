import { loadEnv, type Plugin } from 'vite';
import type { Env } from '#src/config/env.ts';
import { parseEnv } from './parse-env.ts';

/** The validated environment of a mode. @throws Error that lists missing and malformed variables */
export function loadAppEnv(mode: string): Env {
  return parseEnv(loadEnv(mode, process.cwd(), 'VITE_'));
}

/**
 * Injects the validated environment into the app, so that missing or malformed variables fail the build.
 */
export function appEnv(): Plugin {
  return {
    name: 'app-env',
    config(_config, { mode }) {
      const env = loadAppEnv(mode);
      return {
        define: {
          injectedEnv: JSON.stringify(env),
          injectedIsAppCheckOn: JSON.stringify(env.appCheckKey !== undefined),
          injectedIsMonitoringOn: JSON.stringify(env.monitoring !== undefined),
        },
      };
    },
  };
}
