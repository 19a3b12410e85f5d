import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../backend/project.ts';
import { getCaching } from '#services/link-previews/preview-routes.ts';
import { listPages } from '#scripts/vite/pages/table.ts';
import {
  buildContentSecurityPolicy,
  buildEmbedPolicy,
  hashInlineScripts,
  type PolicyOrigins,
} from './content-security-policy.ts';
import { getRewrites } from './rewrites.ts';

/** The parts of firebase.json that are read; the rest is copied. */
interface FirebaseConfig {
  hosting: { public: string; predeploy?: string; headers: unknown[]; [key: string]: unknown };
  [key: string]: unknown;
}

/** Top-level entries to add. */
interface ConfigExtras {
  readonly database?: readonly { readonly instance: string; readonly rules: string }[];
  readonly emulators?: object;
  readonly functions?: readonly { readonly codebase: string; readonly source: string }[];
}

/** The instances of the Realtime Database with the same rules, where there are two. */
export function describeDatabases(
  project: string,
  environment: Readonly<Record<string, string | undefined>>,
): Pick<ConfigExtras, 'database'> {
  const { VITE_FIREBASE_DATABASE_URL: url, VITE_SIGNALS_URL: signalsUrl } = environment;
  if (!signalsUrl) return {};
  const urls = [url || `https://${project}-default-rtdb.firebaseio.com`, signalsUrl];
  const getInstance = (each: string) => new URL(each).hostname.split('.')[0] ?? '';
  return { database: urls.map((each) => ({ instance: getInstance(each), rules: 'database.rules.json' })) };
}

/**
 * Writes a copy of firebase.json with the rewrites of all pages, and every `%POLICY%` and `%EMBED_POLICY%` replaced by the
 * Content-Security-Policy for the given origins and the script hashes of the built pages, so the app has to be built first if it is served.
 *
 * The origins are the suite's ports locally and come from the environment in production (`getProductionOrigins`),
 * because the hosts of search and content differ per installation.
 *
 * @param name the file to write beside it, so that relative paths stay valid
 * @param extra with the function of link previews, Hosting rewrites to it
 * @returns the path of the written file
 */
export function writeFirebaseConfig(name: string, origins: PolicyOrigins, extra: ConfigExtras): string {
  const config = JSON.parse(readFileSync(join(projectRoot, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const hashes = listPages('app', 'static')
    .map((page) => join(projectRoot, config.hosting.public, page))
    .filter((page) => existsSync(page))
    .flatMap((page) => hashInlineScripts(readFileSync(page, 'utf8')));
  const { predeploy: _predeploy, ...rest } = config.hosting;
  const hasPreviews = extra.functions?.some(({ codebase }) => codebase === 'link-previews') ?? false;
  const rewrites = getRewrites(hasPreviews);
  // The same headers as the function sends. Where a file's headers are added to the function's answers, they must not
  // contradict.
  const headers = rewrites
    .filter((rewrite) => rewrite.function)
    .map(({ source }) => ({ source, headers: [{ key: 'Cache-Control', value: getCaching(source) }] }));
  const hosting = { ...rest, rewrites, headers: [...rest.headers, ...headers] };
  const text = JSON.stringify({ ...config, hosting, ...extra }, null, 2)
    .replaceAll('%POLICY%', buildContentSecurityPolicy(origins, [...new Set(hashes)]))
    .replaceAll('%EMBED_POLICY%', buildEmbedPolicy(origins));
  const file = join(projectRoot, name);
  writeFileSync(file, `${text}\n`);
  return file;
}
