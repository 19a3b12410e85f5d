import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCode } from './structure/source-file.ts';

const folders = ['src', 'emulators', 'scripts', 'tests'];
const ignored = new Set(['node_modules', 'dist', '.local', 'test-results', 'playwright-report']);

function listing(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !ignored.has(name))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? listing(root, path) : [path];
    });
}

/** Every file of the rooms; code comes with its text, pictures and the like only with their name. */
export function repositoryFiles(root: string): Map<string, string> {
  const top = readdirSync(root, { withFileTypes: true });
  const present = folders.filter((folder) => top.some(({ name }) => name === folder));
  const configs = top.filter((entry) => entry.isFile() && isCode(entry.name)).map(({ name }) => name);
  const paths = [...configs, ...present.flatMap((folder) => listing(root, folder))];
  return new Map(paths.map((path) => [path, isCode(path) ? readFileSync(join(root, path), 'utf8') : '']));
}
