import { loadEnv, type Plugin } from 'vite';
import type { Env } from '#src/config/env.ts';
import { parseEnv } from '#src/config/parse-env.ts';

/** The validated environment of a mode. @throws Error that lists missing and malformed variables */
export function loadAppEnv(mode: string): Env {
  return parseEnv(loadEnv(mode, process.cwd(), 'VITE_'));
}

/** What scripts that only play rides need of it: in kilobytes of code, the rest of it weighs something. */
export const playbackEnv = ['productName', 'viewsUrl', 'firebase', 'appCheckKey', 'emulators'] as const;

/**
 * Injects the validated environment into the app, so that missing or malformed variables fail the build.
 *
 * @param names those that are injected, by default all
 */
export function appEnv(names?: readonly Exclude<keyof Env, 'pushKey'>[]): Plugin {
  return {
    name: 'app-env',
    config(_config, { mode }) {
      const { pushKey, ...env } = loadAppEnv(mode);
      return {
        define: {
          injectedEnv: JSON.stringify(
            names ? Object.fromEntries(names.map((name) => [name, env[name]])) : env,
          ),
          injectedPushKey: JSON.stringify(pushKey ?? null),
          injectedIsAppCheckOn: JSON.stringify(env.appCheckKey !== undefined),
          injectedIsMonitoringOn: JSON.stringify(env.monitoring !== undefined),
        },
      };
    },
  };
}
