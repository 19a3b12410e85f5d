import { loadEnv, type Plugin } from 'vite';
import { parseEnv } from './parse-env.ts';

/**
 * Gives the app its environment as one checked value. It is fixed when the app is built, so that is when a
 * missing or malformed variable is told, by name: not in front of a visitor.
 */
export function appEnv(): Plugin {
  return {
    name: 'app-env',
    config(_config, { mode }) {
      const variables = loadEnv(mode, process.cwd(), 'VITE_');
      return { define: { APP_ENV: JSON.stringify(parseEnv(variables)) } };
    },
  };
}
