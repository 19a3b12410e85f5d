import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '#scripts/backend/project.ts';
import { licensesPath } from '#src/config/paths.ts';
import { loadAppEnv } from './app-env.ts';

const readText = (...path: string[]) => readFileSync(join(projectRoot, ...path), 'utf8');

/** The notice, then the text of each package's license that the package contains. */
function readLicenses(): string {
  const { dependencies } = JSON.parse(readText('package.json')) as { dependencies: Record<string, string> };
  const texts = Object.keys(dependencies).flatMap((name) => {
    const folder = ['node_modules', ...name.split('/')];
    const file = readdirSync(join(projectRoot, ...folder)).find((each) => /^licen[cs]e/i.test(each));
    return file ? [`${'='.repeat(80)}\n${name}\n\n${readText(...folder, file).trim()}\n`] : [];
  });
  return [readText('NOTICE'), ...texts].join('\n');
}

/** Whom to tell about a security problem, for a year: https://www.rfc-editor.org/rfc/rfc9116 */
function describeSecurityContact(email: string): string {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${email}\nExpires: ${expires.toISOString()}\n`;
}

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
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: licensesPath.slice(1), source: readLicenses() });
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
