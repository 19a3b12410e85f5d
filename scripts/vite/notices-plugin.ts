import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '#scripts/backend/project.ts';
import { licensesPath } from '#src/config/paths.ts';
import { loadAppEnv } from './app-env.ts';

const readText = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const { dependencies } = JSON.parse(readText('package.json')) as { dependencies: Record<string, string> };
const listed = Object.keys(dependencies).map((name) => join(projectRoot, 'node_modules', name));
const packagePattern = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

/**
 * The notice, then the text of each package's license that the package contains. Vite's `build.license` would leave out
 * what is not in the app's own bundle: the ffmpeg core, workers and separate builds, and has nothing during development.
 *
 * @param modules of the app, some of packages that others depend on
 */
function readLicenses(modules: readonly string[] = []): string {
  const bundled = modules.flatMap((id) => packagePattern.exec(id)?.[0] ?? []);
  const texts = [...new Set([...listed, ...bundled])].toSorted().flatMap((folder) => {
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const name = packagePattern.exec(folder)?.[1];
    return file ? [`${'='.repeat(80)}\n${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`] : [];
  });
  return [readText('NOTICE'), ...texts].join('\n');
}

/** Whom to tell about a security problem, for a year: https://www.rfc-editor.org/rfc/rfc9116 */
const describeSecurityContact = (email: string) =>
  `Contact: mailto:${email}\nExpires: ${new Date(Date.now() + 365 * 86_400_000).toISOString()}\n`;

/**
 * Adds the licenses of everything that is shipped, because the ffmpeg core has to come with its license and the way to its
 * source, and, if there is a contact address, `security.txt`.
 */
export function notices(): Plugin {
  let mode = 'production';
  return {
    name: 'notices',
    configResolved(config) {
      ({ mode } = config);
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => ('moduleIds' in file ? file.moduleIds : []));
      const source = readLicenses(modules);
      this.emitFile({ type: 'asset', fileName: licensesPath.slice(1), source });
      const { contactEmail } = loadAppEnv(mode);
      if (contactEmail)
        this.emitFile({
          type: 'asset',
          fileName: '.well-known/security.txt',
          source: describeSecurityContact(contactEmail),
        });
    },
    configureServer({ middlewares }) {
      middlewares.use(licensesPath, (_request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(readLicenses());
      });
    },
  };
}
