import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './backend/project.ts';

/** Each command of the README in its cheapest form: it starts, and says what it should. */
const commands: readonly [line: string, exitCode: number, output: string][] = [
  ['start --unknown', 1, '--keep            keep the data'],
  ['preview --unknown', 1, '--keep            keep the data'],
  ['bench unknown', 2, 'Parts: firestore, first-load, slow-line, media, night, sizes'],
  ['soak no-such-test', 1, 'No test files found'],
  ['test:emulators no-such-test', 1, 'No test files found'],
  ['requirements', 0, 'check: 1 passed'],
  ['search-sync verify', 1, 'rebuild|verify --local|--project <id>'],
  ['search-sync verify --local', 1, 'connect ECONNREFUSED'],
  ['records verify', 1, 'rebuild|verify --local|--project <id>'],
  ['admin --help', 0, 'ride-of-the-week show'],
  ['doctor --local', 1, 'Start the backend: npm start'],
  ['drill --unknown', 1, 'Usage: npm run drill'],
  ['cost --views 250000', 0, '250,000 views'],
  ['cost day', 0, 'A day with 50,000,000 views'],
  ['cost --views many', 2, 'npm run cost -- --views <number>'],
  ['deploy --project no-such-project', 1, 'belong in .env.no-such-project'],
];

/** `npm test` runs these itself. */
const testedCommands = ['check', 'docs'];

const readText = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };

/** Without npm, which takes as long as most of the commands, and away from the backends of this machine. */
function run(line: string): Promise<{ exitCode: number; output: string }> {
  const [name = '', ...options] = line.split(' ');
  const [program, ...args] = (scripts[name] ?? '').split(' ');
  const loader = program === 'tsx' ? ['--import', 'tsx'] : [];
  const { VITE_FIREBASE_PROJECT_ID: _, ...environment } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...loader, ...args, ...options],
      { cwd: projectRoot, env: { ...environment, PORT_SHIFT: '49900', NO_COLOR: '1' } },
      (_error, stdout, stderr) => resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

test.concurrent.each(commands)(
  'npm run %s',
  async (line, exitCode, output) => {
    const result = await run(line);
    expect(result.output).toContain(output);
    expect(result.exitCode).toBe(exitCode);
  },
  180_000,
);

test('every command of the README is run', () => {
  const table = readText('README.md').matchAll(/^\| `npm (?:run )?([a-z:-]+)/gm);
  const named = [...table].map(([, name = '']) => name).filter((name) => name !== 'test');
  const known = new Set([...commands.map(([line]) => line.split(' ')[0]), ...testedCommands]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
