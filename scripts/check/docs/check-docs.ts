/*
 * npm run check docs: links, sections, paths, commands and environment variables in the documents exist, and the
 * diagram of the layers and the table of who can do what are the code's own.
 * npm run docs: draws both again.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readRepositoryFiles } from '../repository-files.ts';
import { isCodeFile, parseSourceFile, type Finding } from '../structure/source-file.ts';
import { accessMatrix, groups, people } from '#tests/rules/access-matrix.ts';
import { drawAccessTable } from './access-table.ts';
import { checkEnvironmentVariables } from './environment-variables.ts';
import { replaceSection } from './generated-section.ts';
import { drawLayerDiagram } from './layer-diagram.ts';
import { checkMarkdownAnchors } from './markdown-anchors.ts';
import { checkMarkdownCommands, type KnownCommands } from './markdown-commands.ts';
import { checkMarkdownPaths } from './markdown-paths.ts';

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

function readKnownCommands(): KnownCommands {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  // One file per command: hosting-clone.js is `firebase hosting:clone`.
  const firebase = readdirSync('node_modules/firebase-tools/lib/commands').map((file) =>
    file.replace(/\.js$/, '').replaceAll('-', ':'),
  );
  return { scripts: new Set(Object.keys(scripts)), firebase: new Set(firebase) };
}

const files = readRepositoryFiles(process.cwd());
const sources = [...files]
  .filter(([path]) => isCodeFile(path))
  .map(([path, text]) => parseSourceFile(path, text));
const sections = [
  {
    file: 'docs/ARCHITECTURE.md',
    name: 'layers',
    section: drawLayerDiagram(sources, new Set(files.keys())),
  },
  {
    file: 'docs/SECURITY.md',
    name: 'access',
    section: drawAccessTable({ people, groups, matrix: accessMatrix }),
  },
];

const findings: Finding[] = [];
for (const { file, name, section } of sections) {
  const current = readFileSync(file, 'utf8');
  const updated = replaceSection(file, current, name, section);
  if (updated === current) continue;
  if (process.argv.includes('--write')) writeFileSync(file, updated);
  else findings.push({ file, line: 1, message: `the section "${name}" is out of date: npm run docs` });
}

if (!process.argv.includes('--write')) {
  const paths = listPaths();
  const documents = [...paths].filter((path) => path.endsWith('.md'));
  const markdown = new Map(documents.map((path) => [path, readFileSync(path, 'utf8')]));
  const variableReader = 'scripts/vite/parse-env.ts';
  findings.push(
    ...checkMarkdownPaths(markdown, paths),
    ...checkMarkdownAnchors(markdown),
    ...checkMarkdownCommands(markdown, readKnownCommands()),
    ...checkEnvironmentVariables(
      readFileSync('.env.example', 'utf8'),
      new Map([...markdown, [variableReader, files.get(variableReader) ?? '']]),
      'docs/DEPLOY.md',
    ),
  );
  for (const { file, line, message } of findings) console.log(`${file}:${line} ${message}`);
  if (findings.length > 0) process.exitCode = 1;
}
