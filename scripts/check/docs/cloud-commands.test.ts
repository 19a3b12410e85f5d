import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * The commands of others that the docs and the doctor name, against the flags that those have. What gcloud has is in
 * gcloud-flags.txt (528.0.0, 2025-06-20); where it is installed, that is compared with it, and `npx vitest -u` writes it anew.
 */

const projectRoot = join(import.meta.dirname, '../../..');
const tableFile = join(import.meta.dirname, 'gcloud-flags.txt');
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** By command, such as `firestore databases create`; those of all commands under ''. */
type FlagTable = Readonly<Record<string, readonly string[]>>;

/** From their manuals (2026-11-26): https://curl.se/docs/manpage.html, https://docs.docker.com/reference/cli/docker/container/run, https://typesense.org/docs/30.1/api/server-configuration.html */
const others: FlagTable = {
  curl: ['-d', '-H', '-I', '-s', '-sI', '-X'],
  docker: ['-d', '--name', '-p', '--restart', '-v', '--data-dir', '--api-key', '--enable-cors'],
};

const files = ['docs', 'services', 'scripts/doctor'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|ts)$/.test(file))
    .map((file) => join(folder, file)),
);
const lines = files.flatMap((file) => {
  const text = read(file).replaceAll('\\\n', ' ');
  // In a block or in inline code; a table has no place for a pipe.
  return [...text.matchAll(/(?<=[`\n]|\$\(|^ +|\| )(?:gcloud|gsutil|bq|curl|docker) [^`\n|]+/gm)].map(
    ([line]) => line.trim(),
  );
});

/** The words of a command; those in quotes are one. */
const split = (line: string) => line.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];

/** The flags of a command that are not in the table; the command itself, if it is not. */
function findUnknown(line: string, gcloud: FlagTable): string[] {
  const [program = '', ...words] = split(line);
  const isFlag = (word: string) => /^-[\w-]/.test(word);
  const path = words.join(' ');
  const command = Object.keys(gcloud).find((name) => name !== '' && `${path} `.startsWith(`${name} `));
  const known =
    program === 'gcloud' ? command && [...(gcloud[command] ?? []), ...(gcloud[''] ?? [])] : others[program];
  if (!known) return [line];
  return words
    .filter(isFlag)
    .map((word) => word.replace(/[=)].*/, ''))
    .filter((flag) => !known.includes(flag));
}

/** What gcloud completes in a shell. */
interface CompletionTree {
  readonly commands: Readonly<Record<string, CompletionTree>>;
  readonly flags: Readonly<Record<string, unknown>>;
}

/** Of the gcloud of this machine; undefined without one. */
function readInstalledFlags(): FlagTable | undefined {
  const program = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find(existsSync);
  const completions = program && join(realpathSync(program), '../../data/cli/gcloud_completions.py');
  if (!completions || !existsSync(completions)) return undefined;
  const text = readFileSync(completions, 'utf8');
  const tree = JSON.parse(text.slice(text.indexOf('= {') + 2)) as CompletionTree;
  const entries = lines
    .filter((line) => line.startsWith('gcloud '))
    .map((line) => {
      let [name, node] = ['', tree];
      for (const word of split(line).slice(1)) {
        const next = node.commands[word];
        if (!next) break;
        [name, node] = [`${name} ${word}`.trim(), next];
      }
      return [name, Object.keys(node.flags)] as const;
    });
  const sorted = [['', Object.keys(tree.flags)] as const, ...entries].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return Object.fromEntries(sorted);
}

const rows = readFileSync(tableFile, 'utf8').trim().split('\n');
const table: FlagTable = Object.fromEntries(
  rows.map((row) => row.split(': ')).map(([name = '', flags = '']) => [name, flags.split(' ')]),
);
const installed = readInstalledFlags();

test.runIf(installed)('the table has the flags of the gcloud that is installed', async () => {
  const found = Object.entries(installed ?? {}).map(([name, flags]) => `${name}: ${flags.join(' ')}\n`);
  await expect(found.join('')).toMatchFileSnapshot(tableFile);
});

describe('exists:', () => {
  test.each(lines)('%s', (line) => {
    expect(findUnknown(line, table)).toEqual([]);
  });
});

test('a command and a flag that do not exist are noticed', () => {
  expect(lines.length).toBeGreaterThan(30);
  expect(findUnknown('gcloud firestore bases list', table)).toHaveLength(1);
  expect(findUnknown('gcloud firestore databases create --localtion=x', table)).toEqual(['--localtion']);
  expect(findUnknown('curl --fancy x', table)).toEqual(['--fancy']);
});
