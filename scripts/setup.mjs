// Makes a fresh clone runnable: needs Node and npm, nothing else. Run by start, preview and test; by itself
// (node scripts/setup.mjs) it only installs.
import './setup/check-node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './setup/packages.mjs';

const projectRoot = join(import.meta.dirname, '..');

export async function setUp() {
  await installPackages(projectRoot);
}

/**
 * Goes on in TypeScript, in this same process: one process less between the terminal and the work.
 *
 * @param {string} file beside this one, for example start.ts
 */
export async function runTypeScript(file) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(join(import.meta.dirname, file)).href);
}

if (process.argv[1] === import.meta.filename) await setUp();
