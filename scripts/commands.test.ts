import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './backend/project.ts';

/** Each command of the README in its cheapest form, and what it says to a wrong word: a sentence and what to type. */
const commands: readonly [line: string, exitCode: number, output: string][] = [
  ['start --bad', 2, "Unknown option '--bad'.\nOptions (after --):"],
  ['preview --bad', 2, "Unknown option '--bad'.\nOptions (after --):"],
  [
    'check bad',
    2,
    'There is no part "bad".\nUsage: npm run check [part …]; a word of a part is enough: format, lint and types',
  ],
  ['requirements', 0, 'check: 1 passed'],
  ['docs bad', 2, "Unexpected argument 'bad'.\nUsage: npm run docs"],
  ['bench bad', 2, 'There is no part "bad".\nUsage: npm run bench -- [--quick] [first-load'],
  ['search-sync bad', 2, 'There is no command "bad".\nUsage: npm run search-sync -- rebuild|verify --local'],
  ['search-sync verify', 2, 'Name one backend, with --local or --project.\nUsage: npm run search-sync'],
  ['search-sync verify --local', 2, 'The local backend is not running. Run npm start'],
  ['records bad', 2, 'There is no command "bad".\nUsage: npm run records -- rebuild|verify --local'],
  ['admin bad', 2, 'There is no command "bad". See npm run admin -- --help.'],
  ['doctor --local', 1, 'Start the backend: npm start'],
  ['doctor bad', 2, "Unexpected argument 'bad'.\nUsage: npm run doctor"],
  ['doctor --url bad', 2, '"bad" is not the address of a site.\nUsage: npm run doctor'],
  ['deploy --bad', 2, "Unknown option '--bad'.\nUsage: npm run deploy -- --project <id>"],
  ['deploy --project no-such-project', 2, 'belong in .env.no-such-project'],
];

const helps: readonly [line: string, output: string][] = [
  ['start --help', 'Options (after --):'],
  ['check --help', 'Usage: npm run check [part …]'],
  ['test --help', 'Type npm test, npm test -- changed'],
  ['docs --help', 'Usage: npm run docs'],
  ['bench media --help', 'Usage: npm run bench'],
  ['search-sync rebuild --local --help', 'Usage: npm run search-sync -- rebuild|verify'],
  ['records rebuild --local -h', 'Usage: npm run records -- rebuild|verify'],
  ['admin --help', 'ride-of-the-week show'],
  ['doctor --probe --help', 'Usage: npm run doctor'],
  ['deploy --project x --help', 'Usage: npm run deploy -- --project <id>'],
];

/** `npm test` runs the first itself; Vitest answers for the others. */
const testedCommands = ['check', 'soak', 'test:emulators'];

const readText = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };

/** The commands of the README. */
const readCommands = () =>
  [...readText('README.md').matchAll(/^\| `npm (?:run )?([a-z:-]+)/gm)].map(([, name = '']) => name);

/** Without npm, which takes as long as most of the commands, and away from the backends of this machine. */
function run(
  line: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<{ exitCode: number; output: string }> {
  const [name = '', ...options] = line.split(' ');
  const [program, ...args] = (scripts[name] ?? '').split(' ');
  const loader = program === 'tsx' ? ['--import', 'tsx'] : [];
  const { VITE_FIREBASE_PROJECT_ID: _, ...environment } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...loader, ...args, ...options],
      { cwd: projectRoot, env: { ...environment, PORT_SHIFT: '49900', NO_COLOR: '1', ...variables } },
      (_error, stdout, stderr) => resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

test.concurrent.each(commands)(
  'npm run %s',
  async (line, exitCode, output) => {
    const result = await run(line);
    expect(result.output).toContain(output);
    expect(result.output).not.toMatch(/^ +at /m);
    expect(result.exitCode).toBe(exitCode);
    expect(result.output.split('\n').length).toBeLessThan(exitCode === 2 ? 8 : Infinity);
  },
  180_000,
);

test.concurrent.each(helps)(
  '[DEP-04] npm run %s',
  async (line, output) => {
    const result = await run(line);
    expect(result.exitCode).toBe(0);
    expect(result.output).toContain(output);
  },
  180_000,
);

test('npm run doctor without a connection checks nothing, and does not end as if all were well', async () => {
  const offline = encodeURIComponent('globalThis.fetch = () => Promise.reject(new TypeError("offline"))');
  const result = await run('doctor', { NODE_OPTIONS: `--import data:text/javascript,${offline}` });
  expect(result.output).toContain('not checked: no connection');
  expect(result.exitCode).toBe(2);
}, 180_000);

test('[DEP-04] every command that the README names is asked for help', () => {
  const asked = new Set(helps.map(([line]) => line.split(' ')[0]));
  const ways = ['preview', 'requirements', ...testedCommands];
  expect(readCommands().filter((name) => !asked.has(name) && !ways.includes(name))).toEqual([]);
});

test('every command of the README is run', () => {
  const named = readCommands().filter((name) => name !== 'test');
  const known = new Set([...commands.map(([line]) => line.split(' ')[0]), ...testedCommands]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
