import { posix } from 'node:path';
import type { Finding } from '../structure/source-file.ts';

interface Reference {
  path: string;
  line: number;
}

const isExternal = (target: string) => /^(https?:|mailto:|#)/.test(target);

/** A code span that is a path: it has a slash and no space, and starts in a folder or names a file. */
const looksLikePath = (text: string, topFolders: ReadonlySet<string>) =>
  /^[\w.#-]+(\/[\w.-]+)*\/?$/.test(text) && text.includes('/') && topFolders.has(text.split('/')[0] ?? '');

function findReferences(file: string, markdown: string, topFolders: ReadonlySet<string>): Reference[] {
  return markdown.split('\n').flatMap((text, index) => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !isExternal(target))
      .map((target) => posix.join(posix.dirname(file), target.replace(/#.*$/, '')));
    const spans = [...text.matchAll(/`([^`]+)`/g)]
      .map(([, span = '']) => span)
      .filter((span) => looksLikePath(span, topFolders));
    return [...links, ...spans].map((path) => ({ path: path.replace(/\/$/, ''), line: index + 1 }));
  });
}

/**
 * Links and paths in documents lead to files that exist.
 *
 * @param documents path to Markdown text
 * @param paths every file and folder of the repository
 */
export function checkMarkdownPaths(
  documents: ReadonlyMap<string, string>,
  paths: ReadonlySet<string>,
): Finding[] {
  const topFolders = new Set(
    [...paths].filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''),
  );
  return [...documents].flatMap(([file, markdown]) =>
    findReferences(file, markdown, topFolders)
      .filter(({ path }) => path !== '' && path !== '.' && !paths.has(path))
      .map(({ path, line }) => ({ file, line, message: `'${path}' does not exist` })),
  );
}
