// Installs the packages of a fresh clone with only Node and npm. Imported by start, preview and test; can also be run
// directly: node scripts/setup.mjs
import './setup/check-machine.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './setup/packages.mjs';

const projectRoot = join(import.meta.dirname, '..');

export async function setUp() {
  await installPackages(projectRoot);
}

/**
 * Runs a TypeScript file in this process, so that signals reach it directly.
 *
 * @param {string} file in this folder, for example start.ts
 */
export async function runTypeScript(file) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(join(import.meta.dirname, file)).href);
}

if (process.argv[1] === import.meta.filename) await setUp();
