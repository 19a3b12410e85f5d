import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { getPath } from './layers.mjs';

const vagueName = /(^|-)(utils?|misc|helpers?|common|shared)$/;

/** Names that say which kind of file it is, not what is in it. */
const conventionalNames = new Set(['copy', 'copy.es', 'copy.pt', 'main', 'vitest.config']);

/** Named after what it tests. */
const isTest = (path) => /\.(test|spec|soak)\.tsx?$/.test(path);

const getLayer = (path) => path.split('/', path.startsWith('src/') ? 2 : 1).join('/');
const getName = (path) => basename(path).replace(/\.(d\.)?m?[jt]sx?$/, '');

let paths;

function listSourceFiles(cwd) {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate'];
  const folders = ['src', 'services', 'scripts', 'tests', 'tools'];
  const files = execFileSync('git', ['ls-files', ...options, '--', ...folders], { cwd, encoding: 'utf8' });
  return files.split('\n').filter((path) => /\.m?[jt]sx?$/.test(path) && !isTest(path));
}

/** A file of the same name in another layer: "open file" in an editor would be a lottery. */
function findNamesake(cwd, path) {
  const name = getName(path);
  if (conventionalNames.has(name) || isTest(path) || path.startsWith('emulators/')) return undefined;
  paths ??= listSourceFiles(cwd);
  return paths.find((other) => getName(other) === name && getLayer(other) !== getLayer(path));
}

/** No name that another layer has, too, or so vague that anything could go into the file; folders are kebab-case, as files are. */
export const fileNames = {
  create(context) {
    return {
      Program(node) {
        const path = getPath(context);
        const segments = path.split('/');
        const stems = segments.map((segment) => segment.split('.')[0]);
        const vague = stems.find((stem) => vagueName.test(stem));
        if (vague) context.report({ node, message: `'${vague}' is too vague: name what it contains` });
        const folder = segments.slice(0, -1).find((segment) => !/^[a-z0-9-]+$/.test(segment));
        if (folder) context.report({ node, message: `'${folder}' is not kebab-case` });
        const namesake = findNamesake(context.cwd, path);
        if (namesake) context.report({ node, message: `${namesake} has the same name` });
      },
    };
  },
};
