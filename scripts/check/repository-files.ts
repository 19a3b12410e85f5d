import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isCodeFile = (path: string) => /\.(ts|tsx|mts|js|jsx|mjs)$/.test(path);

const sourceFolders = ['src', 'emulators', 'scripts', 'services', 'tests', 'tools'];
const ignoredNames = new Set(['node_modules', 'dist', '.local', 'test-results', 'playwright-report']);

function listFiles(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !ignoredNames.has(name))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
}

/** Every file of the source folders: code with its text, other files with an empty one. */
export function readRepositoryFiles(root: string): Map<string, string> {
  const top = readdirSync(root, { withFileTypes: true });
  const present = sourceFolders.filter((folder) => top.some(({ name }) => name === folder));
  const configs = top.filter((entry) => entry.isFile() && isCodeFile(entry.name)).map(({ name }) => name);
  const paths = [...configs, ...present.flatMap((folder) => listFiles(root, folder))];
  return new Map(paths.map((path) => [path, isCodeFile(path) ? readFileSync(join(root, path), 'utf8') : '']));
}
