import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listFiles } from '../list-files.ts';
import { checkMarkdownReferences, type KnownNames } from './references.ts';
import { findOutdatedSections } from './sections.ts';

/** Every file and folder of the repository. */
function listPaths(): Set<string> {
  const paths = new Set(listFiles());
  for (const path of paths) if (dirname(path) !== '.') paths.add(dirname(path));
  return paths;
}

function readKnownNames(paths: ReadonlySet<string>): KnownNames {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  return { paths, scripts: new Set(Object.keys(scripts)) };
}

/**
 * Links, sections, paths and commands in the documents exist, and what the security rules and ARCHITECTURE.md take from the
 * code is up to date.
 */
export function checkDocs(): Promise<string[]> {
  const paths = listPaths();
  const files = [...paths].filter((path) => path.endsWith('.md'));
  const markdown = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  return Promise.resolve([
    ...findOutdatedSections().map(
      ({ file, name }) => `${file}:1 the section "${name}" is out of date: npm run docs`,
    ),
    ...checkMarkdownReferences(markdown, readKnownNames(paths)),
  ]);
}
