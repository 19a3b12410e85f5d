import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Of the interface of firebase-tools for programs, which has no types. */
interface FirebaseCommand {
  options: readonly { long: string; short?: string }[];
}
interface FirebaseTools {
  /** Undefined where there is no such command. */
  getCommand: (name: string) => FirebaseCommand | undefined;
  /** With the options of all commands. */
  cli: FirebaseCommand;
}

const firebaseTools = createRequire(import.meta.url)('firebase-tools') as FirebaseTools;
const docs = join(import.meta.dirname, '../../../docs');
const lines = readdirSync(docs)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const text = readFileSync(join(docs, file), 'utf8').replaceAll('\\\n', ' ');
    return [...text.matchAll(/npx firebase ([^`\n|]+)/g)].map(([, line = '']) => line.trim());
  });

/** The options of a documented command that the pinned firebase-tools lacks; the command itself, if that is missing. */
function findUnknown(line: string): string[] {
  const [name = '', ...words] = line.split(/\s+/);
  const command = firebaseTools.getCommand(name);
  if (!command) return [name];
  const known = [...firebaseTools.cli.options, ...command.options].flatMap(({ long, short }) => [
    long,
    short,
  ]);
  return words
    .map((word) => word.replace(/=.*/, ''))
    .filter((word) => word.startsWith('-') && !known.includes(word));
}

/** A command is loaded with all that it needs. */
const timeoutMs = 60_000;

test.each(lines)(
  'npx firebase %s',
  (line) => {
    expect(findUnknown(line)).toEqual([]);
  },
  timeoutMs,
);

test('a command and an option that do not exist are noticed', () => {
  expect(lines.length).toBeGreaterThan(5);
  expect(findUnknown('hosting:cloned a b')).toEqual(['hosting:cloned']);
  expect(findUnknown('database:get / --ouput=file --project rodeo-live')).toEqual(['--ouput']);
});
