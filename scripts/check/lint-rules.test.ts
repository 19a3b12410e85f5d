import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Snippets that the configured linter must reject. */
const rejectedSnippets: [rule: string, path: string, code: string][] = [
  ['no-floating-promises', 'src/lib/floating.ts', `export const act = () => { Promise.resolve(1); };`],
  [
    'no-misused-promises',
    'src/lib/misused.ts',
    `export const act = async () => { if (fetch('x')) await act(); };`,
  ],
  ['await-thenable', 'src/lib/await.ts', `export const act = async () => { await 3; };`],
  ['no-explicit-any', 'scripts/any.ts', `export const act = (value: any) => value !== 1;`],
  [
    'no-unsafe-member-access',
    'scripts/unsafe.ts',
    `export const act = (text: string) => String(JSON.parse(text).name);`,
  ],
  [
    'no-unsafe-type-assertion',
    'src/data/assert.ts',
    `export const act = (text: string | number) => text as string;`,
  ],
  ['no-non-null-assertion', 'src/lib/bang.ts', `export const act = (text?: string) => text!.length;`],
  [
    'switch-exhaustiveness-check',
    'src/lib/switch.ts',
    `export function act(kind: 'a' | 'b'): void { switch (kind) { case 'a': break; } }`,
  ],
  ['only-throw-error', 'src/lib/throw.ts', `export const act = () => { throw 'no'; };`],
  ['eqeqeq', 'src/lib/equal.ts', `export const act = (a: string, b: string) => a == b;`],
  ['no-console', 'src/lib/console.ts', `export const act = () => console.log('x');`],
  ['no-restricted-globals', 'src/lib/report.ts', `export const act = () => reportError('x');`],
  [
    'no-restricted-properties',
    'src/lib/date.ts',
    `export const act = (day: Date) => new Intl.DateTimeFormat('en-US').format(day);`,
  ],
  ['no-default-export', 'src/lib/default.ts', `export default 1;`],
  ['no-unused-vars', 'src/lib/unused.ts', `const a = 1;\nexport const b = 2;`],
  [
    'rules-of-hooks',
    'src/lib/use-hook.ts',
    `import { useState } from 'react';\nexport function useIt(on: boolean) { if (on) useState(1); }`,
  ],
  [
    'exhaustive-deps',
    'src/lib/use-deps.ts',
    `import { useEffect } from 'react';\nexport function useIt(id: string) { useEffect(() => { document.title = id; }, []); }`,
  ],
  ['alt-text', 'src/ui/image-with-fallback.tsx', `export const Picture = () => <img src="x" />;`],
  [
    'no-danger',
    'src/ui/danger.tsx',
    `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
  ],
  [
    'no-focused-tests',
    'src/lib/focused.test.ts',
    `import { expect, test } from 'vitest';\ntest.only('a', () => { expect(1).toBe(1); });`,
  ],
  ['expect-expect', 'src/lib/idle.test.ts', `import { test } from 'vitest';\ntest('a', () => {});`],
];

const acceptedSnippets: [path: string, code: string][] = [
  ['src/lib/log.ts', `export const log = (text: string) => console.log(text);`],
  ['src/app/pages/feed-page.tsx', `export default function FeedPage() { return <p>Feed</p>; }`],
  ['scripts/console.ts', `export const act = () => console.log('x');`],
  [
    'src/lib/bang.test.ts',
    `import { expect, test } from 'vitest';\nconst list = ['a'];\ntest('a', () => { expect(list[0]!.length).toBe(1); });`,
  ],
];

const projectRoot = resolve(import.meta.dirname, '../..');
const temporaryFolder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
const reportedRules = new Map<string, string[]>();

beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json'])
    copyFileSync(join(projectRoot, file), join(temporaryFolder, file));
  symlinkSync(join(projectRoot, 'node_modules'), join(temporaryFolder, 'node_modules'));
  const compilerOptions = { lib: ['ES2023', 'DOM'], types: [] };
  writeFileSync(
    join(temporaryFolder, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include: ['src', 'scripts'] }),
  );
  for (const [path, code] of [...rejectedSnippets.map(([, ...file]) => file), ...acceptedSnippets]) {
    mkdirSync(dirname(join(temporaryFolder, path)), { recursive: true });
    writeFileSync(join(temporaryFolder, path), `${code}\n`);
  }
  let output: string;
  try {
    output = execFileSync(join(projectRoot, 'node_modules/.bin/oxlint'), ['-f', 'json', 'src', 'scripts'], {
      cwd: temporaryFolder,
      encoding: 'utf8',
    });
  } catch (error) {
    // Its exit code is 1 as soon as anything is refused.
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics)
    reportedRules.set(filename, [...(reportedRules.get(filename) ?? []), code]);
}, 30_000);

afterAll(() => rmSync(temporaryFolder, { recursive: true }));

test.each(rejectedSnippets)('%s is an error in %s', (rule, path) => {
  expect(reportedRules.get(path)).toContainEqual(expect.stringContaining(`(${rule})`));
});

test.each(acceptedSnippets)('%s is left alone', (path) => {
  expect(reportedRules.get(path)).toBeUndefined();
});
