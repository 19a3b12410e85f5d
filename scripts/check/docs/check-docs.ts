/*
 * npm run check docs: links and paths in the documents exist, and the diagram of the layers is the code's own.
 * npm run docs: draws the diagram again.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readRepositoryFiles } from '../repository-files.ts';
import { isCodeFile, parseSourceFile } from '../structure/source-file.ts';
import { drawLayerDiagram, replaceDiagram } from './layer-diagram.ts';
import { checkMarkdownPaths } from './markdown-paths.ts';

const architecture = 'docs/ARCHITECTURE.md';

function listPaths(): Set<string> {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      encoding: 'utf8',
    },
  );
  const paths = new Set<string>();
  for (const file of listed.split('\n').filter((line) => line !== ''))
    for (let path = file; path !== '.'; path = dirname(path)) paths.add(path);
  return paths;
}

const files = readRepositoryFiles(process.cwd());
const sources = [...files]
  .filter(([path]) => isCodeFile(path))
  .map(([path, text]) => parseSourceFile(path, text));
const current = readFileSync(architecture, 'utf8');
const updated = replaceDiagram(current, drawLayerDiagram(sources, new Set(files.keys())));

if (process.argv.includes('--write')) {
  writeFileSync(architecture, updated);
} else {
  const paths = listPaths();
  const documents = [...paths].filter((path) => path.endsWith('.md'));
  const findings = checkMarkdownPaths(
    new Map(documents.map((path) => [path, readFileSync(path, 'utf8')])),
    paths,
  );
  if (updated !== current)
    findings.push({ file: architecture, line: 1, message: 'the diagram is out of date: npm run docs' });
  for (const { file, line, message } of findings) console.log(`${file}:${line} ${message}`);
  if (findings.length > 0) process.exitCode = 1;
}
