import { relative, sep } from 'node:path';

/** A file's path from the repository's root, with forward slashes. */
export const getPath = ({ cwd, filename }) => relative(cwd, filename).split(sep).join('/');

/** Tests may import from `tests/` and whatever they need of Node. */
export const isTestFile = (path) => /\.(test|spec|soak)\.tsx?$/.test(path) || path.startsWith('tests/');
