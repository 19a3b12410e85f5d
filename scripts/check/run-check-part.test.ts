import { expect, test } from 'vitest';
import { checkWith, formatResult, runPart } from './run-check-part.ts';

const runNode = (code: string, ignoredOutput?: RegExp) => checkWith(['node', '-e', code], ignoredOutput)();

test('a program that ends well has no faults, whatever it prints', async () => {
  expect(await runNode('console.log("all fine")')).toEqual([]);
});

test('a failure shows its lines from both streams, without the noise', async () => {
  const code =
    'console.log("a.ts:1 wrong\\n\\n1 problem"); console.error("b.ts:2 too"); process.exitCode = 1';
  expect((await runNode(code, /^\d+ problem/)).toSorted()).toEqual(['a.ts:1 wrong', 'b.ts:2 too']);
});

test('a program that says nothing, was killed, or is not installed fails with the reason', async () => {
  expect(await runNode('process.exitCode = 3')).toEqual(['node ended with exit code 3']);
  expect(await runNode('process.kill(process.pid, "SIGKILL")')).toEqual(['node ended with SIGKILL']);
  const [reason] = await checkWith(['./no-such-program'])();
  expect(reason).toContain('./no-such-program could not be started');
});

test('a check that throws has failed', async () => {
  const result = await runPart({ name: 'docs', check: () => Promise.reject(new Error('no README.md')) });
  expect(formatResult({ ...result, seconds: 1.26 })).toBe(
    '✗ docs                      1.3 s\n    Error: no README.md',
  );
});
